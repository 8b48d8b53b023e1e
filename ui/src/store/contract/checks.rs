//! The checks, one function per fact. Each uses games of its own, so that they can share a store.

use super::Broken;
use super::steps::{both, expect_equal, expect_no_such_game, expect_stored, expect_taken, game, id, numbered, other};
use crate::store::{GameId, Seq, Store, StoreError, StoredGame};

pub async fn a_game_is_opened_whole(store: &impl Store) -> Result<(), Broken> {
    let games = [
        ("whole", game(3)),
        ("whole without a PIN", StoredGame { pin: None, ..game(1) }),
        ("whole with an empty PIN", StoredGame { pin: Some(String::new()), ..game(2) }),
    ];
    for (name, game) in games {
        store.open(&id(name), &game).await?;
        expect_stored(store, &id(name), &game).await?;
    }
    Ok(())
}

pub async fn a_taken_name_is_refused(store: &impl Store) -> Result<(), Broken> {
    let (id, game) = (id("taken name"), game(2));
    store.open(&id, &game).await?;
    // More lines than the game has: the places behind its end are free, and must stay so.
    let another = StoredGame { heading: "another".to_owned(), pin: None, lines: other(5) };
    expect_taken(&store.open(&id, &another).await)?;
    expect_taken(&store.open(&id, &game).await)?;
    expect_stored(store, &id, &game).await
}

pub async fn lines_are_added_at_the_next_place(store: &impl Store) -> Result<(), Broken> {
    let id = id("next place");
    store.open(&id, &game(1)).await?;
    store.append(&id, Seq(1), &numbered(1, 1)).await?;
    store.append(&id, Seq(2), &numbered(2, 4)).await?;
    store.append(&id, Seq(6), &numbered(6, 1)).await?;
    expect_stored(store, &id, &game(7)).await
}

pub async fn a_taken_place_is_refused(store: &impl Store) -> Result<(), Broken> {
    let (id, game) = (id("taken place"), game(3));
    store.open(&id, &game).await?;
    for place in [0, 1, 2] {
        let answer = store.append(&id, Seq(place), &other(1)).await;
        expect_equal(&Err(StoreError::Taken { seq: Seq(place) }), &answer)?;
        expect_stored(store, &id, &game).await?;
    }
    Ok(())
}

pub async fn a_hole_is_refused(store: &impl Store) -> Result<(), Broken> {
    let (id, game) = (id("hole"), game(3));
    store.open(&id, &game).await?;
    for place in [4, 5, 1000, u32::MAX] {
        let answer = store.append(&id, Seq(place), &other(1)).await;
        expect_equal(&Err(StoreError::Hole { seq: Seq(place), expected: Seq(3) }), &answer)?;
        expect_stored(store, &id, &game).await?;
    }
    store.append(&id, Seq(3), &numbered(3, 1)).await?;
    expect_stored(store, &id, &super::steps::game(4)).await
}

pub async fn lines_are_all_or_nothing(store: &impl Store) -> Result<(), Broken> {
    let (id, game) = (id("all or nothing"), game(3));
    store.open(&id, &game).await?;
    for place in [0, 2, 4] {
        let answer = store.append(&id, Seq(place), &other(4)).await;
        if answer.is_ok() {
            return expect_taken(&answer);
        }
        expect_stored(store, &id, &game).await?;
    }
    store.append(&id, Seq(3), &numbered(3, 50)).await?;
    expect_stored(store, &id, &super::steps::game(53)).await
}

pub async fn lines_come_back_byte_for_byte(store: &impl Store) -> Result<(), Broken> {
    let id = id("bytes: ♞ „“ 馬 \u{1F600}");
    let odd = [
        "",
        " ",
        "\"quoted\" 'and' \\escaped\\ \\u0041 &amp; <b>",
        "Конь f3, Läufer e5, 馬八進七, ♘f3, e\u{301} and \u{e9}, \u{1F469}\u{200D}\u{1F3EB}",
        "\u{0} \u{1} \t \r \n \u{7f} \u{85} \u{2028} \u{2029} \u{feff} \u{fffd} \u{ffff} \u{10ffff}",
        "{\"seq\":1,\"event\":{\"edit\":{}}}",
        "null",
        "1e4",
    ];
    let mut lines: Vec<String> = odd.map(str::to_owned).into();
    lines.push("d4 ♛".repeat(40_000));
    let heading = lines.concat();
    let whole = StoredGame { pin: Some(heading.clone()), heading, lines: lines.clone() };
    store.open(&id, &whole).await?;
    store.append(&id, whole.next_place(), &lines).await?;
    let expected = StoredGame { lines: [lines.clone(), lines].concat(), ..whole };
    expect_stored(store, &id, &expected).await
}

