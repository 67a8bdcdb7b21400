#!/usr/bin/env python3
"""A bot that plays on a Chantier server through its API. Nothing but Python's standard library is needed.

    export CHANTIER_TOKEN=chantier_…             # made on the page /me of the site
    python3 over_http.py http://localhost:8080 --table http://localhost:8080/tables/abcdefgh23456789
    python3 over_http.py http://localhost:8080 --game noria   # sits down in the lobby, or waits there

It plays one game to its end. Replace `choose` to make it play better: `table["observation"]` is all that the seat may know.
"""

import argparse
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request


def choose(table):
    """The move to make: one of table["moves"]."""
    return random.choice(table["moves"])


class Site:
    def __init__(self, address, token):
        self.address, self.token = address.rstrip("/") + "/api/v1", token

    def open(self, path, body=None, timeout=30):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data)
        request.add_header("Authorization", "Bearer " + self.token)
        request.add_header("Content-Type", "application/json")
        return urllib.request.urlopen(request, timeout=timeout)

    def ask(self, path, body=None):
        """The answer, as JSON. Waits and asks again where the server has too much to do."""
        while True:
            try:
                with self.open(path, body) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as problem:
                if problem.code not in (429, 503):
                    raise
                time.sleep(int(problem.headers.get("Retry-After", "5")))

    def events(self):
        """Something happened at one of our tables: its id. Comes back by itself when the connection is lost."""
        while True:
            try:
                with self.open("/events", timeout=60) as stream:
                    name = ""
                    for line in stream:
                        field, _, value = line.decode().rstrip("\n").partition(": ")
                        if field == "event":
                            name = value
                        elif field == "data" and name == "table":
                            yield json.loads(value)["id"]
            except (OSError, ValueError) as lost:
                if isinstance(lost, urllib.error.HTTPError) and lost.code == 401:
                    raise
                time.sleep(2)


def sit_down(site, wanted, game):
    """Takes a seat at the table that is wanted, or at one of the lobby; without any, sets one up and waits."""
    if wanted:
        candidates = [wanted.rstrip("/").rsplit("/", 1)[-1]]
    else:
        lobby = site.ask("/lobby")["waiting"]
        candidates = [table["id"] for table in lobby if table["free"] and game in (None, table["game"])]
    for table in candidates:
        try:
            if not any(seat["you"] for seat in site.ask("/tables/" + table)["seats"]):
                site.ask(f"/tables/{table}/join", {})
            return table
        except urllib.error.HTTPError as problem:
            # Somebody was faster, or there was never a seat.
            print(json.load(problem)["detail"], file=sys.stderr)
    if wanted or not game:
        sys.exit("there is no seat; name a game with --game to wait for somebody")
    return site.ask("/tables", {"game": game, "seats": ["me", "open"], "visit": "public"})["id"]


def play(site, table):
    for changed in site.events():
        while changed == table:
            seen = site.ask("/tables/" + table)
            if seen["phase"] == "over":
                return seen
            if not seen["moves"]:
                break
            try:
                site.ask(f"/tables/{table}/move", {"version": seen["version"], "move": choose(seen)})
            except urllib.error.HTTPError as problem:
                # The table moved on while we thought: look again.
                if problem.code != 409:
                    raise


def main():
    words = argparse.ArgumentParser(description="plays one game on a Chantier server")
    words.add_argument("site", help="such as http://localhost:8080")
    words.add_argument("--table", help="the address or the id of a table")
    words.add_argument("--game", help="the game to look for in the lobby, or to wait for")
    asked = words.parse_args()
    site = Site(asked.site, os.environ.get("CHANTIER_TOKEN") or sys.exit("CHANTIER_TOKEN is not set"))
    over = play(site, sit_down(site, asked.table, asked.game))
    for place in over["outcome"]["standings"]:
        print(place["rank"], over["seats"][place["seat"] - 1]["name"], place["points"])


if __name__ == "__main__":
    main()
