import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../e2e/free-port.ts';
import { startStack } from '../e2e/stack.ts';
import { readCommandLine } from './command-line.ts';
import { markdown, median } from './bench-lake/table.ts';
import { startFront } from './front/nginx.ts';
import { ensureWrk, load } from './throughput/load.ts';
import type { FrontSettings } from './front/render.ts';
import type { Measured, Target } from './throughput/load.ts';

const USAGE = `Usage: npm run measure:throughput [-- --seconds 4 --rounds 3 --path /]

Measures what a visitor costs the server: a page as nginx would serve it from a file, through the front of deploy/, and from
the site's own process, in turns on one machine. Ends with 1 when a limit is passed.`;

/**
 * Milliseconds of processor for one request, and the share of what files reach. The time is that of a page as browsers
 * get it, in Brotli: sent plain, the bytes alone cost a file more. The share is judged both ways.
 */
const FRONT_CPU = 0.03;
const FRONT_SHARE = 0.5;
const SITE_CPU = 0.45;
const TLS = ', over TLS';

const { values } = readCommandLine(USAGE, {
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    path: { type: 'string', default: '/' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

async function measure(targets: readonly Target[]): Promise<Map<Target, Measured>> {
  const results = new Map<Target, Measured[]>(targets.map((target) => [target, []]));
  // The first requests fill caches and let Node compile.
  for (const target of targets) await load(target, 2);
  for (let round = 1; round <= rounds; round += 1) {
    for (const target of targets) results.get(target)?.push(await load(target, seconds));
  }
  const middle = (all: readonly Measured[], key: keyof Measured) => median(all.map((one) => one[key]));
  return new Map(
    [...results].map(([target, all]) => [
      target,
      { rate: middle(all, 'rate'), cpu: middle(all, 'cpu'), p50: middle(all, 'p50'), p99: middle(all, 'p99') },
    ]),
  );
}

interface Limit {
  readonly says: string;
  readonly holds: boolean;
}

function report(results: ReadonlyMap<Target, Measured>, bytes: Readonly<Record<string, number>>): readonly Limit[] {
  const of = (name: string, encoding: Target['encoding']) => {
    for (const [target, measured] of results) {
      if (target.name === name && target.encoding === encoding) return measured;
    }
    throw new Error(`${name} was not measured.`);
  };
  const rows = [...results].map(([{ name, encoding }, { rate, cpu, p50, p99 }]) => [
    name,
    encoding || 'plain',
    String(bytes[encoding] ?? ''),
    rate.toFixed(0),
    (
      rate / of(name.endsWith(TLS) ? `nginx, a file${TLS}` : 'nginx, a file', encoding === 'gzip' ? '' : encoding).rate
    ).toFixed(2),
    cpu.toFixed(3),
    p50.toFixed(2),
    p99.toFixed(2),
  ]);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`;
  console.log(
    markdown({
      title: 'What a visitor costs',
      note: `Home page, ${rounds} rounds of ${seconds} s in turns, 32 connections, medians; ${machine}. One nginx worker; wrk shares the machine.`,
      columns: ['server', 'sent as', 'bytes', 'requests/s', '÷ file', 'CPU ms/request', 'p50 ms', 'p99 ms'],
      rows,
    }),
  );
  return [
    {
      says: `front, br: ${of('front', 'br').cpu.toFixed(3)} ms of at most ${FRONT_CPU}`,
      holds: of('front', 'br').cpu <= FRONT_CPU,
    },
    ...[
      { sent: 'plain', encoding: '' as const, over: '' },
      { sent: 'br', encoding: 'br' as const, over: '' },
      { sent: `br${TLS}`, encoding: 'br' as const, over: TLS },
    ].map(({ sent, encoding, over }): Limit => {
      const share = of(`front${over}`, encoding).rate / of(`nginx, a file${over}`, encoding).rate;
      return {
        says: `front, ${sent}: ${share.toFixed(2)} of a file's rate, at least ${FRONT_SHARE}`,
        holds: share >= FRONT_SHARE,
      };
    }),
    {
      says: `site without a front: ${of('site, no front', '').cpu.toFixed(3)} ms of at most ${SITE_CPU}`,
      holds: of('site, no front', '').cpu <= SITE_CPU,
    },
  ];
}

