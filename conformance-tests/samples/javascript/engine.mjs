// A sample engine: sjoelen layouts and Schocken throws, asked over the conformance protocol.
// Node and its standard library. Run it under the kit:
//
//     pubgames conformance run -- node engine.mjs
//
// One line of JSON comes in, one goes out, in turn. Anything meant for people goes to stderr.

import { createInterface } from 'node:readline';

const START = {
  protocol: 1,
  implementation: { name: 'sample', version: '1', language: 'JavaScript' },
  games: { sjoelen: [], schocken: [] },
  features: ['score', 'settings'],
};

/** Rules that this engine does not know. */
class Unsupported extends Error {}

/** A question that has no answer; the message is a problem code. */
class Impossible extends Error {}

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** A setting that has to be there. */
function setting(settings, name) {
  if (settings[name] === undefined) throw new Unsupported(`${name} is missing`);
  return settings[name];
}

/** A setting whose values are all understood here. */
function choice(settings, name, ...known) {
  const value = setting(settings, name);
  if (!known.includes(value)) throw new Unsupported(`${name}: ${value}`);
  return value;
}

function wholeNumbers(values, howMany) {
  if (!Array.isArray(values)) throw new Impossible('wrong-type');
  if (values.length !== howMany) throw new Impossible('wrong-number-of-columns');
  if (!values.every(Number.isInteger)) throw new Impossible('not-a-whole-number');
  return values;
}

/** A disc counts the number of its compartment; one disc in each makes a set. */
function sjoelen(settings) {
  const discs = setting(settings, 'discs');
  const gates = setting(settings, 'gateValues');
  const setPoints = setting(settings, 'setPoints');
  const ownNumbers = setting(settings, 'ownNumberPoints');

  return (question) => {
    const layout = wholeNumbers(question.compartments, 4);
    if (Math.min(...layout) < 0) throw new Impossible('negative-count');
    if (sum(layout) > discs) throw new Impossible('too-many-discs');
    const sets = Math.min(...layout);
    const usual = sets * setPoints + sum(layout.map((lying, i) => (lying - sets) * gates[i]));
    const own = layout.every((lying, i) => lying === gates[i]);
    return { points: own ? Math.max(usual, ownNumbers) : usual };
  };
}

/** Throws compare by tier, then by height; every throw counts as thrown in one go. */
function schocken(settings) {
  const jule = choice(settings, 'jule', 'none', 'second', 'top');
  const aus = choice(settings, 'schockAus', 'take-all', 'flat', 'thrower-leaves');
  const straights = choice(settings, 'straights', 'all', 'low-and-high');
  const order = choice(settings, 'simpleOrder', 'digits', 'pip-sum');
  const twoTwoOne = choice(settings, 'twoTwoOne', 'none', 'lose-half', 'value', 'fine');
  const threeThreeOne = setting(settings, 'threeThreeOneDiscs');
  const discsOf = (name) => setting(settings, `${name}Discs`);
  const ausDiscs = { 'take-all': 'ALL', flat: discsOf('schockAus'), 'thrower-leaves': 0 }[aus];

  const worth = (category, discs, tier, height = 0) => ({ category, discs, tier, height });

  /** What three dice are worth, highest first. */
  function worthOf(high, middle, low) {
    const number = 100 * high + 10 * middle + low;
    const row = high === middle + 1 && middle === low + 1;
    if (high === 1) return worth('SCHOCK_AUS', ausDiscs, 90);
    if (number === 421 && jule !== 'none') {
      return worth('JULE', discsOf('jule'), jule === 'top' ? 100 : 80);
    }
    if (number === 331 && threeThreeOne > 0) return worth('DREI_DREI_EINS', threeThreeOne, 85);
    if (number === 221 && twoTwoOne === 'value') {
      return worth('ZWEI_ZWEI_EINS', discsOf('twoTwoOne'), 75);
    }
    if (middle === 1) {
      const below = high === 2 && setting(settings, 'generalOverSchockTwo');
      return worth('SCHOCK', high, below ? 55 : 70, high);
    }
    if (high === low) return worth('DREI_DICKE', discsOf('general'), 60, high);
    if (row && (straights === 'all' || low === 1 || high === 6)) {
      return worth('STRASSE', discsOf('straight'), 40, high);
    }
    return worth('EINFACH', 1, 10, order === 'pip-sum' ? high + middle + low : number);
  }

  const all = [];
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= a; b++) for (let c = 1; c <= b; c++) all.push(worthOf(a, b, c));
  }
  const beats = (one, other) =>
    one.tier > other.tier || (one.tier === other.tier && one.height > other.height);

  return (question) => {
    const dice = wholeNumbers(question.dice, 3);
    if (dice.some((die) => die < 1 || die > 6)) throw new Impossible('impossible-pips');
    const mine = worthOf(...[...dice].sort((a, b) => b - a));
    const rank = all.filter((other) => beats(other, mine)).length + 1;
    return { rank, category: mine.category, discs: mine.discs };
  };
}

const GAMES = { sjoelen, schocken };
let engine;

function answer(question) {
  try {
    return engine(Object(question));
  } catch (problem) {
    if (problem instanceof Impossible) return { problem: problem.message };
    throw problem;
  }
}

function reply({ cmd, seq, game, settings, tables, questions }) {
  if (cmd === 'start') return START;
  if (cmd === 'ask') return { seq, answers: questions.map(answer) };
  if (cmd !== 'variant') return { seq, skipped: `${cmd} is not done here` };
  try {
    if (tables) throw new Unsupported("a house's own tables");
    engine = GAMES[game](settings);
    return { seq, ok: true };
  } catch (unknown) {
    return { seq, unsupported: unknown.message };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.cmd === 'stop') process.exit(0);
  process.stdout.write(`${JSON.stringify(reply(request))}\n`);
}
