import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { observe } from './security-score/observatory.ts';
import { openTlsFront } from './security-score/tls-front.ts';
import { readSettings, SetupError } from './settings.ts';

const USAGE = `Usage: npm run measure:security [-- --site http://localhost:3000]

Lets Mozilla's HTTP Observatory scan a site that runs (npm start), behind HTTPS on this machine. Ends with an error below A+.`;

const { values } = parseArgs({ options: { site: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });

async function main(): Promise<void> {
  const { siteUrl } = readSettings();
  const site = values.site ?? siteUrl;
  const answer = await fetch(site).catch(() => undefined);
  if (!answer?.ok)
    throw new SetupError(`${site} does not answer: start it with "npm start", or name another by --site.`);
  const folder = mkdtempSync(join(tmpdir(), 'security-score-'));
  const front = await openTlsFront(site);
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

if (values.help) process.stdout.write(`${USAGE}\n`);
else {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
