import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openClinicLake } from '../testing.ts';
import { mailServer, until } from '#lake/accounts/mails/mail-fixture.ts';
import type { TestLake } from '#lake/routes/testing.ts';
import type { User } from '#lake/accounts/users.ts';

const QUOTE = 'Tratei uma úlcera aqui.';
const NOTE = 'A paciente Maria da Silva autorizou.';
const server = mailServer();
const { mails, refusals, nextMail } = server;
let env: Record<string, string>;
let lake: TestLake;
let carla: User;

beforeAll(async () => {
  env = { SMTP_URL: await server.open() };
});
beforeEach(async () => {
  server.empty();
  lake = openClinicLake({ ...env, SITE_URL: 'https://clinica.example' });
  await person('Ada', 'administrator');
  await person('Dora', 'technical-director');
  await person('Edu', 'editor');
  carla = await person('Carla', 'contributor');
});

afterEach(() => lake.close());
afterAll(() => server.close());

function person(name: string, role: string): Promise<User> {
  const email = `${name.toLowerCase()}@x.example`;
  return lake.accounts.users.create({ email, name, role, password: 'uma senha longa' });
}
async function mutate(by: User, ...mutations: readonly object[]): Promise<void> {
  const headers = { authorization: `Bearer ${lake.accounts.sessions.start(by.id).token}` };
  const reply = await lake.ask('/data/mutate/production', { headers, body: { mutations } });
  expect(await reply.json()).toMatchObject({ transactionId: expect.any(String) });
}
const request = (id: string, by: User, about: object, documentType = 'exam') => ({
  createOrReplace: {
    _id: `drafts.approval.${id}`,
    _type: 'approval',
    documentId: id,
    documentType,
    about,
    state: 'waiting',
    note: NOTE,
    requestedBy: { id: by.id, name: by.name },
  },
});
const draft = (id: string, _type = 'exam') => ({ createIfNotExists: { _id: `drafts.${id}`, _type, quote: QUOTE } });
/** Every mail so far was refused, and is tried again in a second. */
const isPutOff = () => refusals.length === 0 && (lake.accounts.mails.waitMs() ?? Infinity) <= 1000;
const XRAY = { type: 'Exame', title: 'Raio X' };

test('S4: a request for approval is told to the director alone, with who asks for what, and the way there; nothing of the content', async () => {
  await mutate(carla, draft('e'), request('e', carla, XRAY));
  const mail = await nextMail();
  expect(mail).toContain('To: dora@x.example');
  expect(mail).toContain('Carla pede a sua aprovação: Exame “Raio X”.');
  expect(mail).toContain('https://clinica.example/studio/intent/edit/id=e;type=exam');
  for (const hidden of [QUOTE, NOTE, 'Maria']) expect(mail).not.toContain(hidden);
  await mutate(carla, request('e', carla, XRAY));
  await mutate(carla, draft('t', 'testimonial'), request('t', carla, { type: 'Depoimento', title: '' }, 'testimonial'));
  expect(await nextMail()).toContain('Carla pede a sua aprovação: Depoimento.');
  expect(mails).toEqual([]);
});

test('S4: a request for approval that was answered and is made anew is told again; those of one moment in one mail, one line each', async () => {
  const edu = await person('Eva', 'editor');
  await mutate(carla, draft('e'), request('e', carla, XRAY));
  await nextMail();
  await mutate(edu, { patch: { id: 'drafts.approval.e', set: { state: 'returned', answer: 'Falta a fonte.' } } });
  await mutate(carla, request('e', carla, XRAY));
  expect(await nextMail()).toContain('“Raio X”');
  await mutate(edu, { createOrReplace: { _id: 'e', _type: 'exam' } });
  await mutate(
    carla,
    draft('f'),
    request('e', carla, XRAY),
    request('f', carla, { type: 'Exame', title: 'Eco\r\nBcc: x@y.example' }),
  );
  const mail = await nextMail();
  expect(mail).toContain('Exame “Raio X”\r\nExame “Eco Bcc: x@y.example”');
  expect(mail).toContain('Carla pede a sua aprovação: 2 documentos.');
  expect(mail).toContain('https://clinica.example/studio\r\n');
});

test('S4: a request for approval by a director is told to the others; one that was answered before its mail went out, to nobody', async () => {
  const davi = await person('Davi', 'technical-director');
  await mutate(davi, draft('e'), request('e', davi, XRAY));
  expect(await nextMail()).toContain('To: dora@x.example');
  refusals.push(451, 451);
  await mutate(carla, draft('f'), request('f', carla, { type: 'Exame', title: 'Eco' }));
  await until(isPutOff);
  await mutate(davi, { patch: { id: 'drafts.approval.f', set: { state: 'returned' } } });
  await until(() => lake.accounts.mails.waitMs() === undefined);
  expect(mails).toEqual([]);
});

test('S4: a request for approval is kept when the mail server is away, without a word of it on disk; an import tells nobody', async () => {
  const ada = lake.accounts.users.findByEmail('ada@x.example') ?? carla;
  await mutate(ada, draft('old'), request('old', carla, { type: 'Exame', title: 'Antigo' }));
  refusals.push(451);
  await mutate(carla, draft('e'), request('e', carla, XRAY));
  await until(isPutOff);
  const files = readdirSync(lake.config.dataDir).filter((name) => name.startsWith('accounts.db'));
  for (const name of files) {
    expect(readFileSync(join(lake.config.dataDir, name), 'latin1')).not.toContain('Raio X');
  }
  expect(await nextMail()).toContain('“Raio X”');
  expect(mails).toEqual([]);
});
