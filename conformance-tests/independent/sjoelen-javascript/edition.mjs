// An edition of the rules: its settings, and what a layout of discs is worth under them.

export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Every setting that is known, with the values that are played. */
const PLAYED = {
  discs: [30], subTurns: [3], subTurnWeights: [[]], gateValues: [[2, 3, 4, 1]], compartmentOrder: [[]], setPoints: [20],
  ownNumberPoints: [0], bonusDiscs: [[2, 1], [0, 0]], bonusPlay: ["one-per-sub-turn"], bonusPoints: [[]],
  wallRest: ["taken-out"], alienDisc: ["organizer-decides"], jumpedToField: ["stays", "taken-out"],
  cameBack: ["jury-side", "removed"], offBoard: ["taken-out"], shortDisc: ["played-again"], takenOut: ["next-sub-turn"],
  halfThrough: ["stopper"], onDisc: ["stays"], brokenDisc: ["replay-turn"], moreDiscs: ["replay-turn"], trialDiscs: [5],
  discsOnStartBar: [false, true], turns: [1, 5, 10, 20], countingTurns: [0], turnsPerCard: [10], differentBoards: [false],
  order: ["free", "in-turn"], cardInitials: ["ring-leader"], boardNumberInitials: [false], agreement: ["assumed"],
  decidedBy: ["total"], gameWin: [2], gameLevel: [1], target: [0], matchMinutes: [0], tie: ["shared"], tieBreakDiscs: [0],
  thresholdPoints: [0], thresholdBonus: [0], teams: [0], absence: ["catches-up"], substitution: ["not-allowed"],
  abandoned: ["score-stands"],
};

export class Edition {
  constructor(settings) { Object.assign(this, settings); }

  /** Why these settings cannot be played, or nothing. */
  static objection(settings) {
    const same = (one) => (other) => JSON.stringify(one) === JSON.stringify(other);
    const names = [...new Set([...Object.keys(PLAYED), ...Object.keys(settings)])];
    const name = names.find((each) => !(Object.hasOwn(PLAYED, each) && PLAYED[each].some(same(settings[each]))));
    return name && `${name} = ${JSON.stringify(settings[name])} is not played here`;
  }

  /** The place of a compartment by its label, -1 when there is none. */
  placeOf(label) { return this.gateValues.indexOf(label); }

  /** Complete sets, discs left over, and the points of both. */
  worth(layout) {
    const sets = Math.min(...layout);
    const left = layout.map((discs) => discs - sets);
    return { sets, left: sum(left), points: this.setPoints * sets + this.extraWorth(left) };
  }

  /** What discs are worth by the labels alone, without sets. */
  extraWorth(discs) { return sum(discs.map((count, place) => count * this.gateValues[place])); }

  /** The highest score that so many discs make, without extra discs. */
  highest(discs = this.discs) {
    const withSets = (sets) => sets * this.setPoints + (discs - 4 * sets) * Math.max(...this.gateValues);
    return Math.max(...Array.from({ length: 1 + discs / 4 }, (_, sets) => withSets(sets)));
  }

  /** How many extra discs the highest score earns in this sub-turn, one for each sub-turn that is left. */
  extraDiscs(subTurn = this.subTurns) {
    return Math.max(0, Math.min(this.bonusDiscs[subTurn - 1] ?? 0, this.subTurns - subTurn));
  }

  /** The most that a turn can score with so many extra discs, or with all that can be earned. */
  maximum(extra = Math.max(0, ...this.bonusDiscs.map((_, index) => this.extraDiscs(index + 1)))) {
    return this.highest() + extra * Math.max(...this.gateValues);
  }

  /** The answer to a question that needs no match. */
  answer({ compartments }) {
    if (!Array.isArray(compartments) || compartments.length !== 4) return { problem: "wrong-number-of-columns" };
    if (!compartments.every(Number.isSafeInteger)) return { problem: "not-a-whole-number" };
    if (compartments.some((discs) => discs < 0)) return { problem: "negative-count" };
    if (sum(compartments) > this.discs) return { problem: "too-many-discs" };
    return { points: this.worth(compartments).points };
  }
}
