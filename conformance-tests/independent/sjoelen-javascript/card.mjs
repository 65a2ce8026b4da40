// The match card: scores noted, agreed, corrected, struck out and taken away.

import { sum } from "./edition.mjs";
import { underWay } from "./turn.mjs";

/** How many turns on the card have been played; one that waits to be played again has not. */
export const linesPlayed = (player) => player.card.filter((line) => line.status !== "annulled").length;

export const NOT_HANDED_OVER = { copyHandedOver: false, originalHandedOver: false };

/** Whether the points of a turn were taken away, or it waits to be played again. */
export const isGone = (line) => line.status === "deducted" || line.status === "annulled";

/** Names the rules that make the points of a layout and of extra discs, and adds the points up. */
export function scoreOf(verdict, edition, layout, bonus = []) {
  const { sets, left, points } = edition.worth(layout);
  if (sets > 0) verdict.fire("score.complete-set");
  if (left > 0) verdict.fire("score.face-value");
  if (sum(bonus) > 0) verdict.fire("score.extra-disc");
  verdict.points += points + edition.extraWorth(bonus);
  return points + edition.extraWorth(bonus);
}

/** Enters the score of the turn that has just been played, on the line that it replays or on a new one, and ends the turn. */
export function enterLine(player, { board, layout, bonus, ...score }, status = "noted") {
  const replayed = player.card.find((line) => (player.turn ? line.turn === player.turn.replays : line.status === "annulled"));
  const turn = replayed?.turn ?? player.card.length + 1;
  player.card[turn - 1] = {
    turn, ...(board === undefined ? {} : { board }), ...score, written: score.points, ...(layout && { layout }),
    ...(bonus && { bonus }), status,
    history: replayed ? [...replayed.history, { points: replayed.points, status: replayed.status }] : [],
  };
  delete player.turn;
  Object.assign(player, { lastPlayed: turn, trialDiscs: 0 });
}

/** Changes what counts on a line; what counted before stays in its history. */
export function change(line, points, status, initials) {
  const { points: before, status: was, initials: by } = line;
  line.history.push({ points: before, status: was, ...(by && { initials: by }) });
  Object.assign(line, { points, status, initials });
  if (!initials) delete line.initials;
}

/** Whether a score can be: from 0 to the maximum, and above the highest only with extra discs that were earned. */
function judgeScore(verdict, edition, points, maximumIn) {
  if (points < 0) return verdict.object("card.negative-score");
  if (points > edition.maximum()) return verdict.object("card.above-maximum");
  const highest = edition.highest();
  const earned = edition.extraDiscs(maximumIn);
  verdict.forbids({
    "card.claimed-sub-turn": maximumIn < 1 || maximumIn > edition.subTurns,
    "card.claim-below-highest": maximumIn !== undefined && points < highest,
    "card.no-entitlement": points > highest && earned === 0,
    "card.beyond-entitlement": earned > 0 && points > edition.maximum(earned),
  });
}

export function scoreNoted(verdict, { edition }, player, { points, board, maximumIn }) {
  judgeScore(verdict, edition, points, maximumIn);
  if (verdict.forbids({ "card.turn-being-played": underWay(player.turn), "board.number": board < 1 })) return;
  if (points > edition.highest()) verdict.fire("card.score-with-extra-discs");
  if (points >= edition.highest()) verdict.fire("score.highest");
  const reachedIn = points > edition.highest() ? maximumIn : 0;
  const extra = edition.extraDiscs(reachedIn);
  enterLine(player, { board: board ?? player.turn?.board, discs: edition.discs, points, reachedIn, extra });
  verdict.fire("card.score-entered");
}

export function scoreCorrected(verdict, { edition }, player, event) {
  const { points, initials, maximumIn, compartments, bonus } = event;
  const line = player.card[event.turn - 1];
  if (!line) return verdict.object("card.no-such-turn");
  if (line.status === "annulled") return verdict.object("card.turn-annulled");
  if (line.status === "deducted") return verdict.object("card.turn-deducted");
  verdict.forbids({ "card.initials-ring-leader": initials !== edition.cardInitials });
  if (compartments ?? line.layout ?? bonus) judgeDiscs(verdict, edition, line, event);
  else judgeScore(verdict, edition, points, maximumIn);
  if (verdict.refused) return;
  if (compartments ?? bonus) {
    line.layout = compartments ?? line.layout;
    if (edition.worth(line.layout).points < edition.highest()) delete line.bonus;
    else if (bonus) line.bonus = bonus;
    line.written = scoreOf(verdict, edition, line.layout, line.bonus);
  } else if (points > edition.highest() && !line.layout) verdict.fire("card.score-with-extra-discs");
  if (maximumIn && points > edition.highest()) Object.assign(line, { reachedIn: maximumIn, extra: edition.extraDiscs(maximumIn) });
  change(line, points, "corrected", initials);
  verdict.fire("card.corrected");
}

