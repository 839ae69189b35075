import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { constants, cpus, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startStack } from '../e2e/stack.ts';
import { openAccounts } from '../lake/auth/accounts.ts';
import { readCommandLine } from '../scripts/command-line.ts';
import { attackingAddresses, loopbackUrl } from './attack/attacker.ts';
import { BUSY, measure, type Victims } from './attack/measure.ts';
import { judge } from './attack/judge.ts';
import { markdown } from './bench-lake/table.ts';
import { SetupError } from '../scripts/settings.ts';
import type { StormOrder, StormReport } from './attack/storm.ts';

const USAGE = `Usage: npm run attack [-- --seconds 60 --addresses 40 --rate 200 --only 'to the lake']
       npm run attack -- --site http://127.0.0.1:3000 --lake http://127.0.0.1:4000 --token <an editor's>

Attacks a copy of the product on this machine, as so many strangers would, and says what visitors and staff notice of it.
--site, --lake and --token name a product that runs on this machine already. Ends with 1 when visitors or staff notice more than a limit allows.`;
const WARM_UP_SECONDS = 15;
const MAX_SECONDS = 600;
const MAX_RATE = 2000;

const { values } = readCommandLine(USAGE, {
  options: {
    seconds: { type: 'string', default: '60' },
    addresses: { type: 'string', default: '40' },
    rate: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    site: { type: 'string' },
    lake: { type: 'string' },
    token: { type: 'string' },
  },
});

type Target = Victims & { readonly lakeUrl: string; readonly stop: () => Promise<void> };

/** A copy of its own, unless addresses were given. */
async function target(): Promise<Target> {
  const { site, lake, token } = values;
  if (site !== undefined || lake !== undefined || token !== undefined) {
    if (site === undefined || lake === undefined || token === undefined) throw new SetupError(USAGE);
    const siteUrl = loopbackUrl(site).origin;
    return { siteUrl, lakeUrl: loopbackUrl(lake).origin, token, paths: ['/'], pids: {}, stop: async () => undefined };
  }
  const stack = await startStack();
  const paths = ['/', '/profissional', '/exames', '/servicos'];
  const pids = { lake: stack.lakePid(), site: stack.sitePid() };
  // Beside the attack on 127.0.0.1 and not on a name that may also be ::1.
  const siteUrl = `http://127.0.0.1:${stack.settings.port}`;
  const session = await signedIn(stack.settings.dataDir);
  return { siteUrl, lakeUrl: stack.lakeUrl, token: session, paths, pids, stop: () => stack.stop() };
}

async function signedIn(dataDir: string): Promise<string> {
  const accounts = openAccounts(dataDir);
  try {
    const person = {
      email: 'ana@clinica.local',
      name: 'Ana',
      role: 'editor',
      password: 'uma frase so para isto',
    } as const;
    const { id } = await accounts.users.create(person);
    return accounts.sessions.start(id).token;
  } finally {
    accounts.close();
  }
}

/** The lowest priority, on Linux of its session, too: without cgroups its scheduler divides the processors by sessions first (sched(7), autogroup). */
function yieldProcessors(pid: number): void {
  setPriority(pid, constants.priority.PRIORITY_LOW);
  const autogroup = `/proc/${pid}/autogroup`;
  if (existsSync(autogroup)) writeFileSync(autogroup, String(constants.priority.PRIORITY_LOW));
}

async function storm(order: StormOrder): Promise<StormReport> {
  // Attackers bring processors of their own. Here they share those of the product, and take what it leaves.
  const child = fork(fileURLToPath(new URL('attack/storm.ts', import.meta.url)), { detached: true });
  if (child.pid !== undefined) yieldProcessors(child.pid);
  child.send(order);
  const [report] = (await once(child, 'message')) as [StormReport];
  return report;
}

const total = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

async function run(): Promise<boolean> {
  const [seconds, rate, addresses] = [Number(values.seconds), Number(values.rate), Number(values.addresses)];
  if (!(seconds > 0 && seconds <= MAX_SECONDS && rate > 0 && rate <= MAX_RATE)) throw new SetupError(USAGE);
  attackingAddresses(addresses);
  const { stop, ...victims } = await target();
  try {
    await measure(victims, WARM_UP_SECONDS, BUSY);
    const quiet = await measure(victims, seconds);
    const { siteUrl, lakeUrl } = victims;
    const [report, attacked] = await Promise.all([
      storm({ siteUrl, lakeUrl, addresses, seconds, rate, only: values.only }),
      measure(victims, seconds),
    ]);
    const rows = judge(quiet, attacked);
    const whole = (value: number) => value.toFixed(0);
    console.log(
      markdown({
        title: `Attack: ${addresses} addresses, ${rate} requests a second for ${seconds} s`,
        note: `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}.`,
        columns: ['what', 'quiet', 'under attack', 'limit', 'holds'],
        rows: rows.map(({ what, quiet: before, attacked: after, limit, holds }) => [
          what,
          ...[before, after, limit].map(whole),
          holds ? 'yes' : '**no**',
        ]),
      }),
    );
    const sent = Object.values(report).reduce((sum, counts) => sum + total(counts), 0);
    const answers = Object.entries(report).map(([kind, counts]) => [
      kind,
      Object.entries(counts)
        .map(([answer, count]) => `${answer}: ${count}`)
        .join(', '),
    ]);
    console.log(
      markdown({
        title: 'Answers',
        note: `What the attackers got for ${sent} requests.`,
        columns: ['attack', 'answers'],
        rows: answers,
      }),
    );
    return rows.every(({ holds }) => holds);
  } finally {
    await stop();
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
