import { statfs } from 'node:fs/promises';
import { isTroubled, readBackupState } from '#lake/backup/backup-state.ts';
import { readBackupSettings } from '#lake/config/settings.ts';
import type { Readiness } from '#lake/routes/health.ts';
import type { Settings } from '../settings.ts';
import { certificateTrouble } from './certificate.ts';
import type { Restarts } from './restarts.ts';

/** One thing that has to be well. */
export interface Check {
  readonly ok: boolean;
  /** What is wrong, in Portuguese, for whoever runs the clinic. */
  readonly message?: string;
}

export type CheckName = 'site' | 'lake' | 'folder' | 'disk' | 'backup' | 'restarts' | 'certificate';
/** What does not belong to this machine is left out: the lake of a hosted project. */
export type Checks = Readonly<Partial<Record<CheckName, Check>>>;

type Look = () => string | undefined | Promise<string | undefined>;

/** Less than the watchdog's, so that a process that hangs is seen before it is killed. */
const PATIENCE_MS = 5_000;
/** Below this, saving and backups will stop soon. */
const LEAST_ROOM_MB = 500;
/** Looks at everything that the product needs, each thing by itself. Never rejects. */
export async function checkAll(settings: Settings, restarts: Restarts): Promise<Checks> {
  const { siteUrl, port, dataDir, lakeUrl, elsewhere } = settings;
  const lake = elsewhere ? undefined : await readinessOf(lakeUrl);
  const ofMachine: Partial<Record<CheckName, Look>> = {
    site: async () => ((await ask(`http://127.0.0.1:${port}/healthz`))?.ok ? undefined : 'O site não responde.'),
    disk: () => diskTrouble(dataDir, lake),
    restarts: () => restartTrouble(restarts),
    certificate: () => certificateTrouble(siteUrl),
  };
  const ofLake: Partial<Record<CheckName, Look>> = {
    lake: () => lakeTrouble(lake),
    folder: () => (isWrong(lake, 'folder') ? 'A pasta de dados sumiu ou foi trocada. Nada mais é gravado.' : undefined),
    backup: () => backupTrouble(dataDir),
  };
  const looks = Object.entries(elsewhere ? ofMachine : { ...ofLake, ...ofMachine });
  return Object.fromEntries(await Promise.all(looks.map(async ([name, look]) => [name, await checked(look)])));
}

async function checked(look: Look): Promise<Check> {
  try {
    const message = await look();
    return message === undefined ? { ok: true } : { ok: false, message };
  } catch (error) {
    return {
      ok: false,
      message: `Não foi possível conferir: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

async function ask(url: string): Promise<Response | undefined> {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return undefined;
  }
}

/** Undefined when it does not answer. */
async function readinessOf(lakeUrl: string): Promise<Readiness | undefined> {
  const answer = await ask(`${lakeUrl}/readyz`);
  try {
    return (await answer?.json()) as Readiness | undefined;
  } catch {
    return undefined;
  }
}

function isWrong(lake: Readiness | undefined, name: string): boolean {
  return lake?.checks[name]?.ok === false;
}

function lakeTrouble(lake: Readiness | undefined): string | undefined {
  if (!lake)
    return 'O servidor do conteúdo não responde. O site mostra o que já foi publicado; ninguém consegue editar.';
  if (isWrong(lake, 'files')) return 'O servidor do conteúdo não consegue ler seus arquivos.';
  return isWrong(lake, 'bucket')
    ? 'O lugar onde ficam as fotos e os arquivos não responde. Textos podem ser editados; fotos novas, não.'
    : undefined;
}

async function diskTrouble(dataDir: string, lake: Readiness | undefined): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(dataDir);
  const room = Math.floor((bavail * bsize) / 1024 / 1024);
  if (isWrong(lake, 'disk')) return `O disco do servidor está cheio (${room} MB livres). Nada mais é gravado.`;
  return room < LEAST_ROOM_MB ? `O disco do servidor está quase cheio: ${room} MB livres.` : undefined;
}

function backupTrouble(dataDir: string): string | undefined {
  const state = readBackupState(dataDir);
  const { scheduled, everyMs } = readBackupSettings(process.env, dataDir);
  if (!scheduled || !isTroubled(state, everyMs)) return undefined;
  const { success, failure } = state;
  const last = success
    ? `A última boa é de ${new Date(success.at).toLocaleString('pt-BR', MOMENT)}.`
    : 'Não há nenhuma boa.';
  return failure ? `A cópia de segurança falhou. ${last}` : `A cópia de segurança está atrasada. ${last}`;
}

const MOMENT = { dateStyle: 'short', timeStyle: 'short' } as const;

function restartTrouble(restarts: Restarts): string | undefined {
  const often = restarts.often();
  if (often.length === 0) return undefined;
  const list = often.map(([name, times]) => `${name === 'lake' ? 'o servidor do conteúdo' : 'o site'} ${times} vezes`);
  return `Em 15 minutos foi preciso iniciar de novo ${list.join(' e ')}.`;
}
