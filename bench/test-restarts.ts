import { randomInt } from 'node:crypto';
import { readCommandLine } from '../scripts/command-line.ts';
import { restartRounds, type Round } from './test-restarts/rounds.ts';

const USAGE = `Usage: npm run test:restarts [-- --rounds 30 --seed 1 --patience 2000]

Kills the site and the lake under the supervisor of npm start (SIGKILL), at random moments while a visitor reads and staff
publish and withdraw. Each page must show what was published last or just before, and from two seconds after both answer
again the last; never nothing, never an error, never somebody who was withdrawn. Ends with 1 when it finds anything else.
--seed repeats a run; --patience is in milliseconds.`;

const { values } = readCommandLine(USAGE, {
  options: {
    rounds: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    patience: { type: 'string', default: '2000' },
  },
});

function print({ round, killed, after, visits, findings }: Round): void {
  const row = `| ${round} | ${killed} | ${after} | ${visits} | ${findings.length} |`;
  process.stdout.write([row, ...findings.map((finding) => `  ${finding}`)].join('\n') + '\n');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const seed = Number(values.seed);
process.stdout.write(`seed ${seed}\n\n| round | killed | ms after the first publication | visits | findings |\n`);
process.stdout.write('| --- | --- | --- | --- | --- |\n');
const summary = await restartRounds({
  rounds: Number(values.rounds),
  seed,
  patience: Number(values.patience),
  onRound: print,
});
const { rounds, publications, visits, refused, findings } = summary;
process.stdout.write(
  `\n${rounds.length} rounds: ${publications} publications and withdrawals, ${visits} pages read, ` +
    `${refused} attempts met a process that was down.\n` +
    (findings.length === 0
      ? 'Every page showed what was published last or just before, and nobody who was withdrawn came back.\n'
      : `${findings.length} findings:\n${findings.map((finding) => `  ${finding}\n`).join('')}`),
);
process.exitCode = findings.length === 0 ? 0 : 1;
