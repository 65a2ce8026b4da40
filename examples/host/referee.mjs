// A round of Schocken with pubgames as the referee: node referee.mjs [COMMAND ...]
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';

const [program, ...rest] = process.argv.length > 2 ? process.argv.slice(2) : ['pubgames', 'referee'];
const child = spawn(program, rest, {stdio: ['pipe', 'pipe', 'inherit']});
const lines = createInterface({input: child.stdout})[Symbol.asyncIterator]();
let seq = 0;

async function ask(cmd, fields = {}) {
  child.stdin.write(JSON.stringify({cmd, seq: ++seq, ...fields}) + '\n');
  const answer = JSON.parse((await lines.next()).value);
  if (answer.errored) {
    throw new Error(answer.errored);
  }
  return answer;
}

const header = {
  format: 1, game: 'schocken', variant: 'hattersheim', seats: ['Anna', 'Bram'],
  position: {players: [{name: 'Anna', discs: 0}, {name: 'Bram', discs: 0}], stock: 13, leader: 'Anna', round: 1},
};
const {match, wrong} = await ask('open', {header});
if (wrong) {
  throw new Error(wrong.map(problem => problem.text).join('\n'));
}
for (const event of [
  {event: 'thrown', player: 'Anna', dice: [6, 4, 2]},
  {event: 'thrown', player: 'Bram', dice: [1, 1, 4]},
]) {
  const {verdict, views} = await ask('judge', {match, event, views: [{}, {seat: 'Bram'}]});
  console.log(`${verdict.said} (${verdict.accepted ? 'stands' : 'refused'})`);
  console.log(`  the table sees ${JSON.stringify(views[0].event)}`);
}
const {moves} = await ask('moves', {match});
console.log('next:', moves.listed.map(event => event.event + ' ' + event.player).slice(0, 3).join(', '));
const {view} = await ask('view', {match, seat: 'Bram'});
console.log('Bram sees', view.log.length, 'events');
const {rule} = await ask('rules', {game: 'schocken', rule: 'schocken.throw.under-cup'});
console.log(rule.statement.de);
child.stdin.end('{"cmd":"stop"}\n');