/** The right score is what the discs were worth, within what was judged when they were played. */
function judgeDiscs(verdict, edition, line, { points, maximumIn, compartments, bonus }) {
  const layout = compartments ?? line.layout ?? [0, 0, 0, 0];
  if ([...layout, ...(bonus ?? [])].some((discs) => discs < 0)) return verdict.object("report.negative-count");
  if (sum(layout) > line.discs) return verdict.object("report.too-many-discs");
  const worth = edition.worth(layout).points;
  const reached = worth === edition.highest();
  const extra = bonus ?? (reached ? line.bonus : undefined) ?? [];
  const played = line.layout ? line.extra : edition.extraDiscs(maximumIn ?? (line.reachedIn || 1));
  const unearned = bonus !== undefined && (!reached || (played === 0 && sum(bonus) > 0));
  const named = maximumIn !== undefined;
  verdict.forbids({
    "report.no-extra-disc": unearned,
    "report.extra-disc-limit": !unearned && bonus && sum(bonus) > played,
    "card.claimed-sub-turn": maximumIn < 1 || maximumIn > edition.subTurns,
    "card.claim-against-discs": named && !reached,
    "card.claim-against-play": named && reached && line.layout && maximumIn !== line.reachedIn,
  });
  verdict.forbids({ "card.correction-against-discs": !verdict.refused && points !== worth + edition.extraWorth(extra) });
}

export function scoreStruck(verdict, { edition }, player, { turn, legible }) {
  const line = player.card[turn - 1];
  if (!line) return verdict.object("card.no-such-turn-struck");
  if (line.status === "annulled") return verdict.object("card.turn-annulled");
  if (line.status === "deducted") return verdict.object("card.turn-deducted-struck");
  if (legible.length === 0) return verdict.object("card.nothing-legible");
  const lowest = Math.min(...legible);
  const most = Math.max(edition.highest(), line.written, line.points);
  const worth = line.layout ? edition.worth(line.layout).points + edition.extraWorth(line.bonus ?? []) : Infinity;
  if (lowest < 0 || lowest > most) return verdict.object("card.legible-possible");
  if (lowest > worth) return verdict.object("card.legible-against-discs");
  if (lowest > line.points) return verdict.object("card.struck-raises");
  change(line, lowest, "struck");
  verdict.fire("card.lowest-legible");
}

/** The player's word on a score: of the turn that is named, otherwise of the last line. */
function say(status, verdict, player, number) {
  const line = number === undefined ? player.card.at(-1) : player.card[number - 1];
  const named = number !== undefined;
  const settled = !line || isGone(line) || ["agreed", "decided"].includes(line.status);
  if (verdict.forbids({ "report.turn-on-card": named && !line, "card.nothing-to-agree": settled })) return;
  change(line, line.points, status, line.initials);
  verdict.fire(`card.score-${status}`);
}

export const scoreAgreed = (verdict, match, player, { turn }) => say("agreed", verdict, player, turn);
export const scoreDisputed = (verdict, match, player, { turn }) => say("disputed", verdict, player, turn);

export const cardPassed = (verdict, match, player, { toBoard }) =>
  toBoard < 1 ? verdict.object("card.passed-to-board") : verdict.fire("card.passed");

export function cardHandedOver(verdict, match, player, { part, to }) {
  const { turns, turnsPerCard } = match.edition;
  const played = linesPlayed(player);
  const full = played > 0 && (played >= turns || played % turnsPerCard === 0) && !player.turn;
  if (verdict.forbids({
    "card.handed-over-early": !full && !match.isOver(),
    "card.complete-to-player": part === "complete" && to === "player",
    "card.original-to-player": part === "original" && to === "player",
    "card.copy-to-organizer": part !== "original" && to === "ring-organizer",
  })) return;
  player[part === "copy" ? "copyHandedOver" : "originalHandedOver"] = true;
  verdict.fire(part === "copy" ? "card.copy-to-player" : "card.original-to-organizer");
}

export function tamperingProven(verdict, match, player, { turns, onTheSpot }) {
  verdict.forbids({ "tampering.on-the-spot": !onTheSpot, "tampering.one-turn-at-least": turns.length === 0 });
  const lines = [...new Set(turns)].map((turn) => player.card[turn - 1]);
  if (verdict.forbids({ "tampering.turns-on-card": lines.some((line) => !line || line.status === "annulled") })) return;
  for (const line of lines) change(line, 0, "deducted");
  verdict.fire("tampering.deduction");
}
