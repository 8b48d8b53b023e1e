"""The main line of each game as python-chess reads it, one JSON line a piece of text.

Usage: python_chess.py FILE LENGTHS, where LENGTHS is a file with the length in bytes of each piece of FILE, one a line.
"""

import io
import json
import sys

import chess.pgn


def text_of(raw):
    """UTF-8, or Latin-1 as the standard has it."""
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("latin-1")


def line_of(game):
    board = game.board()
    moves = []
    for move in game.mainline_moves():
        moves.append(board.san(move))
        board.push(move)
    return {
        "moves": moves,
        "result": game.headers.get("Result", "*"),
        "errors": [str(error) for error in game.errors],
    }


def main(path, lengths):
    # Faults are told in the answers.
    chess.pgn.LOGGER.disabled = True
    with open(path, "rb") as file, open(lengths) as numbers:
        for number in numbers:
            source = io.StringIO(text_of(file.read(int(number))))
            games = []
            while (game := chess.pgn.read_game(source)) is not None:
                games.append(line_of(game))
            print(json.dumps({"games": games}))


main(*sys.argv[1:])
