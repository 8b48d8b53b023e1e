//! What is accepted and shown does not depend on the rules of the game: 200 positions, every way of tapping two squares.
//!
//! The questions are put to the desk and its view, which are all that the record screen shows.

use scoresheet_record::diagram::{Diagram, Gesture, castling_by_king_step, geometric_spelling};
use scoresheet_record::log::{Edit, Event, Log};
use scoresheet_record::men::{Board, Color, Piece, Role, Square, last_rank};
use scoresheet_record::ply::Ply;
use scoresheet_record::saved;
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::Written;
use scoresheet_tests::at_desk::{AtDesk, game_id, opened};
use scoresheet_tests::random_games::{Dice, SHUFFLING_STARTS, Taste, game};
use scoresheet_texts::UiText;
use scoresheet_ui::desk::{Access, Asked, Effect, FIRST_ANSWER, Game, Pen, RecordKey, SaveState};
use scoresheet_ui::view::{AskedView, RecordingView, SheetCell, SheetPages, recording};
use shakmaty::{CastlingMode, EnPassantMode};

/// So many positions are tried.
const POSITIONS: u64 = 200;

/// A position of a random legal game, as a start of another one. Checks, pins and mates are among them.
fn position(seed: u64) -> SetUp {
    let tastes = [Taste::Any, Taste::Shuffling, Taste::Lively];
    let fen = SHUFFLING_STARTS[seed as usize % SHUFFLING_STARTS.len()];
    let plies = Dice::new(seed).roll(120);
    let played = game(seed, (fen, CastlingMode::Standard), plies, tastes[seed as usize % 3]);
    let last = played.positions.last().expect("a start").clone();
    let fen = shakmaty::fen::Fen::from_position(&last, EnPassantMode::Legal);
    SetUp::from_fen(&fen.to_string()).expect("a FEN")
}

/// A desk at which games of this position can be laid one after the other.
struct Table {
    at_desk: AtDesk,
    log: Log,
    start: SetUp,
    diagram: Diagram,
}

impl Table {
    fn new(start: &SetUp) -> Table {
        let log = opened(start).log().clone();
        Table { at_desk: AtDesk::playing(&log), log, start: start.clone(), diagram: Diagram::of(start) }
    }

    /// A new game.
    fn lay(&mut self) {
        let mut game = Game::resumed(game_id(), self.log.clone(), None);
        game.access = Access::Writing;
        self.at_desk.desk.game = Some(game);
    }

    /// Taps two squares on the new game and answers the question, if one comes.
    fn tap(&mut self, from: Square, to: Square) -> Vec<Effect> {
        self.lay();
        let first = self.at_desk.press(RecordKey::Tap(from));
        assert_eq!(first, [], "{from} on {}", self.start.to_fen());
        assert_eq!(self.pen(), Pen { selected: Some(from), focus: from, ..Pen::default() });
        self.at_desk.press(RecordKey::Tap(to))
    }

    fn pen(&self) -> Pen {
        self.at_desk.game().pen.clone()
    }
}

/// A pawn of either side that goes to its last rank, from wherever.
fn promotes(board: &Board, from: Square, to: Square) -> bool {
    board.piece_at(from).is_some_and(|man| man.role == Role::Pawn && to.rank() == last_rank(man.color))
}

/// What must stand in the cell: the squares, or castling where a king on its home square goes two files with a rook in
/// the corner, whatever stands between and whatever has moved.
fn written(start: &SetUp, from: Square, to: Square) -> Gesture {
    match castling_by_king_step(&start.board, start.turn, from, to) {
        Some(wing) => Gesture::Castle(wing),
        None => Gesture::Plain { from, to, promotion: None },
    }
}

