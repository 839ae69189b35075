import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../e2e/free-port.ts';
import { startStack } from '../e2e/stack.ts';
import { readCommandLine } from '../scripts/command-line.ts';
import { markdown, median } from './bench-lake/table.ts';
import { startFront } from '../scripts/front/nginx.ts';
import { ensureWrk, load } from './throughput/load.ts';
import type { FrontSettings } from '../scripts/front/render.ts';
import type { Measured, Target } from './throughput/load.ts';

const USAGE = `Usage: npm run measure:throughput [-- --seconds 4 --rounds 3 --path /]

Measures what a visitor costs the server: a page as nginx would serve it from a file, the site's own process, and what nginx adds
in front of it, in turns on one machine. Ends with 1 when the limit is passed.`;

/** Milliseconds of the site's processor for one request. */
const SITE_CPU = 0.15;

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

function print(results: ReadonlyMap<Target, Measured>, bytes: Readonly<Record<string, number>>): void {
  const rows = [...results].map(([{ name, encoding }, { rate, cpu, p50, p99 }]) => [
    name,
    encoding || 'plain',
    String(bytes[encoding] ?? ''),
    rate.toFixed(0),
    cpu.toFixed(3),
    p50.toFixed(2),
    p99.toFixed(2),
  ]);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`;
  console.log(
    markdown({
      title: 'What a visitor costs',
      note: `Home page, ${rounds} rounds of ${seconds} s in turns, 32 connections, medians; ${machine}. One nginx worker; wrk shares the machine.`,
      columns: ['server', 'sent as', 'bytes', 'requests/s', 'CPU ms/request', 'p50 ms', 'p99 ms'],
      rows,
    }),
  );
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

    const filesPort = await freePort();
    const front = await startFront({
      ports: { HTTP_PORT: await freePort(), HTTPS_PORT: await freePort(), SITE_PORT: stack.settings.port },
      workers: 1,
      beside: fileServer(filesPort, files),
    });
    try {
      const fileUrl = `https://localhost:${filesPort}${values.path}`;
      const frontUrl = `https://localhost:${front.settings.HTTPS_PORT}${values.path}`;
      const siteUrl = stack.siteUrl + values.path;
      const site: Target = { name: 'site', url: siteUrl, encoding: 'br', pid: stack.sitePid() };
      const results = await measure([
        { name: 'nginx, a file, over TLS', url: fileUrl, encoding: 'br', pid: front.pid },
        { name: 'nginx in front, over TLS', url: frontUrl, encoding: 'br', pid: front.pid },
        site,
        { name: 'site', url: siteUrl, encoding: '', pid: stack.sitePid() },
      ]);
      print(results, { '': page.length, br: packed.length });
      const { cpu = Infinity } = results.get(site) ?? {};
      console.log(`${cpu <= SITE_CPU ? '✓' : '✗'} site, br: ${cpu.toFixed(3)} ms of at most ${SITE_CPU}`);
      if (cpu > SITE_CPU) process.exitCode = 1;
    } finally {
      await front.stop();
    }
  } finally {
    await stack.stop();
    await rm(files, { recursive: true, force: true });
  }
}

await main();

/** One more server for the nginx of a front: the serving of files, which nothing can beat. */
function fileServer(port: number, folder: string) {
  return ({ CERTIFICATE, CERTIFICATE_KEY }: FrontSettings): string => `
  server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate ${CERTIFICATE};
    ssl_certificate_key ${CERTIFICATE_KEY};
    root ${folder};
    brotli_static on;
    open_file_cache max=100 inactive=60s;
    index page.html;
  }`;
}
