/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment, and `defaults` for what it has nothing for. What is empty counts as not set. */
export function withDefaults(env: Environment, defaults: Environment = {}): Record<string, string | undefined> {
  return { ...defaults, ...Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')) };
}

interface NumberRule {
  readonly fallback: number;
  readonly least: number;
  readonly most: number;
  /** As the message says it: `a port number`. */
  readonly what?: string;
  readonly isWhole?: boolean;
}

/** @throws Error naming the variable when it holds anything else; an empty one counts as not set */
export function readNumber(env: Environment, name: string, rule: NumberRule): number {
  const { fallback, least, most, isWhole = false, what = isWhole ? 'a whole number' : 'a number' } = rule;
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = /^[\d.]+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most && (!isWhole || Number.isInteger(value))) return value;
  throw new Error(`${name} must be ${what} from ${least} to ${most}, not "${text}".`);
}

/** A positive whole number. @throws Error naming the variable */
export function readCount(env: Environment, name: string, fallback: number): number {
  return readNumber(env, name, { fallback, least: 1, most: Number.MAX_SAFE_INTEGER, isWhole: true });
}

/** What stands between commas, without what is empty. */
export function listIn(text = ''): readonly string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/**
 * As browsers write it: a trailing slash, a path or capitals would make the comparison fail without a word.
 * @throws Error naming the variable
 */
export function originOf(name: string, address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : 'null';
  if (origin === 'null') throw new Error(`${name} must hold addresses like "https://example.com", not "${address}".`);
  return origin;
}

/**
 * Environment of a process that the lake forks. `node --watch` (npm run dev) asks its child, by a variable that would be
 * handed on, to be told which files it loads: from a process of the lake those messages arrive among its answers.
 */
export function forkedEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, WATCH_REPORT_DEPENDENCIES: undefined };
}

/** What counts for a lake that is part of no product, unless somebody says otherwise. */
export const STANDALONE: Environment = {
  SANITY_PROJECT_ID: 'local',
  LAKE_LOG_LEVEL: 'warn',
  // Where `sanity dev` serves a Studio.
  LAKE_ALLOWED_ORIGINS: 'http://localhost:3333',
};
