#!/usr/bin/env python3
"""A complete bot for Chantier: chantier arena batisseurs --bots "exec:python3 careful.py",greedy

It speaks the protocol of docs/bot-protocol.md and needs nothing but Python's own library. It knows no rules: it learns,
while it plays, which kinds of moves were in games that it won, and prefers those; what it never tried comes first. It
is weak, and a frame for something better: put your thoughts into `choose`.
"""
import json
import math
import random
import sys


class Bot:
    def __init__(self):
        self.tried = {}  # kind of move: [games it was in, sum of results]
        self.begin("")

    def begin(self, heading):
        """A new game: 'batisseurs rules 1 players 2 seat 1 seed 93ab… options …'."""
        words = heading.split(" ")
        fixed = dict(zip(words[1:9:2], words[2:9:2]))
        self.seat = fixed.get("seat")
        # The same seed gives the same game, so that a contest can be repeated.
        self.random = random.Random(fixed.get("seed"))
        self.played = set()
        self.view = None
        self.legal = []

    def observe(self, text):
        """The table as this seat may know it. What is hidden was dealt anew: believe only what you can see."""
        self.view = json.loads(text)
        self.legal = []

    def choose(self):
        """One of self.legal, in the position self.view."""
        games = 1 + sum(count for count, _ in self.tried.values())

        def promise(move):
            count, total = self.tried.get(kind(move), (0, 0.0))
            if count == 0:
                return math.inf
            return total / count + math.sqrt(math.log(games) / count)

        best = max(promise(move) for move in self.legal)
        move = self.random.choice([move for move in self.legal if promise(move) == best])
        self.played.add(kind(move))
        return move

    def standing(self, text):
        """The result of a seat: '1 rank 2 points 19'."""
        seat, _, rank, _, _points = text.split(" ")
        if seat == self.seat:
            for name in self.played:
                entry = self.tried.setdefault(name, [0, 0.0])
                entry[0] += 1
                entry[1] += 1.0 if rank == "1" else 0.0


def kind(move):
    """The first word of a move: 'open chapel' is an 'open'."""
    return move.split(" ", 1)[0]


def say(line):
    # Without flush the line would wait in a buffer, and the host for the line.
    print(line, flush=True)


def main():
    bot = Bot()
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "chantier":
            say("ready careful")
        elif word == "game":
            bot.begin(rest)
        elif word == "observe":
            bot.observe(rest)
        elif word == "legal":
            bot.legal.append(rest)
        elif word == "go":
            say("move " + bot.choose())
        elif word == "standing":
            bot.standing(rest)
        elif word == "quit":
            return
        # Anything else is for bots that want to know more: 'material', 'over', and what later versions may say.


if __name__ == "__main__":
    main()
