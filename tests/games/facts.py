#!/usr/bin/env python3
"""Computes facts.json from the games and claims of this folder with python-chess (`pip install chess`).

`python3 facts.py` writes the file; `python3 facts.py --check` fails when it is out of date. README.md says what each
field means. The point is independence: nothing here is shared with the program under test.
"""

import json
import sys
from collections import defaultdict
from pathlib import Path

import chess
import chess.pgn

HERE = Path(__file__).parent
FIFTY, SEVENTY_FIVE = 100, 150  # plies without a capture or a pawn move


def position(board):
    """The parts of a position that FIDE 9.2.3 compares, by name. Only a legal en passant capture counts."""
    en_passant = chess.square_name(board.ep_square) if board.has_legal_en_passant() else None
    return {
        "men": board.board_fen(),
        "side to move": board.turn,
        "castling rights": board.clean_castling_rights(),
        "en passant": en_passant,
    }


def key(board):
    return tuple(position(board).values())


def label(board, move):
    """`26.Nb5` or `26...Bc7`."""
    return f"{board.fullmove_number}{'.' if board.turn else '...'}{board.san(move)}"


def look_alikes(positions):
    """Plies with the same men on the same squares that are not all one position, split into positions."""
    by_men = defaultdict(list)
    for ply, here in enumerate(positions):
        by_men[here["men"]].append((ply, here))
    found = []
    for group in by_men.values():
        differ_in = [part for part in group[0][1] if len({here[part] for _, here in group}) > 1]
        if not differ_in:
            continue
        same = defaultdict(list)
        for ply, here in group:
            same[tuple(here.values())].append(ply)
        found.append({"positions": list(same.values()), "differ_in": differ_in})
    return found


def announceable(board, seen):
    """What the side to move could claim by writing a move first (FIDE 9.2.1 and 9.3.1)."""
    threefold, fifty = [], []
    for move in board.legal_moves:
        san, quiet = board.san(move), not board.is_zeroing(move)
        board.push(move)
        plies = seen[key(board)]
        board.pop()
        if len(plies) >= 2:
            threefold.append({"move": san, "earlier": plies})
        if quiet and board.halfmove_clock + 1 >= FIFTY:
            fifty.append(san)
    return {"threefold": sorted(threefold, key=lambda one: one["move"]), "fifty": sorted(fifty)}


def steps(game):
    """Every ply with what it did and the position it made; `seen` holds the plies of each position so far."""
    board, seen, run_start = game.board(), defaultdict(list), -game.board().halfmove_clock
    seen[key(board)].append(0)
    for ply, move in enumerate(game.mainline_moves(), 1):
        run_start = ply if board.is_zeroing(move) else run_start
        step = {
            "ply": ply,
            "move": label(board, move),
            "promotion": move.promotion is not None,
            "en_passant": board.is_en_passant(move),
            "castling": board.is_castling(move),
            "quiet": ply - run_start,
        }
        board.push(move)
        seen[key(board)].append(ply)
        step["occurrences"] = list(seen[key(board)])
        step["position"] = position(board)
        # python-chess keeps a transposition key and a half-move clock of its own: a second opinion inside the oracle.
        assert board.is_repetition(3) == (len(step["occurrences"]) >= 3)
        assert board.halfmove_clock == step["quiet"]
        yield step


def first(played, holds, *fields):
    """The chosen fields of the first step for which `holds` is true, or None."""
    return next(({field: step[field] for field in fields} for step in played if holds(step)), None)


def longest_quiet(played):
    """The longest run without a capture or a pawn move, the earliest of equals; counted within the recorded moves."""
    best = max(played, key=lambda step: step["quiet"])
    length = min(best["quiet"], best["ply"])
    return {"plies": length, "from": best["ply"] - length + 1, "to": best["ply"]}


