// The form of a report: which fields each kind of event has, and what they may hold.

const [LARGEST, LONGEST_LIST, LONGEST_TEXT] = [2 ** 31 - 1, 40, 4000];

const whole = (value) => Number.isInteger(value) && value >= -LARGEST - 1 && value <= LARGEST;
const yesOrNo = (value) => typeof value === "boolean";
const text = (value) => typeof value === "string" && value.length <= LONGEST_TEXT && value.isWellFormed();
const four = (value) => Array.isArray(value) && value.length === 4 && value.every(whole);
const list = (value) => Array.isArray(value) && value.length <= LONGEST_LIST && value.every(whole);
const oneOf = (...choices) => (value) => choices.includes(value);

/** What may be reported of whom: of the player alone, of the jury alone, of both, and of anybody. */
export const CONDUCT = {
  ofPlayer: ("removed-without-permission returned-disc-mixed-in played-over-start-bar started-without-permission " +
    "end-not-announced returned-discs-not-checked not-behind-board board-moved board-not-put-back gliding-agent-used " +
    "polished-in-between discs-on-start-bar").split(" "),
  ofJury: ("jury-talked jury-acted count-told-unasked cleared-during-sub-turn score-not-announced card-not-shown " +
    "own-card-on-table").split(" "),
  ofBoth: ["smoked", "ate", "drank"],
  ofAnybody: ["disc-touched", "disc-not-in-play-touched"],
};
const initials = oneOf("ring-leader", "ring-organizer");

/** What a field may hold, by its name. */
const FIELDS = {
  event: text, player: text, matter: text, because: text, by: text, board: whole, toBoard: whole, counted: whole, discs: whole,
  turn: whole, points: whole, compartment: whole, fromCompartment: whole, takenOut: whole, maximumIn: whole, minutes: whole,
  compartments: four, bonus: four, legible: list, stopperMoved: yesOrNo, onTheSpot: yesOrNo, initials, boardInitials: initials,
  turns: (value, event) => (event.event === "threshold-set" ? whole : list)(value),
  touching: oneOf("nothing", "floor", "disc"),
  from: oneOf("field", "compartment", "extra-disc"),
  part: oneOf("copy", "original", "complete"),
  to: oneOf("player", "ring-organizer"),
  conduct: oneOf(...Object.values(CONDUCT).flat()),
  who: oneOf("player", "jury", "other"),
  decision: oneOf("play-on", "replay-turn", "award", "deduct", "annul", "decide"),
  cause: oneOf("rain", "closing-time", "time-limit", "equipment", "other"),
  fate: oneOf("short", "over-start-bar", "field", "on-disc", "in", "half-through", "over-gate-bar", "rebounded", "jumped-to-same",
    "jumped-to-other", "jumped-to-field", "on-wall", "off-board", "came-back", "came-partly-back"),
};

/** The fields of each event: those it must have, and behind a bar those it may have. */
const FORMS = {
  "alien-disc-found": "player", "bonus-played": "player bonus", "card-handed-over": "player part to",
  "card-passed": "player toBoard", "conduct-reported": "player conduct | who", "count-asked": "player", "disc-broken": "player",
  "discs-found": "player discs | turn", displaced: "player from fate | compartment fromCompartment touching stopperMoved",
  "game-conceded": "player", "match-abandoned": "cause", "organizer-decided": "player decision matter | turn points",
  "player-absent": "player", "player-arrived": "player", "player-disqualified": "player because", "player-replaced": "player by",
  "player-withdrew": "player", "score-agreed": "player | turn",
  "score-corrected": "player turn points initials | boardInitials maximumIn compartments bonus",
  "score-disputed": "player | turn", "score-noted": "player points | board maximumIn", "score-struck": "player turn legible",
  shoved: "player fate | compartment touching stopperMoved", "sub-turn-ended": "player",
  "sub-turn-played": "player compartments | takenOut", "tampering-proven": "player turns onTheSpot",
  "threshold-set": "player points turns", "time-called": "player minutes", "trial-played": "player discs",
  "turn-started": "player | board counted",
};

/** Whether this is a report at all: a known event with the right fields. */
export function isReport(event) {
  if (event === null || typeof event !== "object" || !Object.hasOwn(FORMS, event.event)) return false;
  const [must, may = []] = FORMS[event.event].split("|").map((names) => names.trim().split(" "));
  const fits = ([name, value]) => ["event", ...must, ...may].includes(name) && FIELDS[name](value, event);
  return must.every((name) => Object.hasOwn(event, name)) && Object.entries(event).every(fits);
}