pub async fn lines_come_back_in_order(store: &impl Store) -> Result<(), Broken> {
    let id = id("order");
    store.open(&id, &game(99)).await?;
    for place in 99..103 {
        store.append(&id, Seq(place), &[format!("line {place}")]).await?;
    }
    store.append(&id, Seq(103), &numbered(103, 1000)).await?;
    expect_stored(store, &id, &game(1103)).await
}

pub async fn games_are_listed_oldest_first(store: &impl Store) -> Result<(), Broken> {
    let names = ["listed 2026-05-01-09", "listed 2026-05-01-10", "listed 2026-05-02-08", "listed 2026-11-30-00"];
    for index in [2, 0, 3, 1] {
        let Some(name) = names.get(index) else { continue };
        store.open(&id(name), &game(1)).await?;
    }
    let listed: Vec<GameId> = store.games().await?.into_iter().filter(|game| game.0.contains("listed ")).collect();
    expect_equal(&names.map(id).to_vec(), &listed)
}

pub async fn an_unknown_game_is_refused(store: &impl Store) -> Result<(), Broken> {
    let unknown = id("unknown");
    expect_no_such_game(&store.load(&unknown).await)?;
    for place in [0, 1] {
        expect_no_such_game(&store.append(&unknown, Seq(place), &other(1)).await)?;
    }
    expect_no_such_game(&store.load(&unknown).await)?;
    expect_equal(&false, &store.games().await?.contains(&unknown))
}

pub async fn games_are_kept_apart(store: &impl Store) -> Result<(), Broken> {
    let names = ["apart", "apart ", "apart,1", "aparu", "Apart", "apart\u{0}"].map(id);
    for (count, name) in names.iter().enumerate() {
        store.open(name, &game(count + 1)).await?;
    }
    for (count, name) in names.iter().enumerate() {
        let place = Seq(u32::try_from(count + 1).unwrap_or(u32::MAX));
        store.append(name, place, &numbered(count + 1, 2)).await?;
    }
    for (count, name) in names.iter().enumerate() {
        expect_stored(store, name, &game(count + 3)).await?;
    }
    Ok(())
}

pub async fn handles_exclude_each_other<S: Store>(
    open: &impl AsyncFn() -> Result<S, StoreError>,
) -> Result<(), Broken> {
    let (one, two, id) = (open().await?, open().await?, id("handles"));
    one.open(&id, &game(1)).await?;
    one.append(&id, Seq(1), &numbered(1, 2)).await?;
    expect_taken(&two.append(&id, Seq(1), &other(2)).await)?;
    expect_stored(&two, &id, &game(3)).await?;

    let (ours, theirs) = (numbered(3, 2), other(3));
    let answers = both(one.append(&id, Seq(3), &ours), two.append(&id, Seq(3), &theirs)).await;
    let (refused, won) = match &answers {
        [Ok(()), refused] => (refused, ours),
        [refused, _] => (refused, theirs),
    };
    expect_taken(refused)?;
    if answers.iter().all(Result::is_err) {
        return Err(Broken::Otherwise { expected: "one answer Ok".to_owned(), found: "none".to_owned() });
    }
    let expected = StoredGame { lines: [numbered(0, 3), won].concat(), ..game(0) };
    expect_stored(&one, &id, &expected).await?;
    expect_stored(&two, &id, &expected).await
}

pub async fn games_outlive_the_handle<S: Store>(open: &impl AsyncFn() -> Result<S, StoreError>) -> Result<(), Broken> {
    let id = id("outlived");
    let first = open().await?;
    first.open(&id, &game(2)).await?;
    first.append(&id, Seq(2), &numbered(2, 3)).await?;
    drop(first);
    let second = open().await?;
    expect_stored(&second, &id, &game(5)).await?;
    expect_equal(&true, &second.games().await?.contains(&id))?;
    expect_taken(&second.append(&id, Seq(4), &other(1)).await)?;
    second.append(&id, Seq(5), &numbered(5, 1)).await?;
    drop(second);
    expect_stored(&open().await?, &id, &game(6)).await
}
