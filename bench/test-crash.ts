import { readCommandLine } from '../scripts/command-line.ts';
import { crashRounds } from './test-crash/rounds.ts';

const USAGE = `Usage: npm run test:crash [-- --rounds 100 --clients 6 --port 4130]

Kills a lake again and again in the middle of writing (SIGKILL) and checks that nothing it acknowledged is lost: half of the rounds
with uploads in its folder, half with a bucket.`;

const { values } = readCommandLine(USAGE, {
  options: {
    rounds: { type: 'string', default: '100' },
    clients: { type: 'string', default: '6' },
    port: { type: 'string', default: '4130' },
  },
});

const findings: string[] = [];
for (const place of ['folder', 'bucket'] as const) {
  const started = Date.now();
  const summary = await crashRounds({
    rounds: Math.ceil(Number(values.rounds) / 2),
    clients: Number(values.clients),
    port: Number(values.port),
    place,
    onRound: (round, transactions, found) =>
      process.stdout.write([`${place}, round ${round}: ${transactions} transactions`, ...found].join('\n  ') + '\n'),
  });
  findings.push(...summary.findings);
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(
    `\n${place}: ${summary.rounds} kills in ${seconds} s: ${summary.acknowledged} transactions acknowledged, ` +
      `${summary.uploads} of them uploads, ${summary.stored} stored, ${summary.restored} due in the journal, ` +
      `listener resumed ${summary.resumed} times and was reset ${summary.resets} times.\n\n`,
  );
}
process.stdout.write(
  findings.length === 0
    ? 'Nothing acknowledged was lost, nothing was half done, every index equals a rebuild from the log, and every file has its document.\n'
    : `${findings.length} findings, see above.\n`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