def replay(game):
    """The facts of one game. Ply 0 is the start position."""
    assert not game.errors, game.errors
    played, board, seen = list(steps(game)), game.board(), defaultdict(list)
    positions = [position(board)] + [step["position"] for step in played]
    for ply, here in enumerate(positions):
        seen[tuple(here.values())].append(ply)
    for move in game.mainline_moves():
        board.push(move)
    return {
        "white": game.headers["White"],
        "black": game.headers["Black"],
        "result": game.headers["Result"],
        "chess960": board.chess960,
        "plies": len(played),
        "final_fen": board.fen(en_passant="legal"),
        "on_board_end": on_board_end(board),
        "final_occurrences": seen[key(board)],
        "threefold": first(played, lambda step: len(step["occurrences"]) >= 3, "ply", "move", "occurrences"),
        "threefold_or_more_at": [step["ply"] for step in played if len(step["occurrences"]) >= 3],
        "fivefold": first(played, lambda step: len(step["occurrences"]) >= 5, "ply", "move", "occurrences"),
        "quiet_at_end": board.halfmove_clock,
        "fifty": first(played, lambda step: step["quiet"] >= FIFTY, "ply", "move"),
        "seventy_five": first(played, lambda step: step["quiet"] >= SEVENTY_FIVE, "ply", "move"),
        "longest_quiet": longest_quiet(played),
        "announce": announceable(board, seen),
        **{kind: [step["ply"] for step in played if step[kind]] for kind in ("promotion", "en_passant", "castling")},
        "look_alikes": look_alikes(positions),
    }


def on_board_end(board):
    if board.is_checkmate():
        return "checkmate"
    if board.is_stalemate():
        return "stalemate"
    return "insufficient material" if board.is_insufficient_material() else None


def settle(claim, game):
    """Adds to a claim what the replay says of it. `at` plies were on the board when it was made."""
    board, occurrences, history = game.board(), defaultdict(list), list(game.mainline_moves())
    occurrences[key(board)].append(0)
    for ply, move in enumerate(history[: claim["at"]], 1):
        board.push(move)
        occurrences[key(board)].append(ply)
    in_turn = board.turn == (claim["by"] == "white")
    if claim["intending"]:
        board.push_san(claim["intending"])
        occurrences[key(board)].append(claim["at"] + 1)
    plies = occurrences[key(board)]
    fact = len(plies) >= 3 if claim["claim"] == "threefold" else board.halfmove_clock >= FIFTY
    settled = {"occurrences": plies, "quiet": board.halfmove_clock, "in_turn": in_turn, "holds": fact and in_turn}
    assert settled["holds"] == claim["holds"], (claim, settled)
    return {**claim, **settled}


def read(path):
    with path.open(encoding="utf-8") as text:
        while game := chess.pgn.read_game(text):
            yield game


def render(value, indent=0):
    """JSON with a line per field of a game or claim, so that a difference shows its field."""
    pad = " " * (indent + 1)
    if indent < 4 and isinstance(value, dict):
        inner = ",\n".join(f"{pad}{json.dumps(k)}: {render(v, indent + 1)}" for k, v in value.items())
        return "{\n" + inner + "\n" + " " * indent + "}"
    if indent < 3 and isinstance(value, list):
        return "[\n" + ",\n".join(pad + render(v, indent + 1) for v in value) + "\n" + " " * indent + "]"
    return json.dumps(value, ensure_ascii=False)


def main():
    games = {path.stem: list(read(path)) for path in sorted(HERE.glob("*.pgn"))}
    facts = [
        {"file": stem, "game": number, **replay(game)}
        for stem, listed in games.items()
        for number, game in enumerate(listed, 1)
    ]
    claims = json.loads((HERE / "claims.json").read_text(encoding="utf-8"))
    settled = [settle(claim, games[claim["file"]][claim["game"] - 1]) for claim in claims]
    text = render({"games": facts, "claims": settled}) + "\n"
    target = HERE / "facts.json"
    if "--check" not in sys.argv:
        target.write_text(text, encoding="utf-8")
    elif target.read_text(encoding="utf-8") != text:
        sys.exit("facts.json is out of date: run facts.py")


if __name__ == "__main__":
    main()
