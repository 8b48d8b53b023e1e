### The screens: notices, headings, keys and hints. Short, calm, in the arbiters’ words.

## What has just happened

notice-entered = Entered: { $label } { $text }
notice-taken-back = Taken back
notice-taken-out = { $label } taken out
notice-nothing-to-take-back = There is nothing to take back.
notice-empty-text = Type a move first.
notice-too-long = This is longer than any move. A scoresheet holds no notes.
notice-no-entry-yet = Enter a move first.
notice-no-time = “{ $text }” is no time. Write minutes (91) or hours and minutes (1:31).
notice-no-place = The sheet has no place for this.
notice-claim-made = The claim was made. The director says how the game goes on.
notice-wrong-pin = This is not the PIN.
notice-pin-waits = Too many wrong PINs. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and try again.
notice-importing = Saving { $games ->
    [one] { $games } game
   *[other] { $games } games
} …
notice-imported-some = The first { $games ->
    [one] game of the file was
   *[other] { $games } games of the file were
} brought in. For archives use the command line.
notice-imported = { $games ->
    [one] { $games } game brought in
   *[other] { $games } games brought in
}{ $odd ->
    [0] .
    [one] ; { $odd } place in the file was unusual.
   *[other] ; { $odd } places in the file were unusual.
}
notice-handed-out = { $way ->
    [file] The file was handed to the browser.
    [clipboard] Copied.
   *[share] Shared.
}
notice-not-handed-out = { $way ->
    [file] The file could not be saved.
    [clipboard] The browser does not allow copying here. Save a file instead.
   *[share] Nothing was shared.
}

## What is wrong, and what to do

fault-pin = The director’s PIN needs { $shortest } to { $longest } digits or letters.
fault-pins-differ = The two PINs differ. Type the same PIN twice.
fault-no-game = { $name ->
    [none] The text holds no game. Paste a game in PGN.
   *[other] { $name } holds no game. Choose a PGN file.
}
fault-store = { $what ->
    [full] This device has no room left. Free some space.
    [refused] The browser does not let this page store anything. A private window or a setting may be the cause.
    [superseded] A newer version of this app has taken over. Reload the page.
    [taken] Another page has written to this game.
    [silent] The browser’s storage does not answer.
   *[failed] The browser’s storage failed.
}
saved-up-to = { $entry ->
    [none] This page has stopped. Everything marked as saved is saved.
   *[other] This page has stopped. Saved up to { $entry }.
}
not-saved-from = { $entry ->
    [none] NOT SAVED
   *[other] NOT SAVED from { $entry }
}
other-page = This game is being recorded on another page of this device. Here it can only be read, as it was when this page was opened.
written-elsewhere = { $entry ->
    [none] Another page has written to this game. Nothing more is saved here.
   *[other] Another page has written to this game. From { $entry } on nothing is saved here: hand the log out.
}

## The log, in neutral words

