"""An engine that tries to look right without being right, in the way that its argument names.

It knows the answers to the few vectors of LoopholesTest and nothing of any game.
"""

import json
import sys
import time

HOW = sys.argv[1]
RULES = [
    "sjoelen.card.score-entered",
    "sjoelen.report.discs-left-compartment",
    "sjoelen.score.complete-set",
    "sjoelen.score.face-value",
    "sjoelen.turn.last-sub-turn",
]
STRANGER = ["sjoelen.report.known-player"]


def claimed():
    features = ["score", "play", "points", "rulings"]
    if HOW in ("declines-settings", "declines-tables"):
        features.append("settings")
    if HOW == "declines-tables":
        features.append("tables")
    return [] if HOW == "promises-nothing" else features


def start():
    return {
        "protocol": 1,
        "implementation": {"name": "fox", "version": "1", "language": "Python"},
        "games": {} if HOW == "plays-nothing" else {"sjoelen": [], "shovelboard": []},
        "features": claimed(),
    }


def declines(request):
    if HOW == "declines-variants":
        return request["variant"] != "ans-pre2016"
    if HOW == "declines-settings":
        return request["settings"]["setPoints"] == 25
    return HOW == "declines-tables" and "tables" in request


def points(question):
    layout = question["compartments"]
    sets = min(layout)
    worth = sets * 20 + sum((n - sets) * gate for n, gate in zip(layout, (2, 3, 4, 1)))
    return {
        "points-as-text": str(worth),
        "points-as-fraction": worth + 0.0,
        "always-the-same": 116,
        "wrong-points": worth + 1,
    }.get(HOW, worth)


def step(event):
    stranger = event.get("player") == "Bram"
    rules = list(STRANGER if stranger else RULES)
    if HOW == "rules-reversed":
        rules.reverse()
    if HOW == "rules-doubled":
        rules += rules
    if HOW == "every-rule":
        rules = STRANGER + RULES
    won = 0 if stranger else 66
    if HOW == "play-points-as-text":
        won = str(won)
    if HOW == "points-as-fraction":
        won += 0.0
    accepted = HOW == "accepts-everything" or not stranger
    if HOW == "says-less":
        return {"accepted": accepted}
    return {"accepted": accepted, "points": won, "rulings": rules}


def answer(request):
    command = request["cmd"]
    if HOW == "skips" and command != "variant":
        return {"skipped": "not today"}
    if command == "variant":
        return {"unsupported": "not yet"} if declines(request) else {"ok": True}
    if command == "ask":
        if HOW == "answers-and-refuses":
            return {"answers": [{"points": points(q), "problem": "x"} for q in request["questions"]]}
        return {"answers": [{"points": points(q)} for q in request["questions"]]}
    if command == "play":
        if HOW == "refuses-what-came-before":
            return {"refused": "I do not like it"}
        return {"steps": [step(event) for event in request["steps"]]}
    return {"problems": []}


def main():
    for line in sys.stdin:
        request = json.loads(line)
        if request["cmd"] == "stop":
            return
        reply = start() if request["cmd"] == "start" else answer(request)
        if "seq" in request:
            reply["seq"] = request["seq"]
        if HOW == "last-words" and request["cmd"] == "ask":
            print("the board fell off the table", file=sys.stderr, flush=True)
            # long enough for these words to be read before the answer is
            time.sleep(0.2)
        print(json.dumps(reply), flush=True)
        if HOW == "last-words" and request["cmd"] == "ask":
            return


if __name__ == "__main__":
    main()
