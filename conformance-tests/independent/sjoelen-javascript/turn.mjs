// A turn at the board: trial discs, sub-turns, single discs, extra discs, and counting the discs anew.

import { sum } from "./edition.mjs";
import { change, enterLine, isGone, NOT_HANDED_OVER, scoreOf } from "./card.mjs";

const NOTHING = () => [0, 0, 0, 0];

/** A turn with all its discs in hand; one that replays a line of the card names it. */
export const freshTurn = ({ discs }, board, replays) => ({
  ...(board === undefined ? {} : { board }),
  discs, subTurn: 1, hand: discs, compartments: NOTHING(), field: 0, takenOut: 0, lost: 0, returned: 0, bonus: NOTHING(),
  aside: 0, maximumIn: 0, counted: 0, byDisc: false, replays,
});

/** Whether any disc of this turn has been reported. */
export const underWay = (turn) => turn !== undefined && (turn.byDisc || turn.subTurn > 1);

/** Has a turn played again: the one going on, or one on the card: the last at once, one before it when its line is due. */
export function replay({ edition }, player, line) {
  if (line && (player.turn || line.turn < player.card.length)) return change(line, 0, "annulled");
  const { board, replays = 0 } = line ? player.card.pop() : player.turn;
  Object.assign(player, { turn: freshTurn(edition, board, replays), ...NOT_HANDED_OVER });
}

/** Begins a turn: on the line that waits to be played again, otherwise on the next one. */
function begin(verdict, { edition }, player, { board, counted } = {}) {
  const waiting = player.card.find((line) => line.status === "annulled");
  player.turn = freshTurn(edition, board, player.turn?.replays ?? waiting?.turn ?? 0);
  verdict.fire(counted === undefined ? "turn.deemed-counted" : "turn.counted");
}

export function trialPlayed(verdict, { edition }, player, { discs }) {
  if (player.turn) return verdict.object("trial.before-turn");
  if (verdict.forbids({ "trial.number": discs < 1, "trial.limit": player.trialDiscs + discs > edition.trialDiscs })) return;
  player.trialDiscs += discs;
  verdict.fire("trial.granted");
}

/** Until its first disc a turn may be started once more: on another board, or with its discs counted. */
export function turnStarted(verdict, match, player, { board, counted }) {
  if (underWay(player.turn)) return verdict.object("turn.already-started");
  verdict.forbids({ "turn.thirty-discs": counted !== undefined && counted !== match.edition.discs, "board.number": board < 1 });
  const taken = (other) => other !== player && other.turn?.board === board;
  if (verdict.forbids({ "board.taken": board !== undefined && match.players.some(taken) })) return;
  begin(verdict, match, player, { board, counted });
}

export function subTurnPlayed(verdict, match, player, { compartments, takenOut = 0 }) {
  if (player.turn?.maximumIn) return verdict.object("report.bonus-apart");
  const negative = compartments.some((discs) => discs < 0);
  verdict.forbids({ "report.negative-count": negative, "report.negative-taken-out": takenOut < 0 });
  const tooMany = sum(compartments) + takenOut > (player.turn ?? match.edition).discs;
  if (verdict.forbids({ "report.too-many-discs": !verdict.refused && tooMany, "report.one-way": player.turn?.byDisc })) return;
  if (!player.turn) begin(verdict, match, player);
  if (compartments.some((discs, place) => discs < player.turn.compartments[place])) verdict.fire("report.discs-left-compartment");
  Object.assign(player.turn, { compartments: [...compartments], takenOut });
  endSubTurn(verdict, match.edition, player);
}

export function subTurnEnded(verdict, { edition }, player) {
  if (player.turn.hand > 0) return verdict.object("turn.discs-in-hand");
  if (player.turn.maximumIn) endExtraDiscs(verdict, edition, player);
  else endSubTurn(verdict, edition, player);
}