log-opened = { $previous ->
    [none] Game set up
   *[other] Game set up. The game before on this device: { $previous }
}
log-corrected = { $label } corrected to { $to }
log-inserted = { $label } { $to } put in
log-removed = { $label } taken out
log-header = Header changed: { $tag }
log-diagram = New diagram from { $label }
log-taken-back = { $entry ->
    [none] Last change taken back
   *[other] Taken back: { $entry }
}
log-hidden-till-start = Page out of sight, then the app was started again after { $span }, cause unknown
log-started = App started ({ $build })
log-hidden = Page out of sight for { $span }, cause unknown
log-clock-jumped = Device clock moved by { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
log-acknowledged = Log seen by the director
log-lock = { $what ->
    [pin-set] PIN set
    [unlocked] Director’s lock opened
    [wrong-pin] Wrong PIN
    [too-soon] PIN entered too soon
   *[locked] Director’s lock closed
}
log-claim = { $kind ->
    [threefold] Threefold repetition
    [fivefold] Fivefold repetition
    [fifty] Fifty moves
    [seventy-five] Seventy-five moves
   *[other] Claim
}, { $by ->
    [white] White
    [black] Black
   *[director] director
}: { $step ->
    [drafted] drafted
    [made] made
    [cancelled] draft dropped
   *[play-goes-on] play goes on
}
log-decision = Decision: { $text }
log-result = Result noted: { $figures }
log-signed = { word-side } signed
log-closed = Sheet closed by the director

## Everywhere

label-app = Scoresheet
label-starting = Opening the games …
label-back = Back
label-language = Language
label-theme = Colours
label-theme-name = { $theme ->
    [device] As the device
    [light] Paper
   *[dark] Dark
}

## The list of games

label-games = Games
label-no-games = No games yet. A new game is set up by the director and the players together, at check-in.
label-new-game = New game
label-import = Bring games in
label-about = About this app
label-update-ready = A new version is ready.
label-update-now = Update now
label-no-store = Nothing can be saved on this device.
label-not-secure = This page was not loaded over a secure connection (https): it needs the network to start and the screen may go dark. Saving works.
label-not-persistent = The browser may clear saved games when it needs room. Install the app or hand games out after each round.
label-nameless = No name
label-damaged = The saved log is damaged from line { $line } on. What comes before can be read.
label-newer = Saved by a newer version of this app (format { $version }). Update to read it.
label-unreadable = Cannot be read.

## A new game

label-white-name = White
label-black-name = Black
label-event = Event
label-site = Place
label-date = Date
label-round = Round
label-board-number = Board
label-keeper = This is the scoresheet of
label-rules = Rules
label-preset = { $id ->
    [us-2024] US Chess, regular (2024)
   *[fide-2023] FIDE, standard (2023)
}
label-new-pin = Director’s PIN
label-pin-again = The PIN again
label-new-pin-hint = Set by the director and kept from the players. It opens the claim tools during the game. Without it only the two players can end the game.
label-begin = Begin the game

## Bringing games in

label-import-file = PGN file
label-import-text = Or paste a game
label-import-pasted = Bring in

## Recording

label-mode-record = Recording
label-mode-claim = Claim
label-mode-director = Director
label-mode-result = Result
label-mode-finished = Game over
label-mode-read-only = Read only
label-no-help = Nothing is checked
label-next = { $label } – { $side ->
    [white] White’s move
   *[black] Black’s move
}
label-not-certain = The board is not certain since { $since }: type the moves.
label-board = Board
label-square = { $mark ->
    [selected] { label-square.content }, selected
    [last] { label-square.content }, last entry
   *[none] { label-square.content }
}
    .content = { $man ->
        [none] { $square }
       *[other] { $square }, { word-man }
    }
label-moves = Moves
label-no-moves = Tap a man and then its square, or type the move.
label-cell = { $saved ->
    [hollow] { label-cell.with-clock }, not saved yet
   *[solid] { label-cell.with-clock }
}
    .with-clock = { $clock ->
        [none] { label-cell.with-offer }
       *[other] { label-cell.with-offer }, clock { $clock }
    }
    .with-offer = { $offer ->
        [offered] { label-cell.entry }, draw offered
       *[not-offered] { label-cell.entry }
    }
    .entry = { $label } { $kind ->
        [illegible] illegible { $text }
        [tick] tick
        [dash] dash
        [blank] left empty
       *[move] { $text }
    }
label-type-move = Type a move
label-enter = Enter
label-take-back = Take back
label-dash = Dash
label-illegible = Illegible
label-draw-offer = Draw offer
label-clock = Clock
label-clock-field = Time on the clock
label-note = Note
label-claim = Claim
label-result = Result
label-director = Director
label-correcting = Correcting { $entry }
label-inserting = New entry before { $entry }
label-insert-before = Insert before
label-take-out = Take out
label-leave-cell = Leave it
label-promote-to = The pawn becomes
label-man = { word-kind }
label-stays-pawn = stays a pawn
label-which-move = Which move is “{ $text }”?
label-drop-question = None of these
label-saving = Saving …
label-export-log = Hand the log out
label-reload = Reload
label-try-again = Try again

## Claims

desk-kind = { $kind ->
    [threefold] Threefold repetition
    [fivefold] Fivefold repetition
    [fifty] Fifty moves
   *[seventy-five] Seventy-five moves
}
desk-what = What is claimed
desk-who = Who claims
desk-claimant = { $by ->
    [white] White
    [black] Black
   *[director] Director
}
desk-intended = Intended move
desk-intended-hint = Only if the claim rests on a move that is not played yet. Type it, or tap its two squares. Leave it empty for the position on the board.
desk-draft = Draft the claim
desk-draft-hint = A draft is not a claim yet. The claim is made at the board.
desk-steps = What to do now
desk-rule = ({ $rule })
desk-no-steps = These rules do not say how such a claim is made. Ask the director.
desk-drafted = { $intending ->
    [none] { desk-drafted.claim }
   *[other] { desk-drafted.claim }, intending { $intending }
}
    .claim = { $by ->
        [white] White
        [black] Black
       *[director] The director
    } claims: { $kind ->
        [threefold] threefold repetition
        [fivefold] fivefold repetition
        [fifty] fifty moves
       *[seventy-five] seventy-five moves
    }
desk-made = The claim was made. The record is frozen there.
desk-cancel = Cancel the draft
desk-play-goes-on = Play goes on
desk-agreed = The opponent agrees: draw

## The arbiter lock

desk-pin = Director’s PIN
desk-unlock = Open
desk-lock-hint = For the director only. Each try is logged and shown. The lock closes by itself after a minute.
desk-lock = Lock and hand back

## The director’s desk

desk-question = Question
desk-after-move = Judged after
desk-pressed = { $side ->
    [white] Has White pressed the clock?
   *[black] Has Black pressed the clock?
}
desk-known = { $answer ->
    [yes] Yes
    [no] No
   *[unknown] Not known
}
desk-touched = Square of a touched piece
desk-no-square = Write a square, such as e4, or nothing.
desk-mark-made = The claim was made
desk-findings = Why
desk-time-change = { $side ->
    [white] Change of White’s time
   *[black] Change of Black’s time
}: { $seconds } s
desk-offer = { $offer ->
    [stands] The draw offer in the claim stands.
   *[lapses] The draw offer in the claim has lapsed.
}
desk-evidence-hidden = The claim is not in order, so the position is not examined before the players.
desk-open-layer = For the director only
desk-close-layer = Close the director’s part
desk-faults = Not legal, not readable or missing: { $plies }
desk-no-faults = Every entry up to here is a legal move.
desk-log = Log of this device
desk-acknowledge = I have seen it
desk-head = Seal of the log: { $hash }
desk-head-hint = The seal shows damage and partial edits. It does not show a log that the device’s owner has written anew.
desk-decision = Decision
desk-decide-draw = The game is drawn
desk-decide-deny = Denied, play goes on
desk-decision-field = In your own words
desk-note-decision = Note it, play goes on
desk-decision-text = { $what ->
    [draw] Draw
   *[deny] Denied, play goes on
} ({ $by ->
    [white] White
    [black] Black
   *[director] director
}, { $kind ->
    [threefold] threefold repetition
    [fivefold] fivefold repetition
    [fifty] fifty moves
   *[seventy-five] seventy-five moves
}; { $verdict ->
    [verdict-upheld] the app: upheld
    [verdict-rejected] the app: rejected
    [verdict-not-in-order] the app: not in order
    [verdict-no-such-claim] the app: no such claim
   *[verdict-for-director] the app: for the director
})
desk-close-sheet = Close the sheet without signatures

## The end of the game

desk-result = Result of the game
desk-noted = Noted: { $figures }
desk-take-off = This is wrong, take it off
desk-sign = { $side ->
    [white] White signs
   *[black] Black signs
}
desk-signed = { $side ->
    [white] White has signed
   *[black] Black has signed
}
desk-sign-hint = Both players sign, or the director closes the sheet.
desk-save-file = Save as PGN
desk-copy = Copy PGN
desk-share = Share PGN
desk-for-us = For Scoresheet and for the record
desk-for-others = For other programs
desk-for-others-hint = Other programs cannot hold this game as it stands on the scoresheet. They get its legal moves, and the rest in comments.
desk-check-claim = Check a claim
desk-leave = To the games

## About

desk-what-this-is = An electronic scoresheet and claim assistant for over-the-board chess. While a game runs it gives no help: nothing is checked and nothing is marked. The director verifies claims behind the PIN.
desk-licence = Free software under the GNU General Public License, version 3 or later. There is no chess engine in it.
desk-build = Build { $build }
desk-check-storage = Check the storage
desk-check-storage-hint = Writes test entries into a separate store of this browser, reads them back and deletes them.
desk-checking-storage = Checking …
desk-storage-well = { $checked ->
    [one] { $checked } promise of the storage was checked and is kept.
   *[other] { $checked } promises of the storage were checked and are kept.
}
desk-storage-bad = Do not record on this device. Promises that its storage does not keep: { $failed }
desk-works-offline = Works without a network.
desk-not-offline = Needs the network to start.
desk-persistent = The browser keeps saved games.
