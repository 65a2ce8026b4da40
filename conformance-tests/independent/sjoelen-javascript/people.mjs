// People: conduct, who comes and goes, and what the organizer decides.

import { CONDUCT } from "./report.mjs";
import { change, enterLine, isGone, linesPlayed } from "./card.mjs";
import { replay } from "./turn.mjs";

const ALLOWED = ["disc-touched-outside-turn", "disc-not-in-play", "board-moved-before-turn", "discs-on-start-bar-friendly",
  "removal-free"];
const RULE_NAMES = { "disc-not-in-play-touched": "disc-not-in-play", "played-over-start-bar": "over-start-bar",
  "gliding-agent-used": "gliding-agent" };

/** Of whom the regulations speak for a conduct; the first one where nobody is named. */
function spokenOf(conduct) {
  if (CONDUCT.ofAnybody.includes(conduct)) return ["player", "jury", "other"];
  if (CONDUCT.ofBoth.includes(conduct)) return ["player", "jury"];
  return CONDUCT.ofJury.includes(conduct) ? ["jury"] : ["player"];
}

/** The rule that speaks of a conduct; in some situations it is allowed. */
function conductRule({ trialDiscs, discsOnStartBar, cameBack }, player, conduct, who) {
  if (conduct === "disc-touched" && !player.turn) return "disc-touched-outside-turn";
  if (conduct === "board-moved" && !player.turn && player.trialDiscs < trialDiscs) return "board-moved-before-turn";
  if (conduct === "discs-on-start-bar" && discsOnStartBar) return "discs-on-start-bar-friendly";
  if (conduct === "removed-without-permission" && cameBack === "removed") return "removal-free";
  const namesWho = conduct === "disc-touched" || CONDUCT.ofBoth.includes(conduct);
  return namesWho && who !== "player" ? `${conduct}-${who}` : RULE_NAMES[conduct] ?? conduct;
}

/** A breach is counted; a penalty is for the organizer. */
export function conductReported(verdict, { edition }, player, { conduct, who = spokenOf(conduct)[0] }) {
  if (!spokenOf(conduct).includes(who)) return verdict.object("conduct.not-of-that-person");
  const rule = conductRule(edition, player, conduct, who);
  const breaches = { player: player.breaches, jury: player.juryBreaches, other: {} }[who];
  const id = `sjoelen.conduct.${rule}`;
  if (!ALLOWED.includes(rule)) breaches[id] = (breaches[id] ?? 0) + 1;
  verdict.fire(`conduct.${rule}`);
}

export const countAsked = (verdict) => verdict.fire("conduct.count-on-request");
export const alienDiscFound = (verdict) => verdict.fire("disc.alien-unregulated");
export const gameConceded = (verdict) => verdict.object("people.no-game-to-concede");
export const timeCalled = (verdict) => verdict.object("match.no-time-limit");

export const isAway = (player) => player.particulars?.away === true;
/** Whether the player is in a match that goes on. */
const isIn = (match, player) => !player.withdrawn && !match.isClosed();
/** What is kept beside the card, made when it is first needed. */
const particulars = (player) => (player.particulars ??= { away: false, decisions: [] });

function leave(player) {
  player.withdrawn = true;
  delete player.turn;
}

export function playerWithdrew(verdict, match, player) {
  if (!isIn(match, player)) return verdict.object("match.left-already");
  leave(player);
  verdict.fire("match.withdrew");
}

export function playerDisqualified(verdict, match, player, { because }) {
  const late = !isIn(match, player);
  if (verdict.forbids({ "people.disqualified-late": late, "people.disqualified-reason": because.trim() === "" })) return;
  leave(player);
  Object.assign(particulars(player), { away: false, sentOff: because });
  verdict.fire("people.disqualified");
}

export function playerAbsent(verdict, match, player) {
  if (!isIn(match, player)) return verdict.object("people.absent-late");
  if (verdict.forbids({ "people.absent-already": isAway(player), "people.absent-in-turn": player.turn })) return;
  particulars(player).away = true;
  verdict.fire("people.absent-catches-up");
}

export function playerArrived(verdict, match, player) {
  if (!isAway(player)) return verdict.object("people.never-absent");
  if (!isIn(match, player)) return verdict.object("people.arrived-late");
  player.particulars.away = false;
  if (player.particulars.decisions.length === 0) delete player.particulars;
  verdict.fire("people.arrived");
}

/** A card is one player's alone: nobody stands in. */
export function playerReplaced(verdict, match, player, { by }) {
  if (!isIn(match, player)) return verdict.object("people.replaced-late");
  verdict.forbids({
    "people.replaced-not-allowed": true,
    "people.replaced-nameless": by.trim() !== by || by === "" || by.length > 100,
    "people.replaced-plays-already": match.playerCalled(by),
  });
}

/** No total is compared with a threshold here. */
export function thresholdSet(verdict, { edition }, player, { points, turns }) {
  const impossible = points < 0 || (turns >= 1 && points > turns * edition.maximum());
  verdict.forbids({ "match.threshold-not-used": true, "match.threshold-turns": turns < 1, "match.threshold-points": impossible });
}

export function matchAbandoned(verdict, match, player, { cause }) {
  if (match.isClosed()) return verdict.object("people.abandoned-late");
  match.state.abandoned = cause;
  match.breakOff(Math.min(...match.players.filter((each) => !each.withdrawn).map(linesPlayed)));
  verdict.fire("people.abandoned");
}

const MOST_POINTS = 10000;
const RULES = { award: "points-awarded", deduct: "points-deducted", annul: "turn-annulled", decide: "match-decided" };

/** The organizer decides about a turn, about points, or about the match. */
export function organizerDecided(verdict, match, player, { event, player: name, ...decided }) {
  const { decision, points, turn: number } = decided;
  const { turn, line } = match.turnInQuestion(player, number);
  const missing = number !== undefined && !line;
  const nothing = !missing && !turn && (!line || isGone(line));
  const counts = decision === "award" || decision === "deduct";
  const late = decision === "decide" ? !isIn(match, player) : match.isSettledByHand();
  if (verdict.forbids({
    "people.decided-late": decision in RULES && late,
    "people.points-not-named": !counts && points !== undefined,
    "people.points-named": counts && !(points >= 1 && points <= MOST_POINTS),
    "report.turn-on-card": missing,
    "organizer.nothing-to-replay": decision === "replay-turn" && nothing,
    "people.nothing-to-annul": decision === "annul" && nothing,
  })) return;
  if (decision === "replay-turn") {
    replay(match, player, line);
    return verdict.fire("organizer.replay");
  }
  if (decision === "play-on") {
    if (line?.status !== "disputed") return verdict.fire("organizer.play-on");
    change(line, line.points, "decided");
    return verdict.fire("organizer.dispute-settled");
  }
  if (decision === "decide") match.breakOff();
  if (decision === "annul") {
    if (line) change(line, 0, "deducted");
    else enterLine(player, { discs: 0, points: 0, reachedIn: 0, extra: 0 }, "deducted");
    decided.turn = line?.turn ?? player.lastPlayed;
  }
  particulars(player).decisions.push(decided);
  verdict.fire(`people.${RULES[decision]}`);
}
