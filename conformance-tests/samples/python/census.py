"""A second implementation of what layouts, throws and lying discs are worth: it makes the censuses.

It knows the printed rules and the meaning of the settings, nothing of the Java library. One JSON
document comes in: {"game": …, "suite": …, "tasks": [{"id": …, "title": …, "variant": …, "set": {…},
"settings": {…}}, …]}, where `settings` are the settings as they hold, changes included. That suite
of the game goes out: `census`, or for Schocken also `ranking`, all throws in their order. Everything
is counted with exact fractions.

`mvn test -Dtest=CensusSuiteTest -Dpubgames.write-docs=true` writes the suites anew; without the
property the test compares them with what comes out here.
"""

import json
import sys
from collections import Counter
from fractions import Fraction
from itertools import product

NOTHING = "–"  # counted for a question that is refused: it has no such column


def exact(number):
    return Fraction(str(number))


# --- sjoelen ------------------------------------------------------------------------------------


def layouts(discs):
    for a in range(discs + 1):
        for b in range(discs + 1 - a):
            for c in range(discs + 1 - a - b):
                for d in range(discs + 1 - a - b - c):
                    yield str(a), (a, b, c, d)


def layout_points(settings):
    """A set of four counts as a set, what is left over by the numbers on the compartments."""
    numbers, each_set = settings["gateValues"], settings["setPoints"]
    by_numbers = settings["ownNumberPoints"]

    def points(layout):
        if by_numbers and list(layout) == numbers:
            return by_numbers
        sets = min(layout)
        return sets * each_set + sum(n * (k - sets) for n, k in zip(numbers, layout))

    return lambda layout: (str(points(layout)),) * 2


# --- Schocken -----------------------------------------------------------------------------------


def throws(dice):
    for throw in product(range(1, 7), repeat=dice):
        yield str(throw[0]), throw


def figure(settings, throw):
    """What a throw from the hand is: its name, its discs, and a key that grows with its rank."""
    low, middle, high = sorted(throw)
    if (low, middle, high) == (1, 1, 1):
        discs = {"take-all": "ALL", "flat": settings["schockAusDiscs"], "thrower-leaves": 0}
        return "SCHOCK_AUS", discs[settings["schockAus"]], (9,)
    if (low, middle, high) == (1, 2, 4) and settings["jule"] != "none":
        return "JULE", settings["juleDiscs"], (10,) if settings["jule"] == "top" else (7,)
    if (low, middle, high) == (1, 3, 3) and settings["threeThreeOneDiscs"]:
        return "DREI_DREI_EINS", settings["threeThreeOneDiscs"], (8,)
    if (low, middle, high) == (1, 2, 2) and settings["twoTwoOne"] == "value":
        return "ZWEI_ZWEI_EINS", settings["twoTwoOneDiscs"], (6,)
    if middle == 1:
        weak = high == 2 and settings["generalOverSchockTwo"]
        return "SCHOCK", high, (3,) if weak else (5, high)
    if low == high:
        return "DREI_DICKE", settings["generalDiscs"], (4, high)
    in_a_row = high - middle == middle - low == 1
    if in_a_row and (settings["straights"] == "all" or low == 1 or high == 6):
        return "STRASSE", settings["straightDiscs"], (2, high)
    if settings["simpleOrder"] == "pip-sum":
        return "EINFACH", 1, (1, sum(throw))
    return "EINFACH", 1, (1, high, middle, low)


def throw_rank(settings):
    every = {throw: figure(settings, throw) for _, throw in throws(3)}
    sorts = {tuple(sorted(throw)): found[2] for throw, found in every.items()}

    def answer(throw):
        name, discs, key = every[throw]
        return f"{name} {discs}", str(1 + sum(other > key for other in sorts.values()))

    return answer


# --- shuffleboards: one disc of side a ----------------------------------------------------------


def places(grid):
    (x0, x1, dx), (y0, y1, dy) = grid["x"], grid["y"]
    for y in range(y0, y1 + 1, dy):
        for x in range(x0, x1 + 1, dx):
            yield inches(y), (Fraction(x, 1000), Fraction(y, 1000))


def inches(thousandths):
    """As a decimal without needless noughts."""
    sign = "-" if thousandths < 0 else ""
    whole, part = divmod(abs(thousandths), 1000)
    return f"{sign}{whole}" + (f".{part:03d}".rstrip("0") if part else "")


class Line:
    """Lengths of a disc and of a painted line, and when the two touch."""

    def __init__(self, settings):
        self.radius = exact(settings["discRadius"])
        self.clearance = self.radius + exact(settings["lineWidth"]) / 2
        self.tangent_touches = settings["tangency"] == "touches"
        self.reached_by_touching = settings["reached"] == "touching"

    def clear(self, distance):
        """Whether a disc whose centre lies so far from the middle of a line leaves it free."""
        return distance > self.clearance or distance == self.clearance and not self.tangent_touches

    def clear_square(self, square, of=1):
        """The same for a distance that is given as `square / of` squared, to avoid roots."""
        limit = self.clearance**2 * of
        return square > limit or square == limit and not self.tangent_touches


