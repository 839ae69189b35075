import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine } from '../scripts/command-line.ts';
import { SetupError } from '../scripts/settings.ts';
import { findCommand, installDebianPackage } from '../scripts/system-programs.ts';
import { startAuthority } from './test-deploy/authority.ts';
import { debianImage } from './test-deploy/debian-image.ts';
import { startMachine } from './test-deploy/machine.ts';
import { makeReleases } from './test-deploy/releases.ts';
import { walk } from './test-deploy/walk.ts';

const USAGE = `Usage: npm run test:deploy [-- --debian 12|13]

Takes a fresh Debian, made by debootstrap and run by systemd-nspawn, from nothing to HTTPS with deploy/install, and through backup, loss, restore, upgrade,
an upgrade that fails, one that is killed, going back and a reboot. On Debian as root; what is missing is installed. The image
stays in DEPLOY_CACHE (a folder of the system for temporary files) for the next time.`;

const DOMAIN = 'clinica.test';

async function main(): Promise<void> {
  const { values } = readCommandLine(USAGE, {
    options: { debian: { type: 'string', default: '12' } },
  });
  const version = Number(values.debian);
  if (version !== 12 && version !== 13) throw new SetupError(USAGE);
  installWhatIsMissing();
  const cache = process.env.DEPLOY_CACHE || join(tmpdir(), 'clinic-test-deploy');
  const started = Date.now();
  const tell = (text: string) =>
    console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${text}`);

  const releases = await makeReleases(join(cache, 'releases'));
  tell('releases made');
  const image = await debianImage(version, cache);
  const machine = await startMachine(image);
  try {
    tell(`a fresh ${(await machine.run('. /etc/os-release; echo $PRETTY_NAME')).trim()} is up`);
    await walk({ machine, domain: DOMAIN, authority: await startAuthority(machine, DOMAIN), releases, tell });
    tell('everything held');
  } catch (error) {
    const { output } = await machine.tryTo(
      'journalctl -u clinic -u caddy -u authority -o short-monotonic -n 60 --no-pager',
    );
    console.error(output);
    throw error;
  } finally {
    await machine.stop();
  }
}

const NEEDED = ['debootstrap', 'systemd-container', 'slirp4netns', 'iproute2', 'openssh-client'];

function installWhatIsMissing(): void {
  const advice = `npm run test:deploy needs Debian's ${NEEDED.join(', ')}, and root.`;
  if (process.getuid?.() !== 0) throw new SetupError(advice);
  const commands = ['debootstrap', 'systemd-nspawn', 'slirp4netns', 'ip', 'ssh'];
  if (!commands.every((name) => findCommand([name]))) installDebianPackage(NEEDED, advice);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof SetupError || error instanceof assert.AssertionError ? error.message : error);
  process.exitCode = 1;
}
