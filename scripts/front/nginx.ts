import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { findCommand, installDebianPackage } from '../system-programs.ts';
import { hasExited, stop } from '../processes.ts';
import { SetupError } from '../settings.ts';
import { defaultFront, type FrontSettings, renderFront } from './render.ts';

const MODULES = '/usr/lib/nginx/modules';
const BROTLI = 'ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'] as const;
const ADVICE = `The front needs nginx with Brotli; on Debian: apt-get install ${PACKAGES.join(' ')}`;

/** A front of its own on free ports, with a certificate that it made itself. */
export interface RunningFront {
  /** Process that the workers of nginx belong to. */
  readonly pid: number;
  readonly settings: FrontSettings;
  /** The certificate, to be trusted by who asks. */
  readonly certificate: string;
  errors(): Promise<string>;
  stop(): Promise<void>;
}

interface FrontOptions {
  readonly ports: Pick<FrontSettings, 'HTTP_PORT' | 'HTTPS_PORT' | 'SITE_PORT'>;
  /** Folder of prepared static files; none by default: then the site serves them. */
  readonly staticDir?: string;
  /** More servers in nginx's http block, for a measurement beside. */
  readonly beside?: (settings: FrontSettings) => string;
  readonly workers?: number;
}

/**
 * Runs the real nginx with the configuration of deploy/nginx. On Debian as root it is installed when there is none.
 * @throws SetupError saying what to install, or what nginx does not accept
 */
export async function startFront({ ports, staticDir, beside, workers = 2 }: FrontOptions): Promise<RunningFront> {
  const program = ensureNginx();
  const folder = await mkdtemp(join(tmpdir(), 'clinic-front-'));
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const pems = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec', algorithm: 'sha256' });
  await writeFile(certificate, pems.cert);
  await writeFile(key, pems.private);
  const settings: FrontSettings = {
    ...defaultFront('localhost'),
    ...ports,
    CERTIFICATE: certificate,
    CERTIFICATE_KEY: key,
    CONF_DIR: join(folder, 'conf'),
    STATIC_DIR: staticDir ?? join(folder, 'static'),
    ACME_DIR: join(folder, 'acme'),
  };
  const main = join(folder, 'nginx.conf');
  const log = join(folder, 'error.log');
  await mkdir(settings.STATIC_DIR, { recursive: true });
  await writeFile(
    main,
    mainFile({ folder, log, workers, included: renderFront(settings), beside: beside?.(settings) }),
  );

  const child = spawn(program, ['-c', main, '-e', log], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const stopFront = async () => {
    // SIGQUIT would wait for open streams.
    await stop(child, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilListening(ports.HTTPS_PORT, child);
  } catch (error) {
    await stopFront();
    throw new SetupError(`nginx did not start: ${output}`, { cause: error });
  }
  const errors = async () => await readFile(log, 'utf8').catch(() => '');
  return { pid: child.pid ?? 0, settings, certificate: pems.cert, errors, stop: stopFront };
}

/**
 * Path of nginx with the module that the front needs. On Debian as root it is installed when there is none.
 * @throws SetupError saying what to install
 */
export function ensureNginx(): string {
  const find = () => (existsSync(join(MODULES, BROTLI)) ? findCommand(['nginx', '/usr/sbin/nginx']) : undefined);
  const present = find();
  if (present) return present;
  installDebianPackage(PACKAGES, ADVICE);
  const installed = find();
  if (!installed) throw new SetupError(ADVICE);
  return installed;
}

interface MainFile {
  readonly folder: string;
  readonly log: string;
  readonly workers: number;
  readonly included: string;
  readonly beside: string | undefined;
}

/** What Debian's own nginx.conf says, with everything inside of one folder. */
function mainFile({ folder, log, workers, included, beside = '' }: MainFile): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `load_module ${join(MODULES, BROTLI)};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes ${workers};
pid ${folder}/nginx.pid;
error_log ${log} notice;
events {
  worker_connections 4096;
}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  tcp_nopush on;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/temp-${name};`).join('\n  ')}
  include ${included};
  ${beside}
}
`;
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!hasExited(child) && Date.now() < deadline) {
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        done(true);
      });
      socket.once('error', () => done(false));
    });
    if (open) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('Nothing listens.');
}
