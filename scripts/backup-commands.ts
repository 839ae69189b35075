import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Test support: `npm run backup` or `npm run restore`, without npm. */
export function script(
  name: 'backup' | 'restore',
  ...args: readonly string[]
): Promise<{ readonly stdout: string; readonly stderr: string }> {
  // The environment as the test sees it, which may have changed it.
  return run(process.execPath, [resolve(import.meta.dirname, `${name}.ts`), ...args], { env: process.env });
}

/** What the command says when it refuses. */
export async function refusal(name: 'backup' | 'restore', ...args: readonly string[]): Promise<string> {
  const failure: unknown = await script(name, ...args).catch((error: unknown) => error);
  return (failure as { stderr?: string }).stderr ?? 'It did not refuse.';
}
