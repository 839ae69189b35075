import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { verifyContents } from './contents.ts';
import { writeStateFile } from '../store/state-file.ts';
import type { CopyTarget, Keep } from '../config/settings.ts';
import type { Manifest } from './contents.ts';

/** A repository may hold what others put there. */
const OURS = ['--host', 'content-lake'];

/** Makes the key when there is none yet. */
export function ensureKey({ keyFile }: CopyTarget): void {
  if (!existsSync(keyFile)) writeStateFile(keyFile, `${randomBytes(24).toString('base64url')}\n`);
}

export interface Sending {
  readonly keep: Keep;
  /** It has had a copy before: one that is gone is not made anew, because its disk may not be mounted. */
  readonly isKnown: boolean;
}

/**
 * Sends a folder, encrypted; of what is there already nothing is sent again. Then removes what is no longer kept, and looks
 * whether all there shall be is there.
 * @throws Error with restic's own reason
 */
export async function sendCopy(target: CopyTarget, folder: string, { keep, isKnown }: Sending): Promise<void> {
  ensureKey(target);
  const kept = ['--keep-daily', `${keep.days}`, '--keep-weekly', `${keep.weeks}`];
  try {
    if (!isKnown) await openRepository(target);
    // Locks of processes that are gone.
    await restic(target, ['unlock']);
    await restic(target, ['backup', '.', ...OURS], folder);
    await restic(target, ['forget', ...OURS, '--group-by', 'host', ...kept, '--prune']);
    await restic(target, ['check']);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The backup was made, but no copy of it left this machine. ${reason}`, { cause });
  }
}

/**
 * Fetches a copy into a new folder and checks every file in it.
 * @param snapshot `latest`, or an id as restic shows it
 * @throws Error with restic's own reason, or that names the first file that is not as it was
 */
export async function fetchCopy(target: CopyTarget, snapshot: string, folder: string): Promise<Manifest> {
  if (!existsSync(target.keyFile)) {
    throw new Error(
      `Copies in ${target.repository} open with their key: put it into ${target.keyFile}, or give --key FILE.`,
    );
  }
  await restic(target, ['restore', snapshot, '--target', folder, ...(snapshot === 'latest' ? OURS : [])]);
  return verifyContents(folder);
}

/** Makes the repository on its first use. Where there is one already, that is refused, and the first reason is the true one. */
async function openRepository(target: CopyTarget): Promise<void> {
  try {
    await restic(target, ['cat', 'config']);
  } catch (error) {
    await restic(target, ['init']).catch((second: unknown) => {
      throw String(second).includes('already') ? error : second;
    });
  }
}

function restic({ repository, keyFile }: CopyTarget, args: readonly string[], cwd?: string): Promise<void> {
  const env = { ...process.env, RESTIC_PASSWORD_FILE: keyFile };
  return new Promise((resolve, reject) => {
    execFile(
      'restic',
      ['--repo', repository, '--no-cache', '--quiet', ...args],
      { env, cwd },
      (error, _said, complaint) => {
        if (error === null) resolve();
        else reject(new Error(`${nameOf(repository)}: ${reasonIn(error, complaint)}`));
      },
    );
  });
}

const NOT_INSTALLED = 'the program restic is not installed (apt-get install restic).';
const MAX_REASON = 400;

/** In one line. */
function reasonIn(error: { readonly code?: unknown; readonly message: string }, complaint: string): string {
  if (error.code === 'ENOENT') return NOT_INSTALLED;
  const lines = complaint.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.filter((line) => /^(?:Fatal|panic|subprocess ssh): /.test(line));
  const [first = error.message, second = ''] = telling.length > 0 ? telling : lines;
  return `${first} ${second}`.replaceAll('Fatal: ', '').trim().slice(0, MAX_REASON);
}

/** Without a password that may stand in it. */
function nameOf(repository: string): string {
  return repository.replace(/\/\/[^/@]*@/, '//');
}
