import { spawn } from 'node:child_process';
import { SetupError } from './settings.ts';

interface CommandOptions {
  readonly cwd: string;
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Show what the command prints while it runs; otherwise it is printed only when it fails. */
  readonly loud?: boolean;
}

/**
 * Runs a program to its end, or to that of this process.
 * @returns what it printed, standard output and errors together
 * @throws SetupError with its output when it exits with another code than 0
 */
export async function runCommand(program: string, args: readonly string[], options: CommandOptions): Promise<string> {
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
      if (options.loud) process.stdout.write(text);
    });
  }
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', (error) => fail(new SetupError(`${program} could not be started: ${error.message}`)));
    child.once('close', done);
  }).finally(() => process.off('exit', end));
  if (code !== 0) {
    throw new SetupError(
      `${options.loud ? '' : `${output}\n`}"${program} ${args.join(' ')}" failed (exit code ${code}).`,
    );
  }
  return output;
}
