"""A sample engine: sjoelen layouts and Schocken throws, asked over the conformance protocol.

Python 3 and its standard library. Run it under the kit:

    pubgames conformance run -- python3 engine.py

One line of JSON comes in, one goes out, in turn. Anything meant for people goes to stderr.
"""

import json
import sys

START = {
    "protocol": 1,
    "implementation": {"name": "sample", "version": "1", "language": "Python"},
    "games": {"sjoelen": [], "schocken": []},
    "features": ["score", "settings"],
}


class Unsupported(Exception):
    """Rules that this engine does not know."""


class Impossible(Exception):
    """A question that has no answer; the text is a problem code."""


def choice(settings, name, known):
    """A setting whose values are all understood here."""
    if settings[name] not in known:
        raise Unsupported(f"{name}: {settings[name]}")
    return settings[name]


def whole_numbers(values, how_many):
    if not isinstance(values, list):
        raise Impossible("wrong-type")
    if len(values) != how_many:
        raise Impossible("wrong-number-of-columns")
    if any(type(value) is not int for value in values):
        raise Impossible("not-a-whole-number")
    return values


class Sjoelen:
    """A disc counts the number of its compartment; one disc in each makes a set."""

    def __init__(self, settings):
        self.discs = settings["discs"]
        self.gates = settings["gateValues"]
        self.set_points = settings["setPoints"]
        self.own_numbers = settings["ownNumberPoints"]

    def answer(self, question):
        layout = whole_numbers(question.get("compartments"), 4)
        if min(layout) < 0:
            raise Impossible("negative-count")
        if sum(layout) > self.discs:
            raise Impossible("too-many-discs")
        sets = min(layout)
        left_over = sum((lying - sets) * gate for lying, gate in zip(layout, self.gates))
        usual = sets * self.set_points + left_over
        return {"points": max(usual, self.own_numbers) if layout == self.gates else usual}


class Schocken:
    """Throws compare by tier, then by height; every throw counts as thrown in one go."""

    def __init__(self, settings):
        self.rules = settings
        self.jule = choice(settings, "jule", ("none", "second", "top"))
        self.aus = choice(settings, "schockAus", ("take-all", "flat", "thrower-leaves"))
        self.straights = choice(settings, "straights", ("all", "low-and-high"))
        self.order = choice(settings, "simpleOrder", ("digits", "pip-sum"))
        choice(settings, "twoTwoOne", ("none", "lose-half", "value", "fine"))
        throws = [(a, b, c) for a in range(1, 7) for b in range(1, a + 1) for c in range(1, b + 1)]
        self.worths = {throw: self.worth(*throw) for throw in throws}

    def worth(self, high, middle, low):
        """Category, discs, tier and height of three dice, highest first."""
        rules, dice = self.rules, (high, middle, low)
        if high == 1:
            flat = {"take-all": "ALL", "flat": rules["schockAusDiscs"], "thrower-leaves": 0}
            return "SCHOCK_AUS", flat[self.aus], 90, 0
        if dice == (4, 2, 1) and self.jule != "none":
            return "JULE", rules["juleDiscs"], 100 if self.jule == "top" else 80, 0
        if dice == (3, 3, 1) and rules["threeThreeOneDiscs"] > 0:
            return "DREI_DREI_EINS", rules["threeThreeOneDiscs"], 85, 0
        if dice == (2, 2, 1) and rules["twoTwoOne"] == "value":
            return "ZWEI_ZWEI_EINS", rules["twoTwoOneDiscs"], 75, 0
        if middle == 1:
            below = high == 2 and rules["generalOverSchockTwo"]
            return "SCHOCK", high, 55 if below else 70, high
        if high == low:
            return "DREI_DICKE", rules["generalDiscs"], 60, high
        if high - 1 == middle == low + 1 and (self.straights == "all" or low == 1 or high == 6):
            return "STRASSE", rules["straightDiscs"], 40, high
        return "EINFACH", 1, 10, sum(dice) if self.order == "pip-sum" else int("%d%d%d" % dice)

    def answer(self, question):
        dice = whole_numbers(question.get("dice"), 3)
        if any(not 1 <= die <= 6 for die in dice):
            raise Impossible("impossible-pips")
        category, discs, tier, height = self.worths[tuple(sorted(dice, reverse=True))]
        better = sum((t, h) > (tier, height) for _, _, t, h in self.worths.values())
        return {"rank": better + 1, "category": category, "discs": discs}


GAMES = {"sjoelen": Sjoelen, "schocken": Schocken}


def answer(engine, question):
    try:
        return engine.answer(question if isinstance(question, dict) else {})
    except Impossible as problem:
        return {"problem": str(problem)}


def main():
    engine = None
    for line in sys.stdin.buffer:
        request = json.loads(line)
        reply = {"seq": request.get("seq", 0)}
        try:
            if request["cmd"] == "stop":
                return
            if request["cmd"] == "start":
                reply = START
            elif request["cmd"] == "variant":
                if request.get("tables"):
                    raise Unsupported("a house's own tables")
                try:
                    engine = GAMES[request["game"]](request["settings"])
                except KeyError as unknown:
                    raise Unsupported(str(unknown)) from unknown
                reply["ok"] = True
            elif request["cmd"] == "ask":
                reply["answers"] = [answer(engine, question) for question in request["questions"]]
            else:
                reply["skipped"] = request["cmd"] + " is not done here"
        except Unsupported as unknown:
            reply["unsupported"] = str(unknown)
        sys.stdout.buffer.write(json.dumps(reply).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
