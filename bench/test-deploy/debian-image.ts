import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../../scripts/run-command.ts';

const CODENAMES = { 12: 'bookworm', 13: 'trixie' } as const;
export type DebianVersion = keyof typeof CODENAMES;

export interface DebianImage {
  /** Folder of a fresh Debian, which is copied and not written. */
  readonly system: string;
  /** File of the key that may come in as root. */
  readonly key: string;
}

/**
 * A Debian as its installer leaves it, with sshd and nothing else, made by debootstrap. Kept in the folder and made anew when
 * it is not there. Packages come from where this machine has its own from.
 */
export async function debianImage(version: DebianVersion, folder: string): Promise<DebianImage> {
  const place = join(folder, `debian-${version}`);
  const image = { system: join(place, 'system'), key: join(place, 'key') };
  if (existsSync(image.system)) return image;
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  const unfinished = join(place, 'unfinished');
  await runCommand('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', image.key], { cwd: place });
  const include = '--include=systemd-sysv,openssh-server,dbus';
  await runCommand('debootstrap', [include, CODENAMES[version], unfinished, await mirror('debian')], { cwd: place });
  await configure(CODENAMES[version], unfinished, `${image.key}.pub`);
  await rename(unfinished, image.system);
  return image;
}

/** What the installer asks for: name, who may come in, where packages come from. */
async function configure(codename: string, system: string, publicKey: string): Promise<void> {
  const write = (path: string, text: string) => writeFile(join(system, path), text);
  const [main, security] = [await mirror('debian'), await mirror('debian-security')];
  await write(
    'etc/apt/sources.list',
    `deb ${main} ${codename} main\ndeb ${main} ${codename}-updates main\ndeb ${security} ${codename}-security main\n`,
  );
  await write('etc/hostname', 'clinica\n');
  await write('etc/resolv.conf', 'nameserver 10.0.2.3\n');
  await mkdir(join(system, 'root/.ssh'), { recursive: true, mode: 0o700 });
  await runCommand('cp', [publicKey, join(system, 'root/.ssh/authorized_keys')], { cwd: '/' });
  await chmod(join(system, 'root/.ssh/authorized_keys'), 0o600);
}

/** Where this machine gets an archive of Debian from. */
async function mirror(name: 'debian' | 'debian-security'): Promise<string> {
  const known = await runCommand('apt-get', ['indextargets', '--format', '$(REPO_URI)'], { cwd: '/' });
  const found = known.split('\n').find((line) => line.endsWith(`/${name}/`));
  return found ?? `http://deb.debian.org/${name}/`;
}