/** What follows when all discs of a sub-turn have been played. */
function endSubTurn(verdict, edition, player) {
  const { turn } = player;
  const inside = sum(turn.compartments);
  const last = turn.subTurn === edition.subTurns;
  const highest = edition.worth(turn.compartments).points === edition.highest();
  if (highest && edition.extraDiscs(turn.subTurn) > 0) {
    verdict.fire(turn.subTurn === 1 ? "bonus.first-sub-turn" : "bonus.later-sub-turn", "piling.between-sub-turns");
    Object.assign(turn, { maximumIn: turn.subTurn, returned: 1 });
    nextSubTurn(turn, 1);
  } else if (last || inside === turn.discs) {
    const grantsExtraDiscs = edition.maximum() > edition.highest();
    if (last) verdict.fire("turn.last-sub-turn");
    else verdict.fire(grantsExtraDiscs ? "turn.all-in-below-highest" : "turn.all-in");
    if (last && turn.takenOut > 0) verdict.fire("turn.out-in-last-sub-turn");
    finish(verdict, edition, player);
  } else {
    verdict.fire("turn.discs-return");
    if (turn.takenOut > 0) verdict.fire("turn.taken-out-return");
    if (inside > 0) verdict.fire("piling.between-sub-turns");
    nextSubTurn(turn, turn.discs - inside);
  }
}

const nextSubTurn = (turn, hand) =>
  Object.assign(turn, { subTurn: turn.subTurn + 1, hand, field: 0, takenOut: 0, byDisc: false });

export function bonusPlayed(verdict, { edition }, player, { bonus }) {
  const { turn } = player;
  if (turn.byDisc) return verdict.object("report.one-way");
  const negative = bonus.some((discs) => discs < 0);
  const tooMany = !negative && sum(bonus) > turn.hand;
  if (verdict.forbids({ "report.negative-count": negative, "report.extra-disc-limit": tooMany })) return;
  turn.bonus = turn.bonus.map((discs, place) => discs + bonus[place]);
  turn.takenOut = turn.hand - sum(bonus);
  endExtraDiscs(verdict, edition, player);
}

/** After an extra disc comes the next one, one in each sub-turn, until all were played. */
function endExtraDiscs(verdict, edition, player) {
  const { turn } = player;
  turn.aside += turn.field + turn.takenOut;
  if (turn.returned < edition.extraDiscs(turn.maximumIn)) {
    nextSubTurn(turn, 1);
    turn.returned += 1;
    verdict.fire("bonus.next-disc");
  } else {
    verdict.fire(turn.subTurn === edition.subTurns ? "turn.last-sub-turn" : "bonus.played");
    finish(verdict, edition, player);
  }
}

/** The turn is over: the discs are counted, and the score goes onto the card. */
function finish(verdict, edition, player) {
  const { board, discs, compartments: layout, maximumIn, subTurn, returned } = player.turn;
  const bonus = maximumIn ? player.turn.bonus : undefined;
  const points = scoreOf(verdict, edition, layout, bonus);
  if (edition.worth(layout).points === edition.highest()) verdict.fire("score.highest");
  if (discs < edition.discs) verdict.fire("score.fewer-discs");
  enterLine(player, { board, discs, points, layout, bonus, reachedIn: maximumIn || subTurn, extra: returned });
  verdict.fire("card.score-entered");
}

/** A first disc begins a turn, too. */
export function shoved(verdict, match, player, event) {
  verdict.forbids({ "report.no-disc-in-hand": player.turn?.hand === 0 });
  if (isIncomplete(verdict, match.edition, event)) return;
  if (!player.turn) begin(verdict, match, player);
  player.turn.hand -= 1;
  comeToRest(verdict, match.edition, player.turn, event);
}

const NOT_OFF_THE_FIELD = ["short", "over-start-bar"];
const NOT_OUT_OF_A_COMPARTMENT = [...NOT_OFF_THE_FIELD, "field", "on-disc", "in", "over-gate-bar"];
const BY_ITS_OWN_COMPARTMENT = ["half-through", "jumped-to-same", "rebounded"];

