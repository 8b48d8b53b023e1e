### Messages of scoresheet-record: what was written, clocks, rulebooks, claims.

## The steps of a claim, said to the player who claims

step-write-move = Write the move you intend to make on your scoresheet. It cannot be changed afterwards.
step-do-not-play = Do not play it on the board.
step-stop-both-clocks = Stop both clocks.
step-state-claim = Tell your opponent what you claim.
step-opponent-may-agree = Your opponent may agree. Then the game is drawn.
step-call-director = If your opponent does not agree, call the director.
step-tell-arbiter = Stop the clock and tell the arbiter what you claim.
step-cannot-withdraw = The claim cannot be withdrawn. It also counts as a draw offer.
step-director-sees = Nothing needs to be claimed: the director or arbiter sees to it.