def on_board(place, radius, width, nearest, farthest):
    """Whether some part of a disc is over a rectangular board."""
    x, y = place
    across = max(abs(x) - width / 2, Fraction(0))
    along = max(nearest - y, y - farthest, Fraction(0))
    return across**2 + along**2 < radius**2


def strip(settings, worth, fallback=False):
    """A table: what lies with its centre beyond an edge falls; `worth` is what is left to say."""
    line = Line(settings)
    width, length = exact(settings["boardWidth"]), exact(settings["boardLength"])

    def answer(place):
        x, y = place
        if not on_board(place, line.radius, width, Fraction(0), length):
            return NOTHING, "0"
        if y <= 0 or y >= length or abs(x) >= width / 2:
            return "0", "0"
        points = worth(line, x, y)
        return (str(points),) * 2

    return answer


def table_points(settings):
    width, length = exact(settings["boardWidth"]), exact(settings["boardLength"])
    zones = [exact(zone) for zone in settings["zoneLines"]]
    best = len(zones) + 1
    at = exact(settings["foulLineAt"])
    foul = {"target-end": at, "shooter-end": length - at, "middle": length / 2, "none": None}
    foul_line = foul[settings["foulLine"]]

    def worth(line, x, y):
        if foul_line is not None and not (y < foul_line and line.clear(foul_line - y)):
            return 0
        if y < line.radius:
            corner = abs(x) + line.radius > width / 2
            return settings["cornerPoints" if corner else "hangerPoints"]
        for passed, zone in enumerate(zones):
            half = settings["lineTouch"] == "half-over"
            touching = not line.clear(abs(zone - y))
            if y < zone if half and touching else y < zone and not touching:
                return best - passed
        return 1

    def counted(line, x, y):
        points = worth(line, x, y)
        needs_three = settings["scorers"] in ("all-with-three", "nearer-with-three")
        return 0 if needs_three and points < 3 else points

    return strip(settings, counted)


def shovelboard_points(settings):
    far, near = exact(settings["farLine"]), exact(settings["nearLine"])
    fallback = settings["fallback"]

    def worth(line, x, y):
        if y < line.radius:
            return 3
        if not line.clear(abs(far - y)):
            return 2 if settings["lineTouch"] == "higher" else 1
        if y < far:
            return 2
        if near == 0:
            return 1
        on_near_line = not line.clear(abs(near - y))
        if on_near_line and line.reached_by_touching or y < near and not on_near_line:
            return 1
        return 1 if fallback else 0

    return strip(settings, worth)


def court_points(settings):
    """The triangle with its six areas, in inches from the middle of the far baseline."""
    line = Line(settings)

    def answer(place):
        x, y = abs(place[0]), place[1]
        if not on_board((x, y), line.radius, Fraction(72), Fraction(-78), Fraction(546)):
            return NOTHING, "0"
        points = area(x, y)
        return (str(points),) * 2

    def within(bottom, top, y):
        return bottom < y < top and line.clear(y - bottom) and line.clear(top - y)

    def area(x, y):
        # the long sides: 3x + y = 126 above the line between 7 and 10-off, 3x + y = 108 below
        inside = 126 - y - 3 * x
        if inside > 0 and line.clear_square(inside**2, of=10):
            if within(90, 126, y):
                return 10
            if line.clear(x):
                if within(54, 90, y):
                    return 8
                if within(18, 54, y):
                    return 7
        inside = 108 - y - 3 * x
        if inside > 0 and line.clear_square(inside**2, of=10) and within(0, 18, y):
            return -10
        return 0

    return answer


