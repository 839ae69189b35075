import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../scripts/run-command.ts';
import type { Machine } from './machine.ts';

/** Where it answers, within the machine. */
export const ACME_DIRECTORY = 'https://authority.test:8443/acme/local/directory';
export const ACME_ROOT = '/root/authority.pem';

/**
 * A certificate authority as Let's Encrypt is one, on the machine itself: Caddy's, which asks the domain for proof before it
 * signs. It stands apart from the Caddy that the installation brings, which is not there yet.
 * @returns its root certificate
 */
export async function startAuthority(machine: Machine, domain: string): Promise<string> {
  const room = await mkdtemp(join(tmpdir(), 'authority-'));
  try {
    await runCommand('apt-get', ['download', 'caddy'], { cwd: room });
    const [archive = ''] = await readdir(room);
    await runCommand('dpkg-deb', ['-x', archive, 'unpacked'], { cwd: room });
    await writeFile(join(room, 'Caddyfile'), CADDYFILE);
    await writeFile(join(room, 'service'), SERVICE);
    await machine.run(`mkdir /opt/authority && echo 127.0.0.1 authority.test ${domain} >> /etc/hosts`);
    await machine.copy(join(room, 'unpacked/usr/bin/caddy'), '/opt/authority/caddy');
    await machine.copy(join(room, 'Caddyfile'), '/opt/authority/Caddyfile');
    await machine.copy(join(room, 'service'), '/etc/systemd/system/authority.service');
  } finally {
    await rm(room, { recursive: true, force: true });
  }
  await machine.run('systemctl daemon-reload && systemctl enable -q --now authority');
  const made = '/opt/authority/data/caddy/pki/authorities/local/root.crt';
  return await machine.run(`until [ -s ${made} ]; do sleep 0.2; done; cp ${made} ${ACME_ROOT}; cat ${ACME_ROOT}`);
}

const CADDYFILE = `{
	admin off
	http_port 8180
	https_port 8443
	skip_install_trust
}
authority.test {
	tls internal
	acme_server
}
`;

const SERVICE = `[Service]
Environment=XDG_DATA_HOME=/opt/authority/data XDG_CONFIG_HOME=/opt/authority/data
ExecStart=/opt/authority/caddy run --config /opt/authority/Caddyfile
[Install]
WantedBy=multi-user.target
`;
