import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, SetupError } from '../settings.ts';

const SOURCES = join(root, 'deploy/nginx');

/** What stands in deploy/nginx as `${NAME}`. Ports below 1024 need nginx to start as root, as it does on Debian. */
export interface FrontSettings {
  readonly DOMAIN: string;
  readonly HTTP_PORT: number;
  readonly HTTPS_PORT: number;
  readonly SITE_PORT: number;
  readonly CERTIFICATE: string;
  readonly CERTIFICATE_KEY: string;
  /** Folder of the rendered configuration. */
  readonly CONF_DIR: string;
  readonly STATIC_DIR: string;
  readonly ACME_DIR: string;
}

/** Places as Debian and certbot have them. */
export function defaultFront(domain: string): FrontSettings {
  return {
    DOMAIN: domain,
    HTTP_PORT: 80,
    HTTPS_PORT: 443,
    SITE_PORT: 3000,
    CERTIFICATE: `/etc/letsencrypt/live/${domain}/fullchain.pem`,
    CERTIFICATE_KEY: `/etc/letsencrypt/live/${domain}/privkey.pem`,
    CONF_DIR: '/etc/nginx/clinic',
    STATIC_DIR: '/var/www/clinic',
    ACME_DIR: '/var/www/certbot',
  };
}

/**
 * Writes the configuration of nginx into `CONF_DIR`, and the page for when the site is away.
 * @returns the file that belongs into nginx's http block
 * @throws SetupError naming a setting that a configuration cannot hold, or that is missing
 */
export function renderFront(settings: FrontSettings): string {
  const values = new Map(Object.entries(settings).map(([name, value]) => [name, String(value)]));
  for (const [name, value] of values) {
    // Whatever ends a word or a block in nginx would change what the file means.
    if (!/^[\w./:*-]+$/.test(value)) throw new SetupError(`${name} cannot be "${value}".`);
  }
  mkdirSync(settings.CONF_DIR, { recursive: true });
  copyFileSync(join(SOURCES, 'away.html'), join(settings.CONF_DIR, 'away.html'));
  const file = join(settings.CONF_DIR, 'clinic.conf');
  writeFileSync(file, fill(readFileSync(join(SOURCES, 'clinic.conf'), 'utf8'), values));
  return file;
}

/** nginx's own variables are `$name`, so braces are ours alone. */
function fill(template: string, values: ReadonlyMap<string, string>): string {
  // nginx does not start when it shall listen on what the machine does not have.
  const listens = existsSync('/proc/net/if_inet6') ? template : template.replaceAll(/ listen \[::\][^;]*;/g, '');
  return listens.replaceAll(/\$\{(\w+)\}/g, (_whole, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new SetupError(`deploy/nginx names \${${name}}, which is no setting.`);
    return value;
  });
}

/** Caddy's configuration, as deploy/install writes it: Caddy gets its certificate by itself. */
export function caddyfile(domain: string, mail: string): string {
  if (!/^[\w.-]+$/.test(domain)) throw new SetupError(`"${domain}" is no domain.`);
  if (!/^[^\s@{}]+@[^\s@{}]+$/.test(mail)) throw new SetupError(`"${mail}" is no e-mail address.`);
  const template = readFileSync(join(root, 'deploy/caddy/Caddyfile'), 'utf8');
  return template.replace('DOMAIN', domain).replace('MAIL', mail);
}
