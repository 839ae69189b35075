import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { pino } from 'pino';

import { sectionFixtures } from '#schemas/generated/section-fixtures.ts';
import { problemsOf } from '#schemas/testing.ts';
import { firstAnswers } from '#schemas/migrations/prepared-answers.ts';
import { firstAreas, firstExamTypes } from './lists.ts';

import { createApp } from '#lake/http.ts';
import { readConfig } from '#lake/config/config.ts';
import { openLake, type OpenLake } from '#lake/open-lake.ts';
import { systemCaller } from '#lake/caller.ts';
import { demonstrationDocuments } from './documents.ts';
import { exams } from './exams.ts';
import { faq } from './faq.ts';
import { accessibilityPage } from './pages/accessibility.ts';
import { people } from './people.ts';
import { plans } from './plans.ts';
import { seedDemonstration } from './seed.ts';
import { services } from './services.ts';
import { settings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'lake-seed-'));
const logger = pino({ level: 'silent' });
let open: OpenLake;
let client: SanityClient;

beforeAll(async () => {
  open = await openLake(readConfig({ DATA_DIR: folder, LAKE_ACL_MODE: 'public' }), logger, 'senha para o teste');
  await seedDemonstration(open.lake);
  const app = createApp({ ...open, logger });
  client = createClient({
    projectId: 'clinica',
    dataset: 'production',
    apiHost: 'http://lake.invalid',
    apiVersion: '2025-02-19',
    useProjectHostname: false,
    useCdn: false,
    resolveFetch: () => async (url, init) => app.fetch(new Request(url, init)),
  });
});

