"""Plays a turn of sjoelen with pubgames as the referee: python3 referee.py [COMMAND ...]."""
import json
import subprocess
import sys


class Referee:
    """A running pubgames; each method is one line there and one line back."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.seq = 0

    def ask(self, cmd, **fields):
        self.seq += 1
        line = json.dumps({"cmd": cmd, "seq": self.seq, **fields}) + "\n"
        self.process.stdin.write(line.encode())
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "errored" in answer:
            raise RuntimeError(answer["errored"])
        return answer

    def stop(self):
        self.process.stdin.write(b'{"cmd":"stop"}\n')
        self.process.stdin.close()
        self.process.wait()


def main(command):
    referee = Referee(command)
    header = {"format": 1, "game": "sjoelen", "variant": "ans-pre2016", "seats": ["Anna", "Bram"]}
    match = referee.ask("open", header=header)["match"]
    for player, compartments in [("Anna", [7, 7, 9, 7]), ("Carla", [1, 1, 1, 1]), ("Anna", [7])]:
        event = {"event": "sub-turn-played", "player": player, "compartments": compartments}
        answer = referee.ask("judge", match=match, event=event)
        for problem in answer.get("wrong", []):
            print("unreadable:", problem["text"])
        for ruling in answer.get("verdict", {}).get("rulings", []):
            print(("" if answer["verdict"]["accepted"] else "refused: ") + ruling["text"])
    turn = referee.ask("state", match=match)["turn"]
    print("next:", turn["who"], ", ".join(turn["names"]))
    with_reason = {"revise": "undo", "because": "wrong board", "by": "Bram"}
    print("revised:", referee.ask("revise", match=match, revision=with_reason)["revised"]["accepted"])
    print("may report:", [form["kind"] for form in referee.ask("forms", match=match, role="jury")["forms"]][:3])
    referee.stop()


if __name__ == "__main__":
    main(sys.argv[1:] or ["pubgames", "referee"])
