// The line protocol: one line of JSON comes in, one goes out.

import { createInterface } from "node:readline";
import { Edition } from "./edition.mjs";
import { Match } from "./match.mjs";

const CLAIM = {
  protocol: 1,
  implementation: { name: "sjoelen-js", version: "1", language: "JavaScript" },
  games: { sjoelen: ["ans-pre2016", "masters"] },
  features: ["score", "play", "points", "places", "state", "rulings"],
};

let edition;

function variant({ game, settings }) {
  const unsupported = game === "sjoelen" ? Edition.objection(settings) : `${game} is not played here`;
  if (unsupported) return { unsupported };
  edition = new Edition(settings);
  return { ok: true };
}

function play({ seats, given, steps }) {
  const match = new Match(edition, seats);
  for (const [index, event] of given.entries()) {
    const { accepted, rulings } = match.judge(event);
    if (!accepted) return { refused: `given event ${index + 1} is rejected by [${rulings.join(", ")}]` };
  }
  const situation = match.published();
  const judged = (event) => ({ ...match.judge(event), places: match.places(), state: match.published() });
  return { situation, steps: steps.map(judged) };
}

const ask = ({ questions }) => ({ answers: questions.map((question) => edition.answer(question)) });
const COMMANDS = new Map(Object.entries({ start: () => CLAIM, variant, play, ask }));

for await (const line of createInterface({ input: process.stdin })) {
  const { cmd, seq, ...asked } = JSON.parse(line);
  if (cmd === "stop") break;
  const answer = COMMANDS.get(cmd)?.(asked) ?? { errored: `there is no command ${cmd}` };
  process.stdout.write(`${JSON.stringify({ seq, ...answer })}\n`);
}
