import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findCommand, installDebianPackage } from './debian-packages.ts';
import { SetupError } from './setup-error.ts';

const ADVICE = 'Tests of the shared cache need Redis: install redis-server, or name it in REDIS_SERVER_PATH.';

function findRedis(): string | undefined {
  const given = process.env.REDIS_SERVER_PATH;
  if (given && !existsSync(given)) throw new SetupError(`REDIS_SERVER_PATH names ${given}, where there is no file.`);
  return given || findCommand(['redis-server', 'valkey-server']);
}

/**
 * Path of a Redis server. On Debian as root one is installed when there is none.
 * @throws SetupError saying what to install
 */
export function ensureRedis(): string {
  const present = findRedis();
  if (present) return present;
  installDebianPackage('redis-server', ADVICE);
  const installed = findRedis();
  if (!installed) throw new SetupError(ADVICE);
  return installed;
}

/** Starts one that keeps nothing on disk, for this machine alone. */
export function startRedis(port: number): ChildProcess {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return spawn(ensureRedis(), options, { stdio: 'ignore' });
}