export function displaced(verdict, { edition }, { turn }, event) {
  const { from, fromCompartment, fate, compartment } = event;
  const ofField = from === "field";
  const place = edition.placeOf(fromCompartment);
  const pile = from === "extra-disc" ? turn.bonus : turn.compartments;
  const same = compartment === fromCompartment;
  const elsewhere = edition.placeOf(compartment) >= 0 && !same;
  const misplaced = (same && fate === "jumped-to-other") || (elsewhere && BY_ITS_OWN_COMPARTMENT.includes(fate));
  const impossible = (ofField ? NOT_OFF_THE_FIELD : NOT_OUT_OF_A_COMPARTMENT).includes(fate);
  verdict.forbids({
    "report.possible-fate": impossible || (!ofField && place >= 0 && misplaced),
    "report.from-compartment": !ofField && place < 0,
    "report.no-disc-there": (ofField ? turn.field : pile[place]) === 0,
  });
  if (isIncomplete(verdict, edition, event)) return;
  turn.byDisc = true;
  if (from === "compartment" && turn.maximumIn) return verdict.fire("disc.layout-stands");
  if (ofField) turn.field -= 1;
  else pile[place] -= 1;
  comeToRest(verdict, edition, turn, event);
}

/** A report says all that is needed to decide where a disc lies. */
function isIncomplete(verdict, edition, { fate, compartment, stopperMoved }) {
  return verdict.forbids({
    "report.compartment-named": ["in", "half-through"].includes(fate) && compartment === undefined,
    "report.compartment-label": compartment !== undefined && edition.placeOf(compartment) < 0,
    "report.stopper-result": fate === "half-through" && stopperMoved === undefined,
  });
}

/** Where each fate leaves a disc, and the rule that says so; three fates depend on more. */
const RESTING = {
  short: ["hand", "not-in-play"], "over-start-bar": ["field", "over-start-bar"], field: ["field", "stays-on-field"],
  "on-disc": ["field", "on-disc"], in: ["in", "in-compartment"], "over-gate-bar": ["takenOut", "over-gate-bar"],
  rebounded: ["field", "rebounded"], "jumped-to-same": ["takenOut", "back-in-same"],
  "jumped-to-other": ["takenOut", "into-other"], "on-wall": ["takenOut", "on-wall"], "off-board": ["takenOut", "off-board"],
  "came-partly-back": ["field", "came-partly-back"],
};

function resting({ jumpedToField, cameBack }, { fate, stopperMoved }) {
  if (fate === "half-through") return stopperMoved ? ["field", "stopper-moved"] : ["in", "stopper-did-not-move"];
  if (fate === "jumped-to-field") return jumpedToField === "stays" ? ["field", fate] : ["takenOut", "left-other-way"];
  if (fate === "came-back") return ["takenOut", `came-back-${cameBack}`];
  return RESTING[fate];
}

function comeToRest(verdict, edition, turn, event) {
  const [where, rule] = resting(edition, event);
  verdict.fire(`disc.${rule}`);
  turn.byDisc = true;
  if (where !== "in") turn[where] += 1;
  else (turn.maximumIn ? turn.bonus : turn.compartments)[edition.placeOf(event.compartment)] += 1;
}

export function discBroken(verdict, match, player) {
  replay(match, player);
  verdict.fire("discs.broken");
}

/** The discs of a turn are counted: of the one that is named, otherwise the one going on, otherwise the one played last. */
export function discsFound(verdict, match, player, { discs, turn: number }) {
  const { edition } = match;
  const { turn, line } = match.turnInQuestion(player, number);
  if (number !== undefined && !line) return verdict.object("report.turn-on-card");
  if (!turn && (!line || isGone(line))) return verdict.object("discs.nothing-to-count");
  if (discs < 1) return verdict.object("discs.none");
  const right = discs === edition.discs;
  if (turn && !underWay(turn)) return verdict.fire(right ? "discs.right-number" : "discs.before-first-disc");
  if (discs > edition.discs) {
    replay(match, player, line);
    return verdict.fire("discs.more");
  }
  const { layout, points } = line ?? { layout: turn.compartments };
  if (verdict.forbids({
    "discs.possible-number": discs < sum(layout ?? []),
    "discs.fewer-than-score": !layout && points > edition.highest(discs),
    "discs.no-correction": discs > (turn ?? line).discs,
  })) return;
  if (turn) takeMissing(turn, turn.discs - discs);
  verdict.fire(right ? "discs.right-number" : "discs.fewer");
}

/** Missing discs are missed first in the hand, then on the field, then among those taken out. */
function takeMissing(turn, missing) {
  turn.discs -= missing;
  for (const where of ["hand", "field", "takenOut"]) {
    const gone = Math.min(missing, turn[where]);
    turn[where] -= gone;
    missing -= gone;
  }
}