async function main(): Promise<void> {
  ensureWrk();
  const stack = await startStack();
  const files = await mkdtemp(join(tmpdir(), 'clinic-files-'));
  try {
    const page = Buffer.from(await (await fetch(stack.siteUrl + values.path)).arrayBuffer());
    const folder = join(files, values.path);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'page.html'), page);
    const packed = brotliCompressSync(page, { params: {} });
    await writeFile(join(folder, 'page.html.br'), packed);

    const [plain, filesPort, filesOverTls] = [await freePort(), await freePort(), await freePort()];
    const front = await startFront({
      ports: {
        HTTP_PORT: await freePort(),
        HTTPS_PORT: await freePort(),
        SITE_PORT: stack.settings.port,
        LAKE_PORT: stack.settings.lakePort,
        KEPT_PORT: await freePort(),
        ORIGIN_PORT: await freePort(),
        PURGE_PORT: await freePort(),
      },
      workers: 1,
      beside: serversBeside({ plain, files: filesPort, filesOverTls, folder: files }),
    });
    try {
      const fileUrl = `http://127.0.0.1:${filesPort}${values.path}`;
      const encryptedFile = `https://localhost:${filesOverTls}${values.path}`;
      const frontUrl = `http://localhost:${plain}${values.path}`;
      const siteUrl = stack.siteUrl + values.path;
      const encrypted = `https://localhost:${front.settings.HTTPS_PORT}${values.path}`;
      const results = await measure([
        { name: 'nginx, a file', url: fileUrl, encoding: '', pid: front.pid },
        { name: 'front', url: frontUrl, encoding: '', pid: front.pid },
        { name: 'nginx, a file', url: fileUrl, encoding: 'br', pid: front.pid },
        { name: 'front', url: frontUrl, encoding: 'br', pid: front.pid },
        { name: `nginx, a file${TLS}`, url: encryptedFile, encoding: 'br', pid: front.pid },
        { name: `front${TLS}`, url: encrypted, encoding: 'br', pid: front.pid },
        { name: 'site, no front', url: siteUrl, encoding: '', pid: stack.sitePid() },
        { name: 'site, no front', url: siteUrl, encoding: 'gzip', pid: stack.sitePid() },
      ]);
      const limits = report(results, { '': page.length, br: packed.length });
      for (const { says, holds } of limits) console.log(`${holds ? '✓' : '✗'} ${says}`);
      if (!limits.every(({ holds }) => holds)) process.exitCode = 1;
    } finally {
      await front.stop();
    }
  } finally {
    await stack.stop();
    await rm(files, { recursive: true, force: true });
  }
}

await main();

interface Beside {
  /** Ports: the front without TLS, files without and with it. */
  readonly plain: number;
  readonly files: number;
  readonly filesOverTls: number;
  readonly folder: string;
}

/**
 * More servers for the nginx of a front: the same front without TLS, so that the cost of encryption is seen by itself, and
 * the serving of files, which nothing can beat.
 */
function serversBeside({ plain, files, filesOverTls, folder }: Beside) {
  return ({ CONF_DIR, CERTIFICATE, CERTIFICATE_KEY }: FrontSettings): string => `
  server {
    listen 127.0.0.1:${plain};
    server_name localhost;
    include ${CONF_DIR}/server.conf;
  }
  server {
    listen 127.0.0.1:${files};
    listen 127.0.0.1:${filesOverTls} ssl;
    ssl_certificate ${CERTIFICATE};
    ssl_certificate_key ${CERTIFICATE_KEY};
    root ${folder};
    brotli_static on;
    open_file_cache max=100 inactive=60s;
    index page.html;
  }`;
}