afterAll(() => {
  open.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Every reference inside a value, with the path that leads to it. */
function referencesIn(value: unknown, path: string): readonly (readonly [path: string, id: string])[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('_ref' in value && typeof value._ref === 'string') return [[path, value._ref]];
  return Object.entries(value).flatMap(([name, member]) => referencesIn(member, `${path}.${name}`));
}

test('anonymous visitors read the whole demonstration', async () => {
  expect(await client.fetch('count(*)')).toBe(demonstrationDocuments.length);
});

test('it is written in one transaction', () => {
  const { reader } = open.lake.datasets.get('production');
  expect(reader.sequence).toBe(1);
  expect(new Set(reader.all().map(({ _rev }) => _rev)).size).toBe(1);
});

test('every reference leads to a document of the demonstration', () => {
  const ids = new Set(demonstrationDocuments.map(({ _id }) => _id));
  const missing = demonstrationDocuments
    .flatMap((document) => referencesIn(document, document._id))
    .filter(([, id]) => !ids.has(id));
  expect(missing).toEqual([]);
});

test('T6: whoever attends takes each plan that is for all services and exams', () => {
  const attending = people.filter(({ schedule }) => schedule).map(({ _id }) => _id);
  const done = [...services, ...exams].map(({ _id }) => _id);
  const targets = plans.map(({ coverage }) => (coverage ?? []).map(({ target }) => target._ref));
  const whole = targets.filter((ids) => done.every((id) => ids.includes(id)));
  expect(whole).toHaveLength(3);
  for (const ids of whole) expect(ids).toEqual(expect.arrayContaining(attending));
});

test('nobody on the team has the drawn portrait of somebody else', () => {
  const drawings = people.map(({ drawing }) => drawing);
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(people.length);
});

test('every document says that it is a demonstration, but for what is true of every clinic', () => {
  const unmarked = demonstrationDocuments.filter(
    (document) => !('isDemo' in document && document.isDemo) && !('demoMode' in document && document.demoMode),
  );
  expect(unmarked).toEqual([...firstAreas, ...firstExamTypes, ...firstAnswers]);
});

test.each(demonstrationDocuments.map((document) => [document._id, document] as const))(
  'Studio would publish %s as it is',
  async (_id, document) => {
    expect(await problemsOf(document, client)).toEqual([]);
  },
);

test.each(Object.entries(sectionFixtures))(
  'Studio would publish a page with the samples of %s',
  async (_type, fixtures) => {
    const page = {
      _id: 'page-amostra',
      _type: 'page',
      title: 'Amostra',
      slug: { _type: 'slug', current: 'amostra' },
      sections: Object.values(fixtures),
    };
    expect(await problemsOf(page, client)).toEqual([]);
  },
);

test('X4: a section is written in its own folder, and pages of the demonstration spread it', () => {
  // Does not compile where a page sees the sample's own text, and not a stored section.
  const principal: typeof sectionFixtures.banner.principal = sectionFixtures.banner.marca;
  expect(principal._type).toBe('banner');
  const pages = join(import.meta.dirname, 'pages');
  const text = readdirSync(pages).map((file) => readFileSync(join(pages, file), 'utf8'));
  expect(Object.keys(sectionFixtures).filter((type) => text.join().includes(`_type: '${type}'`))).toEqual([]);
});

test('the check does find what Studio would refuse', async () => {
  const page = {
    _id: 'page-amostra',
    _type: 'page',
    title: 'Amostra',
    slug: { _type: 'slug', current: 'servicos' },
    sections: [{ _key: 'a', _type: 'banner', variant: 'principal', title: 'x'.repeat(71), ctas: [] }],
  };
  const problems = await problemsOf(page, client);
  expect(problems.join('\n')).toContain('"title"');
  expect(problems.join('\n')).toContain('"slug"');
});

test('only an active doctor of Mato Grosso may be technical director', async () => {
  const withDirector = (id: string) =>
    problemsOf({ ...settings, technicalDirector: { _type: 'reference', _ref: id } }, client);
  expect(await withDirector('professional-bruno-modelo')).toEqual([]);
  expect((await withDirector('professional-carla-amostra')).join()).toContain('precisa ter CRM-MT');
});

test('a report is signed by a doctor, not by a technician (E7)', async () => {
  const exam = demonstrationDocuments.find(({ _id }) => _id === 'exam-us-tireoide');
  const signedBy = (id: string) =>
    problemsOf({ _id: 'e', _type: 'exam', ...exam, reportedBy: { _type: 'reference', _ref: id } }, client);
  expect(await signedBy('professional-bruno-modelo')).toEqual([]);
  expect((await signedBy('professional-davi-teste')).join()).toContain('ato médico');
});

test('demonstration mode stays on while invented content is left', async () => {
  expect((await problemsOf({ ...settings, demoMode: false }, client)).join()).toContain('conteúdo de demonstração');
});

test('one registration number belongs to one professional', async () => {
  const [ana] = people;
  const registered = (_id: string, number: string) => ({
    ...ana,
    _id,
    _type: 'professional',
    slug: { _type: 'slug', current: _id.replace('drafts.', '') },
    isDemo: false,
    registrations: [{ _key: 'a', _type: 'councilRegistration', council: 'CRM', number, uf: 'MT', isPrimary: true }],
  });
  const { transactor } = open.lake.datasets.get('production');
  transactor.mutate({ caller: systemCaller, mutations: [{ create: registered('real', '1234') }] });
  expect((await problemsOf(registered('outra', '1234'), client)).join()).toContain('Número já cadastrado');
  expect(await problemsOf(registered('outra', '1235'), client)).toEqual([]);
  expect(await problemsOf(registered('drafts.real', '1234'), client)).toEqual([]);
  transactor.mutate({ caller: systemCaller, mutations: [{ delete: { id: 'real' } }] });
});

test('seeding again changes nothing', async () => {
  const { reader } = open.lake.datasets.get('production');
  const before = reader.all();
  await seedDemonstration(open.lake);
  expect(reader.all()).toEqual(before);
});

test('who lost the number of an exam can ask for it in writing, as the section of results says', () => {
  const { answer } = faq.find(({ _id }) => _id === 'faq-protocolo') ?? {};
  const [link] = (answer ?? []).flatMap((block) => block.markDefs ?? []);
  expect(link).toMatchObject({ kind: 'whatsapp' });
  expect(JSON.stringify(answer)).not.toContain('não é enviado por mensagem');
});

test('the page about accessibility has every way to the clinic in its text, and tells of Libras', () => {
  const text = JSON.stringify(accessibilityPage.sections);
  for (const part of ['"kind":"phone"', '"kind":"whatsapp"', '"kind":"email"', 'atendimento em Libras'])
    expect(text).toContain(part);
});

test('R: texts name no hours: those of the settings may change, and have a lunch break', () => {
  const texts = JSON.stringify(demonstrationDocuments.filter(({ _type }) => _type !== 'siteSettings'));
  expect(texts.match(/\b\d{1,2}h(\d{2})?\b/g)).toBeNull();
  expect(texts.match(/no horário de atendimento/g)).not.toBeNull();
});