def deck_points(settings):
    """Nine cells of a foot and two half circles, in inches from the middle of the square."""
    line = Line(settings)
    rows = [(8, 1, 6), (3, 5, 7), (4, 9, 2)]
    if settings["orientation"] == "near-side":
        rows.reverse()

    def half_circle(x, y):
        room = 18 - line.clearance
        distance = x**2 + (y - 18) ** 2
        return line.clear(y - 18) and (
            distance < room**2 or distance == room**2 and not line.tangent_touches
        )

    def answer(place):
        x, y = place
        if y > 18 and half_circle(x, y):
            points = settings["farPoints"]
        elif y < -18 and half_circle(x, -y):
            points = settings["nearPoints"]
        else:
            points = cell(x, y)
        return (str(points),) * 2

    def cell(x, y):
        if abs(x) >= 18 or abs(y) >= 18:
            return 0
        if not all(line.clear(abs(at - edge)) for at in (x, y) for edge in (-18, -6, 6, 18)):
            return 0
        return rows[int((18 - y) // 12)][int((x + 18) // 12)]

    return answer


# --- the suites ---------------------------------------------------------------------------------

GRIDS = {
    # half the width, step across, first, last and step along: lines and most tangents are hit;
    # nobody shoves onto the end of a table where he stands, so the grid ends before it
    "table-shuffleboard": lambda s: (12, 3, -3, s["boardLength"] - 1, 1),
    "shovelboard": lambda s: (20, 5, -2, s["boardLength"] - 1, 1),
    "court-shuffleboard": lambda s: (38.5, 7, -4.5, 130.5, 1),
    "deck-shuffleboard": lambda s: (24.5, 1, -64.5, 53.5, 1),
}


def grid(side, dx, first, last, dy):
    def thousandths(value):
        return int(exact(value) * 1000)

    across = [-thousandths(side), thousandths(side), thousandths(dx)]
    return {"x": across, "y": [thousandths(first), thousandths(last), thousandths(dy)]}


def shuffleboard(game, points):
    def task(settings):
        found = grid(*GRIDS[game](settings))
        return f"places: {{x: {found['x']}, y: {found['y']}}}", places(found), points(settings)

    return {"count": "[a]", "sum": "a", "task": task}


GAMES = {
    "sjoelen": {
        "count": "[points]",
        "sum": "points",
        "task": lambda s: (f"layouts: {s['discs']}", layouts(s["discs"]), layout_points(s)),
    },
    "schocken": {
        "count": "[category, discs]",
        "sum": "rank",
        "task": lambda s: ("throws: 3", throws(3), throw_rank(s)),
    },
    "table-shuffleboard": shuffleboard("table-shuffleboard", table_points),
    "shovelboard": shuffleboard("shovelboard", shovelboard_points),
    "court-shuffleboard": shuffleboard("court-shuffleboard", court_points),
    "deck-shuffleboard": shuffleboard("deck-shuffleboard", deck_points),
}


class Consulted(dict):
    """Settings that remember which of them were asked for."""

    def __init__(self, settings):
        super().__init__(settings)
        self.asked = {}

    def __getitem__(self, name):
        self.asked[name] = super().__getitem__(name)
        return self.asked[name]


KNOWN = []  # what was counted already, with the settings that were asked for


def census(game, settings):
    """The domain as YAML, how many answers are alike, and the sum of each branch."""
    for asked, counts in KNOWN:
        if all(settings[name] == value for name, value in asked.items()):
            return counts
    consulted = Consulted(settings)
    domain, questions, answer = GAMES[game]["task"](consulted)
    histogram, divide = Counter(), Counter()
    for branch, question in questions:
        counted, added = answer(question)
        histogram[counted] += 1
        divide[branch] += int(added)
    counts = domain, histogram, {branch: total for branch, total in divide.items() if total}
    KNOWN.append((consulted.asked, counts))
    return counts


def flow(counts, indent):
    """A map over as few lines as it needs."""
    words = [f'"{key}": {value}' for key, value in counts]
    lines, line = [], indent + "{"
    for number, word in enumerate(words):
        word += "," if number < len(words) - 1 else "}"
        if len(line) + len(word) > 150:
            lines.append(line.rstrip())
            line = indent + " "
        line += word + " "
    return "\n".join(lines + [line.rstrip()])


def in_order(key):
    try:
        return 0, Fraction(key), key
    except ValueError:
        return 1, 0, key


def head(task):
    changed = ", ".join(f"{name}: {json.dumps(value)}" for name, value in task["set"].items())
    name = task["variant"]
    guards = task.get("guards", [])
    guarded = f"    guards: [{', '.join(guards)}]\n" if guards else ""
    return f"""  - id: {task["id"]}
    title: "{task["title"]}"
    rule: {task["id"].split("/")[0]}
{guarded}    polarity: positive
    variant: {f"{{extends: {name}, set: {{{changed}}}}}" if changed else name}
"""


def census_vector(game, task):
    domain, histogram, divide = census(game, task["settings"])

    def ordered(counts):
        return sorted(counts.items(), key=lambda entry: in_order(entry[0]))

    return head(task) + f"""    census:
      {domain}
      count: {GAMES[game]["count"]}
      sum: {GAMES[game]["sum"]}
      histogram:
{flow(ordered(histogram), " " * 8)}
      divide:
{flow(ordered(divide), " " * 8)}
"""


def ranking_vector(game, task):
    """All throws from the best to the worst; equally good ones as numbers, highest die first."""
    answer = throw_rank(task["settings"])
    every = {tuple(sorted(throw, reverse=True)) for _, throw in throws(3)}
    asks, answers = [], []
    for throw in sorted(sorted(every, reverse=True), key=lambda throw: int(answer(throw)[1])):
        (category, discs), rank = answer(throw)[0].split(), answer(throw)[1]
        asks.append(f"      - {{dice: [{', '.join(map(str, throw))}]}}")
        answers.append(f"      - {{rank: {rank}, category: {category}, discs: {discs}}}")
    return head(task) + "\n".join(["    ask:", *asks, "    answer:", *answers]) + "\n"


SUITES = {
    "census": ("What every question of a whole domain is worth", census_vector),
    "ranking": ("All throws from the best to the worst", ranking_vector),
}


def main():
    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    request = json.load(sys.stdin)
    game = request["game"]
    about, vector = SUITES[request["suite"]]
    print(f"# {about}; made by samples/python/census.py.")
    print(f"suite: {{game: {game}, format: 1}}")
    print("vectors:")
    print("\n".join(vector(game, task) for task in request["tasks"]), end="")


if __name__ == "__main__":
    main()
