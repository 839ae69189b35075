import { spawnSync } from 'node:child_process';
import { readCommandLine } from './command-line.ts';
import { readAudit } from './audit-dependencies/read-audit.ts';
import { root } from './settings.ts';

const USAGE = `Usage: npm run audit:dependencies

Asks the npm registry which advisories there are about what this project installs. Ends with 1 when there is one of high or
critical severity, and with 2 when the registry does not say: no answer is no good news.`;

function main(): number {
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const audit = readAudit(stdout);
  if ('problem' in audit) {
    console.error(`The registry gives no advisories: ${audit.problem || stderr.trim().split('\n')[0] || 'no answer'}.`);
    console.error('Nothing is known about the dependencies. Ask a registry that has them: npm audit --registry <url>');
    return 2;
  }
  for (const { name, severity, title, url, range } of audit.advisories) {
    process.stdout.write(`${severity}: ${name} ${range}: ${title} (${url})\n`);
  }
  process.stdout.write(`${audit.advisories.length} advisories about ${audit.dependencies} packages.\n`);
  return audit.advisories.some(({ severity }) => severity === 'high' || severity === 'critical') ? 1 : 0;
}

readCommandLine(USAGE, {});
process.exitCode = main();
