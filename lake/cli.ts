import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { auditCommand } from './cli/audit.ts';
import { backupCommand, backupKey } from './cli/backup.ts';
import { eraseCommand } from './cli/erase.ts';
import { restoreCommand } from './cli/restore.ts';
import { serve } from './cli/serve.ts';
import { sessionsCommand } from './cli/sessions.ts';
import { tokenCommand } from './cli/token.ts';
import { userCommand } from './cli/user.ts';
import { WEBHOOK_USAGE, webhookCommand } from './cli/webhook.ts';
import { readConfig } from './config/config.ts';
import { assertPresentVersion } from './upgrade/prepare-folder.ts';
import { DEFAULT_ROLES } from './config/roles.ts';
import { readCommand } from './config/settings.ts';
import { readDefinition } from './definition.ts';
import type { LakeDefinition } from './definition.ts';
import { withDefaults } from './config/environment.ts';

const usage = (
  command: string,
  { seed, roles = DEFAULT_ROLES }: LakeDefinition,
) => `Usage: ${command} [command] [options]

  (no command)          serve the lake: --port 4000 --data ./.data --host 127.0.0.1 --project <id> --dataset <name>
                        --memory: data in a folder that goes away with the process, and a token is printed
                        --config <file>: a module whose default export is a definition (README): roles, hooks, settings
                        --import <file>: an archive of "sanity dataset export"${seed ? '\n                        --no-seed: nothing in an empty dataset' : ''}
  restore               --at <moment>: content as it was, of the folder or, with --from <archive>|latest, of a backup;
                        --force: in place of what is there, which is moved aside
  backup                everything in one archive, read back, also while the lake runs; --to <file>: there, otherwise in
                        the folder of backups; --key shows the key of copies that are sent elsewhere
  token create          --role <role> --label <name> [--days <n>]
                        or, instead of a role, --grant "<permissions>:<GROQ filter>" (several times if needed)
  token list
  token revoke <id>
  user create           --email <e-mail> --name <name> --role <role> [--password <password>]
  user invite           --email <e-mail> --name <name> --role <role>: a link to choose a password, by mail or printed
  user reset            --email <e-mail>: the same for a new password
  user remove-factors   --email <e-mail>: for somebody who lost phone, keys and recovery codes
  user password         --email <e-mail> [--password <password>]
  user role             --email <e-mail> --role <role>
  user disable|enable   --email <e-mail>
  user list
  sessions list         [--email <e-mail>]
  sessions revoke       --email <e-mail> [<id>]: without an id, all of them
  erase                 --document <id> [--dataset <name>]: for good, with its history
  audit list            [--limit 100]
  audit prune           [--days 365]
${WEBHOOK_USAGE}

Roles: ${Object.keys(roles).join(', ')}.
Every command takes --data <folder>, and --config <file> where a lake is served with one; --version says which this is.`;

interface Command {
  /** It and those that follow it: an action, and what that is done to. */
  readonly words: number;
  readonly options: readonly string[];
}

/** Without one, the lake is served. */
const COMMANDS: Readonly<Record<string, Command>> = {
  '': { words: 0, options: ['memory', 'import', 'no-seed'] },
  restore: { words: 1, options: ['at', 'from', 'force'] },
  backup: { words: 1, options: ['to', 'key'] },
  token: { words: 3, options: ['role', 'label', 'days', 'grant'] },
  user: { words: 2, options: ['email', 'name', 'role', 'password'] },
  sessions: { words: 3, options: ['email'] },
  erase: { words: 1, options: ['document'] },
  audit: { words: 2, options: ['limit', 'days'] },
  webhook: {
    words: 3,
    options: ['name', 'url', 'on', 'filter', 'projection', 'secret', 'header', 'drafts', 'versions'],
  },
};

