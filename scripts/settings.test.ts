import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertPortIsFree } from './processes.ts';
import { adviceAboutNames, forgetSettings, prepareDataFolder, readSettings, SetupError } from './settings.ts';

const base = mkdtempSync(join(tmpdir(), 'settings-'));
const saved = { ...process.env };
const CHANGED = 'PORT LAKE_PORT DATA_DIR SITE_URL LAKE_URL LAKE_WEBHOOK_SECRET ENV_FILE CHROMIUM_PATH'.split(' ');
afterEach(() => {
  for (const name of CHANGED) {
    if (saved[name] === undefined) delete process.env[name];
    else process.env[name] = saved[name];
  }
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

it('honours PORT, LAKE_PORT and DATA_DIR', () => {
  Object.assign(process.env, { PORT: '3100', LAKE_PORT: '4100', DATA_DIR: join(base, 'other') });
  expect(readSettings()).toMatchObject({
    port: 3100,
    lakePort: 4100,
    dataDir: join(base, 'other'),
    siteUrl: 'http://localhost:3100',
    lakeUrl: 'http://127.0.0.1:4100',
  });
});

it('tests run without the settings of a checkout, of its file and of the shell, but find its programs', () => {
  const file = join(base, 'env');
  writeFileSync(file, 'SITE_URL=https://clinica.example\nCHROMIUM_PATH=/opt/chromium\nNODE_OPTIONS=--bogus\n');
  delete process.env.CHROMIUM_PATH;
  Object.assign(process.env, { ENV_FILE: file, PORT: '3100' });
  forgetSettings();
  expect(readSettings()).toMatchObject({ port: 3000, siteUrl: 'http://localhost:3000' });
  expect(process.env.CHROMIUM_PATH).toBe('/opt/chromium');
  expect(process.env.NODE_OPTIONS).toBe(saved.NODE_OPTIONS);
});

it('tells names that look like settings and are none, and nothing else of the environment', () => {
  const env = {
    LAKE_PROT: '4100',
    BACKUP_TARGT: 's3:x',
    LAKE_PORT: '4000',
    LAKE_S3_REGION: 'x',
    PATH: '/bin',
    EDITOR: 'vi',
  };
  expect(adviceAboutNames(env)).toEqual([
    expect.stringMatching(/^LAKE_PROT is no setting/),
    expect.stringMatching(/^BACKUP_TARGT is no setting/),
  ]);
});

it.each(['none', '0', '70000', '3.5'])('names the variable when PORT is "%s"', (value) => {
  process.env.PORT = value;
  expect(() => readSettings()).toThrow(/^PORT must be a port number/);
});

it('refuses one port for both servers', () => {
  Object.assign(process.env, { PORT: '3100', LAKE_PORT: '3100' });
  expect(() => readSettings()).toThrow(/different numbers/);
});

it('makes a secret once, for the owner alone, and keeps it', () => {
  const folder = join(base, 'data');
  const first = prepareDataFolder(folder);
  expect(first.webhookSecret.length).toBeGreaterThan(32);
  expect(prepareDataFolder(folder)).toEqual(first);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0);
  expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toContain(first.webhookSecret);
});

it('N10: has no secret before it is whole', () => {
  const folder = join(base, 'cut-off');
  // In the way of what is written before it gets its name.
  mkdirSync(join(folder, 'secrets.json.part'), { recursive: true });
  expect(() => prepareDataFolder(folder)).toThrow(SetupError);
  expect(readdirSync(folder)).toEqual(['secrets.json.part']);
});

it.each(['', '{"webhookSecr', '{}', 'null'])(
  'O13: names secrets.json when it is torn (%j), and what deleting it changes',
  (text) => {
    const folder = mkdtempSync(join(base, 'torn-'));
    writeFileSync(join(folder, 'secrets.json'), text);
    const problem = () => prepareDataFolder(folder);
    expect(problem).toThrow(/secrets\.json is damaged.*backup.*delete it.*previews.*contact forms/);
    expect(problem).not.toThrow('DATA_DIR');
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe(text);
  },
);

it('prefers the secret that several machines have in common', () => {
  process.env.LAKE_WEBHOOK_SECRET = 'common to all machines';
  expect(prepareDataFolder(join(base, 'second')).webhookSecret).toBe('common to all machines');
  delete process.env.LAKE_WEBHOOK_SECRET;
  expect(prepareDataFolder(join(base, 'second')).webhookSecret).not.toContain('machines');
});

it('takes a lake of another machine from LAKE_URL', () => {
  process.env.LAKE_URL = 'http://10.0.0.5:4000';
  expect(readSettings()).toMatchObject({ lakeUrl: 'http://10.0.0.5:4000', elsewhere: { kind: 'lake' } });
});

it('says what to do when the data folder cannot be used', () => {
  const file = join(base, 'a-file');
  writeFileSync(file, '');
  expect(() => prepareDataFolder(join(file, 'inside'))).toThrow(SetupError);
  expect(() => prepareDataFolder(join(file, 'inside'))).toThrow(/Set DATA_DIR/);
});

it('says what to do about a busy port', async () => {
  const taken = createServer().listen(0);
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(assertPortIsFree('PORT', port)).rejects.toThrow(new RegExp(`^Port ${port} is in use.*PORT=`));
  taken.close();
  await once(taken, 'close');
  await expect(assertPortIsFree('PORT', port)).resolves.toBeUndefined();
});