/// All that must have come of an entry; the gesture and its spelling are what it says about the squares.
fn check_entered(table: &Table, effects: &[Effect], gesture: Gesture) {
    let case = || format!("{gesture:?} on {}", table.start.to_fen());
    let game = table.at_desk.game();
    let [.., last] = game.log().entries() else { panic!("nothing is logged") };
    let is = Event::Edit(Edit::Write { ply: Ply(1), written: Written::Move { gesture, text: None } });
    assert_eq!(last.what, is, "{}", case());
    let [Effect::Append { game: id, first, lines }] = effects else { panic!("{effects:?}: {}", case()) };
    assert_eq!((id, *first, lines.len()), (&game_id(), table.log.next_seq(), 1), "{}", case());
    if let Gesture::Plain { from: Square::E2, .. } | Gesture::Castle(_) = gesture {
        // To write each line a second time would take half the time of the suite.
        assert_eq!(lines[0], saved::write_entry(last), "{}", case());
    }
    let label = table.start.numbering().label(Ply(1)).expect("a label").to_string();
    let text = geometric_spelling(&table.diagram, table.start.turn, &gesture).to_string();
    assert_eq!(table.at_desk.desk.notice, Some(UiText::NoticeEntered { label, text }), "{}", case());
    assert_eq!(game.saving, SaveState::Well);
}

fn check_all_pairs(seed: u64) {
    let start = position(seed);
    let mut table = Table::new(&start);
    for from in Square::ALL {
        for to in Square::ALL.into_iter().filter(|to| *to != from) {
            let mut effects = table.tap(from, to);
            let mut gesture = written(&start, from, to);
            if promotes(&start.board, from, to) {
                let into_question = Effect::Focus(FIRST_ANSWER.to_owned());
                assert_eq!(effects, [into_question], "{from}{to}: nothing is written before the answer");
                let asked = Pen { asked: Some(Asked::Promotion { from, to }), focus: to, ..Pen::default() };
                assert_eq!(table.pen(), asked);
                let role = [Some(Role::Queen), Some(Role::Knight), None][usize::from(to) % 3];
                effects = table.at_desk.press(RecordKey::Promote(role));
                assert_eq!(effects.remove(0), Effect::Focus(to.to_string()), "the focus goes back to the board");
                gesture = Gesture::Plain { from, to, promotion: role };
            }
            check_entered(&table, &effects, gesture);
            assert_eq!(table.pen(), Pen { focus: to, ..Pen::default() }, "{from}{to} on {}", start.to_fen());
        }
    }
}

/// Rule: US 15A and 20E, FIDE 8.1.1: the moves that were made are recorded, legal or not, and the sheet tells nobody which
/// they were.
#[test]
fn every_pair_of_squares_is_taken_alike_in_every_position() {
    in_two_threads(POSITIONS, check_all_pairs);
}

/// A position with one man more than another one.
struct OneMore {
    without: SetUp,
    with: SetUp,
    square: Square,
}

impl OneMore {
    fn new(fen: &str, man: Piece, square: Square) -> OneMore {
        let without = SetUp::from_fen(fen).expect("a FEN");
        let mut with = without.clone();
        assert_eq!(without.board.piece_at(square), None, "{fen}");
        with.board.set_piece_at(square, man);
        OneMore { without, with, square }
    }

    /// What both views must share: all but the man himself and what the move is called.
    fn veiled(&self, mut view: RecordingView) -> RecordingView {
        for shown in view.board.ranks.iter_mut().flatten().filter(|shown| shown.square == self.square) {
            shown.man = None;
        }
        view.pages = SheetPages::default();
        view
    }

    /// Taps the squares at both tables and compares what is shown after each tap.
    fn check(&self, from: Square, to: Square) {
        let mut views = Vec::new();
        for start in [&self.without, &self.with] {
            let mut table = Table::new(start);
            let mut effects = table.tap(from, to).len();
            let asked = recording(table.at_desk.game());
            if promotes(&start.board, from, to) {
                assert!(matches!(asked.asked, Some(AskedView::Promotion { .. })));
                effects += table.at_desk.press(RecordKey::Promote(Some(Role::Queen))).len();
            }
            let view = recording(table.at_desk.game());
            let [page] = view.pages.pages() else { panic!("a page") };
            let [row] = &page.rows[..] else { panic!("a row") };
            let cell = row.white.as_ref().or(row.black.as_ref()).expect("a cell").clone();
            let gesture = match promotes(&start.board, from, to) {
                true => Gesture::Plain { from, to, promotion: Some(Role::Queen) },
                false => written(start, from, to),
            };
            assert_eq!(cell.text, geometric_spelling(&table.diagram, start.turn, &gesture).to_string());
            let cell = SheetCell { text: String::new(), ..cell };
            views.push((effects, self.veiled(asked), self.veiled(view), cell));
        }
        let with = self.with.to_fen();
        assert_eq!(views[0], views[1], "{from}{to} on {with}, without the man on {}", self.square);
    }
}