const OPTIONS = {
  port: { type: 'string' },
  data: { type: 'string' },
  host: { type: 'string' },
  project: { type: 'string' },
  memory: { type: 'boolean' },
  config: { type: 'string' },
  import: { type: 'string' },
  'no-seed': { type: 'boolean' },
  at: { type: 'string' },
  from: { type: 'string' },
  force: { type: 'boolean' },
  to: { type: 'string' },
  key: { type: 'boolean' },
  role: { type: 'string' },
  label: { type: 'string' },
  email: { type: 'string' },
  name: { type: 'string' },
  password: { type: 'string' },
  grant: { type: 'string', multiple: true },
  days: { type: 'string' },
  limit: { type: 'string' },
  document: { type: 'string' },
  dataset: { type: 'string' },
  url: { type: 'string' },
  on: { type: 'string' },
  filter: { type: 'string' },
  projection: { type: 'string' },
  secret: { type: 'string' },
  header: { type: 'string', multiple: true },
  drafts: { type: 'boolean' },
  versions: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/** Options that stand for a setting. */
const SETTINGS = {
  port: 'LAKE_PORT',
  data: 'DATA_DIR',
  host: 'LAKE_HOST',
  project: 'SANITY_PROJECT_ID',
  dataset: 'SANITY_DATASET',
} as const;
/** Their `--dataset` may be another one than the main one. */
const OF_ANY_DATASET = ['erase', 'webhook'];

/** Runs the command that the process was started with; problems end the process with 1. */
export async function main(program: LakeDefinition): Promise<void> {
  try {
    await run(program);
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

async function run(program: LakeDefinition): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [command = '', action, id] = positionals;
  const definition = { ...program, ...(values.config !== undefined && (await readDefinition(values.config))) };
  const env = withDefaults(process.env, { ...program.settings, ...definition.settings });
  if (values.version) return print(packageVersion());
  const help = usage(readCommand(env), definition);
  if (values.help || command === 'help') return print(help);
  const known = COMMANDS[command];
  if (!known) throw new Error(`Unknown command "${command}".\n\n${help}`);
  const [extra] = positionals.slice(known.words);
  if (extra !== undefined) throw new Error(`"${extra}" does nothing here. --help lists the options of each command.`);
  assertOptions(command, Object.keys(values));
  for (const [option, variable] of Object.entries(SETTINGS)) {
    if (option === 'dataset' && OF_ANY_DATASET.includes(command)) continue;
    // As in the environment, what is empty counts as not set: an empty folder would be the present one.
    env[variable] = values[option as keyof typeof SETTINGS] || env[variable];
  }
  if (values.memory && values.data !== undefined)
    throw new Error('--memory and --data are two places for the data: choose one.');
  if (values.memory) env.DATA_DIR = briefFolder();
  const config = readConfig(env, definition);
  const { dataDir } = config;
  const { role, label, email, name, password, grant, days, limit, document, from, at, force = false } = values;
  const { migrations = [] } = definition;

  if (command === 'restore') return print(await restoreCommand({ config, migrations, from, at, force }));
  if (command !== '') assertPresentVersion(dataDir);
  if (command === 'backup')
    return print(values.key ? backupKey(config.backup) : await backupCommand({ config, to: values.to }));
  if (command === 'token')
    return print(tokenCommand(action, id, { dataDir, roles: config.roles, role, label, grants: grant, days }));
  if (command === 'user') return print(await userCommand(action, { dataDir, email, name, role, password, config }));
  if (command === 'webhook') return print(webhookCommand(action, id, { ...values, dataDir }));
  if (command === 'sessions') return print(sessionsCommand(action, id, { dataDir, email }));
  if (command === 'erase') {
    const { dataset } = values;
    return print(
      await eraseCommand({
        config,
        authenticate: definition.authenticate,
        document,
        dataset,
        lakeUrl: `http://127.0.0.1:${config.port}`,
      }),
    );
  }
  if (command === 'audit') return print(auditCommand(action, { dataDir, limit, days }));
  await serve({
    config,
    definition: values['no-seed'] ? { ...definition, seed: undefined } : definition,
    adminPassword: env.ADMIN_PASSWORD,
    logLevel: env.LAKE_LOG_LEVEL ?? 'info',
    archive: values.import,
    isBrief: values.memory,
  });
}

/** Who forgets the command must not start a lake. @throws Error naming the option that another command has */
function assertOptions(command: string, given: readonly string[]): void {
  for (const option of given) {
    const owners = Object.keys(COMMANDS).filter((name) => COMMANDS[name]?.options.includes(option));
    if (owners.length === 0 || owners.includes(command)) continue;
    const names = owners.map((name) => (name === '' ? 'a lake that is served' : `"${name}"`)).join(' and ');
    throw new Error(`--${option} is an option of ${names} and does nothing here. --help lists those of each command.`);
  }
}

/** Of the package that this file stands in. */
function packageVersion(): string {
  const text = readFileSync(new URL('./package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

/** A folder for the data that is removed when this process ends. */
function briefFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-lake-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** SQLITE_READONLY, SQLITE_CANTOPEN */
const CANNOT_WRITE: readonly number[] = [8, 14];

/** Problems a person can solve are told in one line; anything else keeps its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'The port is in use. Stop the other program, or choose another with --port.';
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no such address: ${error.message}. Choose another --host.`;
  if (code === 'ENOENT' && 'path' in error) return `There is no ${String(error.path)}.`;
  if (code === 'EACCES' || code === 'EPERM')
    return `No permission: ${error.message}. Choose another --port or --data folder.`;
  if (code === 'ERR_SQLITE_ERROR' && 'errcode' in error && CANNOT_WRITE.includes(Number(error.errcode) & 0xff))
    return `No permission: ${error.message}. See who may write in the --data folder and its files, or choose another.`;
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return `${error.message.replace(/\. To specify.*/s, '.')} --help lists those that there are.`;
  return withOptions(process.env.LAKE_LOG_LEVEL === 'debug' ? (error.stack ?? error.message) : error.message);
}

/** The lake knows its settings by their variables; people may have typed an option. */
function withOptions(message: string): string {
  return Object.entries(SETTINGS).reduce(
    (text, [option, variable]) =>
      text.includes(`--${option}`) ? text : text.replaceAll(variable, `--${option} (${variable})`),
    message,
  );
}
