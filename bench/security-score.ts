import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine } from '../scripts/command-line.ts';
import { startFront } from '../scripts/front/nginx.ts';
import { observe } from './security-score/observatory.ts';
import { openTlsFront } from './security-score/tls-front.ts';
import { readSettings, type Settings, SetupError } from '../scripts/settings.ts';

const USAGE = `Usage: npm run measure:security [-- --site http://localhost:3000 | --nginx]

Lets Mozilla's HTTP Observatory scan a site that runs (npm start), behind HTTPS on this machine. Ends with an error below A+.
--nginx puts the front of deploy/nginx before it, on the ports 80 and 443: they have to be free, and you root.`;

const { values } = readCommandLine(USAGE, {
  options: { site: { type: 'string' }, nginx: { type: 'boolean' } },
});

/** The site behind HTTPS, as the scanner finds it. */
interface Shown {
  readonly host: string;
  readonly certificate: string;
  close(): Promise<void>;
}

async function behindNginx({ port }: Settings): Promise<Shown> {
  const front = await startFront({ ports: { HTTP_PORT: 80, HTTPS_PORT: 443, SITE_PORT: port } });
  return { host: 'localhost', certificate: front.certificate, close: () => front.stop() };
}

async function main(): Promise<void> {
  const settings = readSettings();
  const site = values.site ?? settings.siteUrl;
  const answer = await fetch(site).catch(() => undefined);
  if (!answer?.ok)
    throw new SetupError(`${site} does not answer: start it with "npm start", or name another by --site.`);
  const folder = mkdtempSync(join(tmpdir(), 'security-score-'));
  const front = await (values.nginx ? behindNginx(settings) : openTlsFront(site));
  try {
    const certificate = join(folder, 'certificate.pem');
    writeFileSync(certificate, front.certificate);
    const { scan, tests } = await observe(front.host, certificate);
    const rows = Object.entries(tests).map(([name, { pass, result, scoreModifier }]) => {
      const points = scoreModifier ?? 0;
      return `| ${name} | ${result ?? ''} | ${pass ? 'yes' : 'no'} | ${points > 0 ? '+' : ''}${points} |`;
    });
    process.stdout.write(`| test | result | passed | points |\n|---|---|---|---|\n${rows.join('\n')}\n\n`);
    process.stdout.write(
      `Grade ${scan.grade}, ${scan.score} points, ${scan.testsFailed} of ${scan.testsQuantity} failed\n`,
    );
    process.exitCode = scan.grade === 'A+' ? 0 : 1;
  } finally {
    await front.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
