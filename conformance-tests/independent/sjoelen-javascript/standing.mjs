// Who is where: when a match is decided, and the place of every player.

import { sum } from "./edition.mjs";
import { linesPlayed } from "./card.mjs";

const [STAYED, LEFT, SENT_OFF] = [0, 1, 2];
const GIVEN = { award: 1, deduct: -1 };

const decisionsOn = (player) => player.particulars?.decisions ?? [];

/** The points of the turns that count, with what the organizer gave and took. */
function total(player) {
  const given = decisionsOn(player).map(({ decision, points = 0 }) => (GIVEN[decision] ?? 0) * points);
  return sum(player.card.map((line) => line.points)) + sum(given);
}

export class Standing {
  constructor(edition, { players, abandoned }) {
    const staying = players.filter((player) => !player.withdrawn);
    this.abandoned = abandoned !== undefined;
    this.decidedFor = players.find((player) => decisionsOn(player).some(({ decision }) => decision === "decide"))?.name;
    this.open = players.some((player) => player.card.some((line) => line.status === "disputed"));
    this.ended = this.abandoned || staying.every((player) => !player.turn && linesPlayed(player) >= edition.turns);
    this.decided = this.decidedFor !== undefined || (this.ended && !this.open);
    this.results = players.map((player) => ({
      name: player.name,
      group: player.particulars?.sentOff !== undefined ? SENT_OFF : player.withdrawn ? LEFT : STAYED,
      total: total(player),
    }));
  }

  /** Rank by name once the match is decided; level results share a place. */
  places() {
    if (!this.decided) return {};
    const ahead = (one, other) => {
      if (other.name === this.decidedFor || one.name === this.decidedFor) return one.name === this.decidedFor;
      return one.group < other.group || (one.group === other.group && one.total > other.total);
    };
    const place = (result) => 1 + this.results.filter((other) => other !== result && ahead(other, result)).length;
    return Object.fromEntries(this.results.map((result) => [result.name, place(result)]));
  }

  /** Says what an event has decided, when it has decided anything anew. */
  announce(verdict, before) {
    const { abandoned, decided, ended, decidedFor } = this;
    if (!ended || decidedFor !== undefined || JSON.stringify(before) === JSON.stringify(this)) return;
    const shared = Object.values(this.places()).filter((place) => place === 1).length > 1;
    if (!decided) verdict.fire(abandoned ? "people.abandoned-open" : "match.score-open");
    else if (abandoned) verdict.fire(shared ? "people.abandoned-level" : "people.abandoned-winner");
    else verdict.fire(shared ? "match.tie-shared" : "match.winner");
  }
}
