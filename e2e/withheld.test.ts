/** Content that came in by the API and breaks a rule is not shown to visitors, and is reported (M1, M19, A2). */
import { join } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { runCommand } from '../scripts/run-command.ts';
import { root } from '../scripts/settings.ts';
import { eventually } from './eventually.ts';
import { addProfessional } from './people.ts';
import { startStack, type Stack } from './stack.ts';

const ID = 'journey-withheld';
const NAME = 'Otávio Ensaio Prado';
const ADDRESS = `/profissional/${ID}`;

let stack: Stack;
let script: SanityClient;

const statusOf = async (path: string) => (await fetch(stack.siteUrl + path)).status;
const teamHas = async (name: string) => (await (await fetch(`${stack.siteUrl}/profissional`)).text()).includes(name);

beforeAll(async () => {
  stack = await startStack();
  const tokenOf = ['token', 'create', '--role', 'administrator', '--label', 'script', '--data', stack.settings.dataDir];
  const token = (await runCommand(process.execPath, [join(root, 'scripts/lake.ts'), ...tokenOf], { cwd: root })).trim();
  script = createClient({
    projectId: 'clinica',
    dataset: 'production',
    apiHost: stack.lakeUrl,
    apiVersion: '2025-02-19',
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token,
  });
});

afterAll(async () => await stack?.stop());

it('shows a professional whose registration is in order', async () => {
  await addProfessional(script, ID, NAME);
  await eventually(() => statusOf(ADDRESS), 200, 60_000);
  await eventually(() => teamHas(NAME), true, 60_000);
});

it('takes the same person off every page once a script has removed the registration', async () => {
  await script.patch(ID).set({ registrations: [] }).commit();
  await eventually(() => statusOf(ADDRESS), 404, 60_000);
  await eventually(() => teamHas(NAME), false, 60_000);
  expect(await statusOf('/profissional')).toBe(200);
});

it('says in the log what is withheld, by which rule and why', () => {
  const line = stack
    .log()
    .split('\n')
    .find((text) => text.includes('"content-withheld"') && text.includes(ID));
  expect(line).toContain('"rule":"M1"');
  expect(line).toContain('Informe ao menos um registro');
});

it('shows the person again when the registration is back', async () => {
  const registrations = [
    { _key: 'a', _type: 'councilRegistration', council: 'CRM', number: '54321', uf: 'MT', isPrimary: true },
  ];
  await script.patch(ID).set({ registrations }).commit();
  await eventually(() => statusOf(ADDRESS), 200, 60_000);
});
