import { cpus } from 'node:os';
import { temporaryLake } from '../e2e/temporary-lake.ts';
import { readCommandLine } from '../scripts/command-line.ts';
import { markdown } from './bench-lake/table.ts';
import { build } from '../scripts/build.ts';
import { startSite, stop, waitFor } from '../scripts/processes.ts';
import { robotToken } from '../scripts/robot-tokens.ts';
import { editing, visiting } from './soak/acts.ts';
import { soak } from './soak/soak.ts';
import { complaints, HOUR, percentile, type Span } from './soak/complaints.ts';

const USAGE = `Usage: npm run soak [-- --minutes 60 --rate 50]

Keeps the whole product busy at a steady rate (acts a second) and looks whether it could go on like that: memory, handles,
times. Visitors read pages, staff type and publish, tabs come and go. Ends with 1 when it could not.`;
const LOOKS = 60;
const ROWS = 12;

const { values } = readCommandLine(USAGE, {
  options: { minutes: { type: 'string', default: '60' }, rate: { type: 'string', default: '50' } },
});
const [minutes, rate] = [Number(values.minutes), Number(values.rate)];
if (!(minutes > 0 && rate > 0)) throw new Error(USAGE);

const EVERYTHING = [{ filter: '', permissions: ['read', 'create', 'update'] as const }];

async function run(): Promise<readonly Span[]> {
  const lake = await temporaryLake();
  const { settings, webhookSecret } = lake;
  await lake.start();
  let site: ReturnType<typeof startSite> | undefined;
  try {
    await build(settings);
    site = lake.record(startSite({ settings, webhookSecret, stdio: 'pipe' }));
    await waitFor(`${settings.siteUrl}/healthz`, site);
    const token = robotToken(settings.dataDir, { file: 'soak-token', label: 'Soak', grants: EVERYTHING });
    const paths = await publishedPaths(settings.lakeUrl, token);
    const { read, check } = visiting(settings.siteUrl, paths);
    const { edit, publish, query, listen } = editing({ url: `${settings.siteUrl}/lake/v2025-02-19`, token });
    // Of twenty: twelve pages, three checks, two edits, and one each of the rest.
    const acts = [...Array.from({ length: 12 }, () => read), check, check, check, edit, edit, query, listen, publish];
    const pids = { lake: lake.pid() ?? 0, site: site.pid ?? 0 };
    const onSpan = () => process.stderr.write('.');
    return await soak({ acts, rate, seconds: minutes * 60, looks: LOOKS, pids, onSpan });
  } finally {
    if (site) await stop(site);
    await lake.remove();
  }
}

async function publishedPaths(lakeUrl: string, token: string): Promise<readonly string[]> {
  const query = '*[_type == "page" && defined(slug.current)].slug.current';
  const reply = await fetch(`${lakeUrl}/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { result } = (await reply.json()) as { result: readonly string[] };
  return ['/', '/profissional', ...result.map((slug) => `/${slug}`)];
}

function row(spans: readonly Span[], index: number): readonly string[] {
  const size = LOOKS / ROWS;
  const part = spans.slice(index * size, (index + 1) * size);
  const times = part.flatMap((span) => span.times);
  const last = part.at(-1)?.held ?? {};
  const held = ['lake', 'site'].flatMap((name) => [
    (last[name]?.memory ?? 0).toFixed(0),
    String(last[name]?.handles ?? 0),
  ]);
  const minute = (((index + 1) * minutes) / ROWS).toFixed(1);
  const percentiles = [50, 99].map((share) => (percentile(times, share) ?? 0).toFixed(1));
  return [minute, String(times.length), String(part.flatMap(({ errors }) => errors).length), ...percentiles, ...held];
}

const spans = await run();
const found = complaints(spans, HOUR);
const columns = ['minute', 'requests', 'failed', 'p50 ms', 'p99 ms', 'lake MB', 'handles', 'site MB', 'handles'];
console.log(
  `\n${markdown({
    title: `Soak: ${minutes} minutes at ${rate} requests a second`,
    note: `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}.`,
    columns,
    rows: Array.from({ length: ROWS }, (_, index) => row(spans, index)),
  })}`,
);
console.log(found.length === 0 ? 'Nothing grew and nothing failed.' : found.join('\n'));
process.exitCode = found.length === 0 ? 0 : 1;
