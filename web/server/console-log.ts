import { format } from 'node:util';
import type { Logger } from 'pino';

const LEVELS = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Has all that is said by `console` join the log, so that each line of it is one JSON object, whoever writes it: Next, React, a
 * library, this product. At a terminal it stays as it is, for people.
 * @returns what puts it back
 */
export function consoleToLog(logger: Logger, isTerminal = process.stdout.isTTY): () => void {
  const { log, info, warn, error } = console;
  for (const [name, level] of Object.entries(LEVELS)) {
    if (isTerminal) break;
    Object.assign(console, { [name]: (...said: unknown[]) => write(logger, level, said) });
  }
  return () => void Object.assign(console, { log, info, warn, error });
}

function write(logger: Logger, level: (typeof LEVELS)[keyof typeof LEVELS], said: readonly unknown[]): void {
  const err = said.find((part) => part instanceof Error);
  const text = format(...said.filter((part) => part !== err)).trim();
  const fields = objectIn(text);
  if (fields) logger[level](fields);
  else if (err) logger[level]({ err }, text || err.message);
  else if (text !== '') logger[level](text);
}

/** What is a line of JSON already keeps its fields. */
function objectIn(text: string): object | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}
