import { readCommandLine } from '../scripts/command-line.ts';
import { crashRounds } from './test-crash/rounds.ts';

const USAGE = `Usage: npm run test:crash [-- --rounds 100 --clients 6 --port 4130]

Kills a lake again and again in the middle of writing (SIGKILL) and checks that nothing it acknowledged is lost.`;

const { values } = readCommandLine(USAGE, {
  options: {
    rounds: { type: 'string', default: '100' },
    clients: { type: 'string', default: '6' },
    port: { type: 'string', default: '4130' },
  },
});

const started = Date.now();
const summary = await crashRounds({
  rounds: Number(values.rounds),
  clients: Number(values.clients),
  port: Number(values.port),
  onRound: (round, transactions, found) =>
    process.stdout.write([`round ${round}: ${transactions} transactions`, ...found].join('\n  ') + '\n'),
});
const seconds = Math.round((Date.now() - started) / 1000);
process.stdout.write(
  `\n${summary.rounds} kills in ${seconds} s: ${summary.acknowledged} transactions acknowledged, ${summary.stored} stored, ` +
    `listener resumed ${summary.resumed} times and was reset ${summary.resets} times.\n` +
    (summary.findings.length === 0
      ? 'Nothing acknowledged was lost, nothing was half done, and every index equals a rebuild from the log.\n'
      : `${summary.findings.length} findings, see above.\n`),
);
process.exitCode = summary.findings.length === 0 ? 0 : 1;
