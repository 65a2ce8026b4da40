// A match: who is seated, what was accepted so far, and what a report does to it.

import * as card from "./card.mjs";
import * as people from "./people.mjs";
import * as turn from "./turn.mjs";
import { isReport } from "./report.mjs";
import { Standing } from "./standing.mjs";

/** Each kind of report is judged by the function of its name: "turn-started" by turnStarted. */
const JUDGES = { ...turn, ...card, ...people };
const judgeOf = (event) => JUDGES[event.replace(/-./g, (letter) => letter[1].toUpperCase())];

/** What needs a turn that is going on, and all that only a player who may play now can do. */
const IN_TURN = ["displaced", "sub-turn-ended", "bonus-played", "disc-broken", "alien-disc-found", "count-asked"];
const PLAY = [...IN_TURN, "trial-played", "turn-started", "shoved", "sub-turn-played", "score-noted"];

/** What is found about one report: what forbids it, or what it brings. */
class Verdict {
  objections = new Set();
  fired = new Set();
  points = 0;

  get refused() { return this.objections.size > 0; }
  object(rule) { this.objections.add(`sjoelen.${rule}`); }
  fire(...rules) { for (const rule of rules) this.fired.add(`sjoelen.${rule}`); }

  /** Objects by each rule whose condition holds, and tells whether anything forbids the report by now. */
  forbids(rules) {
    for (const [rule, holds] of Object.entries(rules)) if (holds) this.object(rule);
    return this.refused;
  }

  /** In the words of the protocol. */
  told() {
    const { refused, points, objections, fired } = this;
    return { accepted: !refused, points: refused ? 0 : points, rulings: [...(refused ? objections : fired)] };
  }
}

/** Two names are the same name when they are the same text, however it was typed. */
const sameName = (one, other) => one.normalize("NFC") === other.normalize("NFC");

export class Match {
  constructor(edition, seats) {
    this.edition = edition;
    const fresh = { ...card.NOT_HANDED_OVER, trialDiscs: 0, withdrawn: false };
    const players = seats.map((name) => ({ name, card: [], breaches: {}, juryBreaches: {}, ...fresh }));
    this.state = { players, games: [], tieBreak: false, stopped: false };
  }

  get players() { return this.state.players; }
  standing() { return new Standing(this.edition, this.state); }
  places() { return this.standing().places(); }
  isOver() { return this.standing().decided; }
  playerCalled(name) { return this.players.find((player) => sameName(player.name, name)); }

  /** Whether nothing more can happen: the match is decided or was abandoned. */
  isClosed() { return this.state.abandoned !== undefined || this.isOver(); }

  /** Whether the organizer has decided the match, or it was abandoned. */
  isSettledByHand() { return this.state.abandoned !== undefined || this.standing().decidedFor !== undefined; }

  /** The turn that is named on the card, otherwise the one going on, otherwise the line of the one played last. */
  turnInQuestion(player, number) {
    if (number !== undefined) return { line: player.card[number - 1] };
    if (player.turn) return { turn: player.turn };
    return { line: player.card[player.lastPlayed - 1] ?? player.card.at(-1) };
  }

  /** Nothing more is played: turns that are going on are given up, and only so many turns count of each card. */
  breakOff(counting = this.edition.turns) {
    for (const player of this.players) {
      delete player.turn;
      if (player.card.splice(counting).length > 0) Object.assign(player, card.NOT_HANDED_OVER);
    }
  }

  /** The state as match files have it. */
  published() {
    const { players, ...rest } = this.state;
    const ranking = this.isOver() ? { ranking: "by-total" } : {};
    return structuredClone({ players: players.map(({ lastPlayed, ...player }) => player), ...rest, ...ranking });
  }

  /** Judges a report. When it is refused, everything stays as it was. */
  judge(event) {
    if (!isReport(event)) return { accepted: false, points: 0, rulings: [] };
    const before = structuredClone(this.state);
    const standingBefore = this.standing();
    const verdict = new Verdict();
    this.#apply(verdict, event);
    if (verdict.refused) this.state = before;
    else this.standing().announce(verdict, standingBefore);
    return verdict.told();
  }

  #apply(verdict, event) {
    const kind = event.event;
    const player = this.playerCalled(event.player ?? "");
    if (!player && kind !== "match-abandoned") {
      const replay = event.decision === "replay-turn";
      return verdict.forbids({ "report.known-player": true, "organizer.nothing-to-replay": replay });
    }
    if (PLAY.includes(kind)) this.#judgeWhoMayPlay(verdict, player);
    if (IN_TURN.includes(kind)) {
      const undue = kind === "bonus-played" && !player.turn?.maximumIn;
      if (verdict.forbids({ "report.running-turn": !player.turn && !this.isOver(), "report.no-extra-disc": undue })) return;
    }
    judgeOf(kind)(verdict, this, player, event);
  }

  /** Who may play now at all. */
  #judgeWhoMayPlay(verdict, player) {
    if (this.isOver()) return verdict.object("match.over");
    if (player.withdrawn) return verdict.object("match.left");
    verdict.forbids({ "people.abandoned-no-play": this.state.abandoned, "people.away": people.isAway(player) });
    if (!player.turn && !this.#hasTurnsLeft(player)) verdict.object("match.turns-complete");
    else if (this.edition.order === "in-turn") this.#judgeOrder(verdict, player);
  }

  #hasTurnsLeft(player) { return card.linesPlayed(player) < this.edition.turns; }

  /** Around one board a turn that was begun is played first; otherwise next is who has the fewest turns, of several the first. */
  #judgeOrder(verdict, player) {
    const waiting = ({ turn: begun, card: lines }) => begun || lines.some((line) => line.status === "annulled");
    const rank = (someone) => (turn.underWay(someone.turn) ? 0 : waiting(someone) ? 1 : 2);
    const before = (one, other) => rank(one) - rank(other) || card.linesPlayed(one) - card.linesPlayed(other);
    const plays = (each) => !each.withdrawn && !people.isAway(each) && (each.turn || this.#hasTurnsLeft(each));
    const [due] = this.players.filter(plays).sort(before);
    const rules = ["match.turn-goes-on", "match.turn-begun-first", "match.playing-order"];
    if (due && due !== player) verdict.object(rules[rank(due)]);
  }
}
