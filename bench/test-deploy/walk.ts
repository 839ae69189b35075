import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ACME_DIRECTORY, ACME_ROOT } from './authority.ts';
import { Visitor } from './visitor.ts';
import type { Machine } from './machine.ts';
import type { Releases } from './releases.ts';

interface Walk {
  readonly machine: Machine;
  readonly domain: string;
  /** Root certificate. */
  readonly authority: string;
  readonly releases: Releases;
  readonly tell: (text: string) => void;
}

const MAIL = 'ti@clinica.test';

/** From a fresh machine through everything that happens to it in its life. @throws Error at the first thing that is not as it should be */
export async function walk(options: Walk): Promise<void> {
  const { machine, domain, authority, releases, tell } = options;
  const visitor = new Visitor(domain, machine.ports.https, authority);
  const install = `clinic-first/deploy/install --domain ${domain} --mail ${MAIL} --acme ${ACME_DIRECTORY} --acme-root ${ACME_ROOT}`;

  await machine.run('! command -v node && ! command -v caddy');
  await send(machine, releases.first);
  await machine.run('tar -xzf clinic-first.tar.gz');
  const installed = await machine.run(install);
  tell('installed');
  await servesEverything(options, visitor);
  tell(
    'HTTPS with a certificate of the authority, HTTP/2, pages and Studio; other names, plain HTTP and the inner ports refused',
  );

  const [, password = ''] = /Password +(\S+)/.exec(installed) ?? [];
  const entered = await visitor.send('/lake/accounts/login', { email: MAIL, password });
  assert.match(entered.text, /<h1>Contas|Pessoas/, 'the first administrator is signed in');
  await write(visitor, 'Clínica Primeira');
  await shows(visitor, 'Clínica Primeira');
  tell('the first administrator signed in, wrote, and the page shows it');

  const again = await machine.run(install);
  assert.doesNotMatch(again, /Password/, 'there is no second first administrator');
  await shows(visitor, 'Clínica Primeira');
  tell('installed again, nothing lost');

  const archive = /\/var\/backups\/\S+/.exec(await machine.run('clinic backup'))?.[0] ?? '';
  await write(visitor, 'Clínica depois do backup');
  await machine.run('clinic stop && rm -rf /var/lib/clinic/data');
  assert.notEqual((await machine.tryTo('clinic start')).code, 0, 'no new clinic is begun where one was lost');
  assert.match(await machine.run(`clinic restore ${archive}`), /The site is back/);
  await shows(visitor, 'Clínica Primeira');
  tell('backup, data folder destroyed, restored');

  const moment = (await machine.run('date -u +%FT%TZ')).trim();
  await write(visitor, 'Clínica quebrada');
  assert.match(await machine.run(`clinic restore --at ${moment}`), /The site is back/);
  await shows(visitor, 'Clínica Primeira');
  tell('content brought back to a moment');

  await send(machine, releases.second, releases.broken);
  await machine.run('echo 0 > clinic-damaged.tar.gz; cp clinic-second.tar.gz.sha256 clinic-damaged.tar.gz.sha256');
  assert.match((await machine.tryTo('clinic upgrade clinic-damaged.tar.gz')).output, /damaged/);
  await machine.run('clinic upgrade clinic-second.tar.gz');
  await runs(machine, 'second');
  await shows(visitor, 'Clínica Primeira');
  await write(visitor, 'Clínica Segunda');
  tell('upgraded');

  const failed = await machine.tryTo('clinic upgrade clinic-broken.tar.gz');
  assert.notEqual(failed.code, 0);
  assert.match(failed.output, /This release is broken/, 'the reason is told');
  assert.match(failed.output, /put back as it was/, 'content that was carried over went back, too');
  await runs(machine, 'second');
  await shows(visitor, 'Clínica Segunda');
  tell('an upgrade that fails went back by itself');

  await machine.run('clinic rollback');
  await runs(machine, 'first');
  await shows(visitor, 'Clínica Segunda');
  tell('rolled back');

  await killedAnywhere(options, visitor);

  await machine.reboot();
  await shows(visitor, 'Clínica Segunda');
  await runs(machine, 'second');
  tell('rebooted, and it came back');
}

async function send(machine: Machine, ...archives: readonly string[]): Promise<void> {
  for (const archive of archives) {
    for (const file of [archive, `${archive}.sha256`]) await machine.copy(file, `/root/${basename(file)}`);
  }
}

async function servesEverything({ machine, domain }: Walk, visitor: Visitor): Promise<void> {
  for (const path of ['/', '/profissional', '/studio', '/lake/healthz']) {
    assert.equal((await visitor.ask(path)).status, 200, path);
  }
  assert.ok((await visitor.ask('/')).headers['strict-transport-security']);
  const other = await visitor.ask('/', undefined, { ':authority': 'another.test' });
  assert.ok([404, 421].includes(other.status), `O13: another host is answered with ${other.status}`);
  const plain = await fetch(`http://127.0.0.1:${machine.ports.http}/`, { redirect: 'manual' });
  assert.deepEqual([plain.status, await plain.text()], [404, ''], 'O13: the bare number of the machine');
  const named = await machine.run(`curl -sS -o /dev/null -w '%{http_code} %{redirect_url}' http://${domain}/x?y`);
  assert.equal(named.trim(), `308 https://${domain}/x?y`);
  const inner = fetch(`http://127.0.0.1:${machine.ports.site}/`, { signal: AbortSignal.timeout(3_000) });
  await assert.rejects(inner, 'the port of the site does not answer from outside');
  await assert.rejects(
    new Visitor('another.test', machine.ports.https, '').ask('/'),
    'no certificate for another name',
  );
}

async function write(visitor: Visitor, name: string): Promise<void> {
  const mutations = [{ patch: { id: 'siteSettings', set: { tradeName: name } } }];
  const type = { 'content-type': 'application/json' };
  const reply = await visitor.ask('/lake/v2025-02-19/data/mutate/production', JSON.stringify({ mutations }), type);
  assert.equal(reply.status, 200, reply.text);
}

/** The home page has this text, within the time that a publish takes. */
async function shows(visitor: Visitor, text: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const reply = await visitor.ask('/');
    if (reply.status === 200 && reply.text.includes(text)) return;
    assert.ok(tries < 60, `the home page does not say "${text}" (status ${reply.status})`);
    await pause(1_000);
  }
}

async function runs(machine: Machine, release: string): Promise<void> {
  assert.match(
    await machine.run('clinic status'),
    new RegExp(`Release +${release}\\n[^]*Site +answers\\nLake +answers`),
  );
}

/** What there is when an upgrade has come to each of its steps. */
const STEPS = [
  '-e /opt/clinic/releases/.new',
  '-e /opt/clinic/upgrade-underway',
  '-e /var/lib/clinic/data.before-upgrade',
  '/opt/clinic/current -ef /opt/clinic/releases/second',
];

/** Kills an upgrade at each of its steps, and runs it again. */
async function killedAnywhere({ machine, tell }: Walk, visitor: Visitor): Promise<void> {
  const upgrade = 'clinic upgrade clinic-second.tar.gz';
  for (const step of STEPS) {
    const kill = `pid=$!; until [ ${step} ]; do kill -0 $pid || { cat killed.log; exit 1; }; done; kill -KILL $pid`;
    await machine.run(`${upgrade} > killed.log 2>&1 & ${kill}`);
  }
  await machine.tryTo(upgrade);
  await runs(machine, 'second');
  await shows(visitor, 'Clínica Segunda');
  tell(`an upgrade was killed at ${STEPS.length} steps, run again each time, and is through`);
}