/// Rule: FIDE 3.9 and 9.2, which the record screen must not know: a man that pins, checks, blocks or gives the move
/// another meaning changes nothing but himself and, by geometry alone, how the move is told from another man's.
#[test]
fn one_man_more_changes_nothing_but_himself_and_the_geometric_spelling() {
    let (white, black) = (Color::White, Color::Black);
    let table = [
        // The rook pins the knight; the knight may not move, and moves all the same.
        ("4k3/8/8/8/8/8/4N3/4K3 w - - 0 1", black.rook(), Square::E5),
        // The bishop gives check.
        ("4k3/8/8/8/8/8/3PP3/4K2R w K - 0 1", black.bishop(), Square::H4),
        // The knight mates.
        ("6rk/6pp/8/8/8/8/8/K5R1 b - - 0 1", white.knight(), Square::F7),
        // The pawn blocks the rook on its way to a8.
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", white.pawn(), Square::A2),
        // A hidden check, once the knight on e4 has gone.
        ("4k3/8/8/8/4N3/8/8/3K4 w - - 0 1", white.queen(), Square::E1),
        // A second knight that could go to d2 too: told apart by geometry.
        ("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", white.knight(), Square::F3),
        // The pinned second knight is told apart like a free one.
        ("4k3/8/8/8/4r3/8/8/1N2K3 w - - 0 1", white.knight(), Square::E2),
        // The pawn that could be taken in passing.
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", black.pawn(), Square::F5),
        // A third man that is material enough to mate.
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", white.pawn(), Square::H2),
    ];
    for (fen, man, square) in table {
        let pair = OneMore::new(fen, man, square);
        for from in pair.without.board.occupied() {
            for to in Square::ALL.into_iter().filter(|to| *to != from && pair.leaves_alone(from, *to)) {
                pair.check(from, to);
            }
        }
    }
}

#[test]
fn one_man_more_in_a_random_position_changes_nothing_but_himself() {
    in_two_threads(POSITIONS, |seed| {
        let start = position(seed);
        let mut dice = Dice::new(seed);
        let free: Vec<Square> = (!start.board.occupied()).into_iter().collect();
        let men: Vec<Square> = start.board.occupied().into_iter().collect();
        let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        let man = dice.pick(&roles).of(*dice.pick(&Color::ALL));
        let pair = OneMore::new(&start.to_fen(), man, *dice.pick(&free));
        for _ in 0..20 {
            let (from, to) = (*dice.pick(&men), *dice.pick(&Square::ALL));
            if from != to && pair.leaves_alone(from, to) {
                pair.check(from, to);
            }
        }
    });
}

impl OneMore {
    /// Whether the man stays where he is when the squares are tapped: he is not taken, in passing neither, and does not
    /// castle.
    fn leaves_alone(&self, from: Square, to: Square) -> bool {
        let mut diagram = Diagram::of(&self.with);
        let gesture = written(&self.with, from, to);
        diagram.apply(&gesture, self.with.turn);
        gesture == written(&self.without, from, to)
            && diagram.board.piece_at(self.square) == self.with.board.piece_at(self.square)
    }
}

fn in_two_threads(count: u64, check: fn(u64)) {
    std::thread::scope(|scope| {
        for thread in 0..2 {
            scope.spawn(move || (thread..count).step_by(2).for_each(check));
        }
    });
}
