import { demonstrationDocuments } from '#demo/documents.ts';

import { documentRoutes } from './generated/routes.ts';
import {
  EXAM_QUERY,
  HEALTH_PLANS_QUERY,
  HOME_QUERY,
  PAGE_QUERY,
  PATHS_QUERY,
  PROFESSIONAL_QUERY,
  PROFESSIONALS_QUERY,
  SERVICE_QUERY,
  SETTINGS_QUERY,
  TOPICS_QUERY,
} from './queries.ts';
import { ask } from './testing.ts';

const seed: readonly { readonly _id: string; readonly [field: string]: unknown }[] = demonstrationDocuments;

/** The demonstration content with some fields of one document changed. */
const withChange = (id: string, change: Record<string, unknown>) =>
  seed.map((document) => (document._id === id ? { ...document, ...change } : document));

test('the home page is found by its id and never by a slug', async () => {
  const documents = withChange('home', { slug: { _type: 'slug', current: 'inicio' } });
  expect(await ask(HOME_QUERY, documents)).toMatchObject({ _id: 'home' });
  expect(await ask(PAGE_QUERY, documents, { slug: 'inicio' })).toBeNull();
});

test('hidden sections do not leave the lake', async () => {
  const documents = withChange('page-servicos', {
    sections: [
      { _key: 'a', _type: 'richText', header: { title: 'Visível' } },
      { _key: 'b', _type: 'richText', header: { title: 'Oculta' }, hidden: true },
    ],
  });
  const page = await ask(PAGE_QUERY, documents, { slug: 'servicos' });
  expect(page).toMatchObject({ sections: [{ _key: 'a', header: { title: 'Visível' } }] });
  expect(JSON.stringify(page)).not.toContain('Oculta');
});

test('the team is listed by area, then order, then name, without those on leave', async () => {
  const documents = withChange('professional-davi-teste', { status: 'licenca' });
  expect(await ask(PROFESSIONALS_QUERY, documents)).toMatchObject([
    { slug: 'ana-exemplo' },
    { slug: 'elisa-amostra' },
    { slug: 'carla-amostra' },
    { slug: 'bruno-modelo' },
  ]);
});

test('someone on leave keeps the profile, a former member has none', async () => {
  const find = (status: string) =>
    ask(PROFESSIONAL_QUERY, withChange('professional-ana-exemplo', { status }), { slug: 'ana-exemplo' });
  expect(await find('licenca')).toMatchObject({ fullName: 'Ana Exemplo da Silva' });
  expect(await find('ex-membro')).toBeNull();
});

test('C2: who answers for a service is named as long as they attend', async () => {
  const lead = (id: string) => ({ _type: 'reference', _ref: id });
  const documents = (status: string) => {
    const settings = {
      imagingLead: lead('professional-bruno-modelo'),
      psychologyLead: lead('professional-carla-amostra'),
    };
    return withChange('siteSettings', settings).map((document) =>
      document._type === 'professional' ? { ...document, status } : document,
    );
  };
  const named = async (status: string) => [
    await ask(`${SETTINGS_QUERY}.psychologyLead.fullName`, documents(status)),
    await ask(`${PAGE_QUERY}.sections[_type == "exams"][0].imagingLead.fullName`, documents(status), {
      slug: 'exames',
    }),
  ];
  expect(await named('ativo')).toEqual(['Carla Amostra Lima', 'Bruno Modelo Souza']);
  expect(await named('ex-membro')).toEqual([null, null]);
});

test('links to documents become paths; what follows the settings is left to the site', async () => {
  const link = (fields: Record<string, unknown>) => ({ _key: 'a', label: 'a', link: { _type: 'link', ...fields } });
  const target = (id: string) => ({ _type: 'reference', _ref: id });
  const documents = withChange('siteSettings', {
    mainMenu: [
      link({ kind: 'page', target: target('home') }),
      link({ kind: 'page', target: target('home'), anchor: 'contato' }),
      link({ kind: 'page', target: target('page-servicos') }),
      link({ kind: 'page', target: target('professional-ana-exemplo') }),
      link({ kind: 'page', target: target('service-psicoterapia') }),
      link({ kind: 'page', target: target('exam-rx-torax') }),
      link({ kind: 'page', target: target('topic-exames') }),
      link({ kind: 'page', target: target('post-dia-do-exame') }),
      link({ kind: 'page', target: target('apagada') }),
      link({ kind: 'whatsapp' }),
      link({ kind: 'url', url: 'https://exemplo.invalid' }),
    ],
  });
  const settings = await ask(SETTINGS_QUERY, documents);
  expect(settings?.mainMenu?.map(({ link: { href } }) => href)).toEqual([
    '/',
    '/#contato',
    '/servicos',
    '/profissional/ana-exemplo',
    '/servicos/psicoterapia-individual',
    '/exames/raio-x-de-torax',
    '/topics/exames-sem-susto',
    '/topics/exames-sem-susto/o-que-levar-no-dia-do-exame',
    null,
    null,
    'https://exemplo.invalid',
  ]);
});

test('the query of a page stays well below what the lake accepts from strangers, whatever sections are added', () => {
  // The site leaves out the layout (`minifyQuery`).
  expect(PAGE_QUERY.replaceAll(/\s+/g, ' ').length).toBeLessThan(26_000);
});

test('paths name every page and every profile that has an address', async () => {
  expect(await ask(PATHS_QUERY, withChange('professional-davi-teste', { status: 'ex-membro' }))).toMatchObject({
    home: { noindex: null },
    documents: {
      page: [
        { slug: 'a-clinica' },
        { slug: 'acessibilidade' },
        { slug: 'contato' },
        { slug: 'convenios' },
        { slug: 'exames' },
        { slug: 'privacidade' },
        { slug: 'servicos' },
      ],
      professional: [
        { slug: 'ana-exemplo' },
        { slug: 'bruno-modelo' },
        { slug: 'carla-amostra' },
        { slug: 'elisa-amostra' },
      ],
    },
  });
});

test('an empty dataset answers with nothing instead of failing', async () => {
  expect(await ask(HOME_QUERY, [])).toBeNull();
  expect(await ask(SETTINGS_QUERY, [])).toBeNull();
  expect(await ask(PROFESSIONALS_QUERY, [])).toEqual([]);
  expect(await ask(PATHS_QUERY, [])).toEqual({
    home: null,
    documents: Object.fromEntries(documentRoutes.map(({ type }) => [type, []])),
    redirects: [],
  });
  expect(await ask(TOPICS_QUERY, [])).toEqual({ topics: [], newest: [] });
});

test('the price of an exam leaves the lake only as it may be announced, in force and while prices are switched on (M16)', async () => {
  const examWith = (change: Record<string, unknown>, features = { pricing: true }) => {
    const documents = withChange('price-exames', change).map((document) =>
      document._id === 'siteSettings' ? { ...document, features } : document,
    );
    return ask(EXAM_QUERY, documents, { slug: 'ultrassonografia-de-abdome-total' });
  };
  expect(await examWith({ amountCents: 120_00 })).toMatchObject({ price: { kind: 'exame', amountCents: null } });
  const content = { ...seed.find(({ _id }) => _id === 'price-exames'), amountCents: 120_00 };
  const approved = await examWith({ amountCents: 120_00, approval: { by: 'u1', content } });
  expect(approved).toMatchObject({ price: { amountCents: 120_00 } });
  expect(await examWith({ validUntil: '2020-01-01' })).toMatchObject({ price: null });
  expect(await examWith({}, { pricing: false })).toMatchObject({ price: null });
});

test('a service and who attends in it have the prices that name it; psychology has no amount, whatever names it (M16, P4)', async () => {
  const amounts = { 'price-consulta': 15_000, 'price-psicologia': 20_000 };
  const prices = (documents: typeof seed) =>
    documents.map((document) => ({
      ...document,
      ...(document._id in amounts && { amountCents: Reflect.get(amounts, document._id) }),
    }));
  const shown = async (query: typeof SERVICE_QUERY | typeof PROFESSIONAL_QUERY, slug: string, documents = seed) =>
    (await ask(query, prices(documents), { slug }))?.prices.map(({ label, amountCents }) => [label, amountCents]);
  const consultations = [['Consulta de clínica geral', 15_000]];
  expect(await shown(SERVICE_QUERY, 'consulta-de-clinica-geral')).toEqual(consultations);
  expect(await shown(PROFESSIONAL_QUERY, 'ana-exemplo')).toEqual(consultations);
  expect(await shown(SERVICE_QUERY, 'ultrassonografia')).toEqual([['Exames de ultrassonografia', null]]);
  expect(await shown(PROFESSIONAL_QUERY, 'davi-teste')).toEqual([]);
  const unasked = withChange('price-consulta', { services: [{ _type: 'reference', _ref: 'service-psicoterapia' }] });
  for (const documents of [seed, unasked]) {
    expect(await shown(SERVICE_QUERY, 'psicoterapia-individual', documents)).toEqual([
      ['Atendimento psicológico', null],
    ]);
    expect(await shown(PROFESSIONAL_QUERY, 'carla-amostra', documents)).toEqual([['Atendimento psicológico', null]]);
  }
  const off = withChange('siteSettings', { features: { pricing: false } });
  expect(await shown(SERVICE_QUERY, 'consulta-de-clinica-geral', off)).toEqual([]);
});

test('T6: an exam, a service and a person name the plans in force that tick them, and no others (V)', async () => {
  const plans = async (query: string, slug: string, plan: Record<string, unknown> = {}) =>
    await ask(`${query}.healthPlans[].name`, withChange('plan-exemplo-c', plan), { slug });
  const thyroid = (plan?: Record<string, unknown>) => plans(EXAM_QUERY, 'ultrassonografia-de-tireoide', plan);
  const all = ['Convênio Exemplo A', 'Convênio Exemplo C', 'Empresa Modelo do Norte', 'Cartão Amostra'];
  expect(await thyroid()).toEqual(all);
  const withoutC = all.filter((name) => !name.endsWith(' C'));
  expect(await thyroid({ validUntil: '2020-01-01' })).toEqual(withoutC);
  expect(await thyroid({ active: false })).toEqual(withoutC);
  expect(await thyroid({ coverage: [] })).toEqual(withoutC);
  const bruno = (plan?: Record<string, unknown>) => plans(PROFESSIONAL_QUERY, 'bruno-modelo', plan);
  expect(await bruno()).toEqual(all.toSpliced(1, 0, 'Convênio Exemplo B'));
  expect(await bruno({ coverage: [] })).toEqual(withoutC.toSpliced(1, 0, 'Convênio Exemplo B'));
  expect(await plans(SERVICE_QUERY, 'ultrassonografia')).toEqual(all.toSpliced(1, 0, 'Convênio Exemplo B'));
});

test('U3: a service has the exams of its types, and none where staff chose no type', async () => {
  const exams = async (slug: string) => await ask(`${SERVICE_QUERY}.exams[].slug`, seed, { slug });
  expect(await exams('doppler-raio-x-e-tomografia')).toEqual([
    'doppler-de-carotidas',
    'raio-x-de-torax',
    'tomografia-de-abdome-com-contraste',
  ]);
  expect(await exams('consulta-de-clinica-geral')).toEqual([]);
});

test('T6: a plan lists services and exams, never people, and says when it has them all', async () => {
  const plans = await ask(HEALTH_PLANS_QUERY, seed);
  expect(plans.filter(({ coversAll }) => coversAll).map(({ name }) => name)).toEqual([
    'Convênio Exemplo A',
    'Empresa Modelo do Norte',
    'Cartão Amostra',
  ]);
  expect(plans.find(({ name }) => name.endsWith(' B'))?.coverage).toMatchObject([
    { target: { path: '/servicos/consulta-de-clinica-geral' } },
    { target: { path: '/servicos/psicoterapia-individual' } },
    { target: { path: '/servicos/ultrassonografia' }, note: 'só de abdome total' },
    { target: { path: '/exames/ultrassonografia-de-abdome-total' }, note: 'com pedido de médico da rede' },
  ]);
});

test('V: what a plan asks for stands beside it on the page of the exam that it is for', async () => {
  const slug = 'ultrassonografia-de-abdome-total';
  expect(await ask(`${EXAM_QUERY}.healthPlans`, seed, { slug })).toContainEqual(
    expect.objectContaining({
      name: 'Convênio Exemplo B',
      needsAuthorization: true,
      note: 'com pedido de médico da rede',
    }),
  );
});

test('M: an area’s address within a page is its own, and its id where it has none, whatever it is called', async () => {
  const anchors = async (change: object) => {
    const documents = withChange('area-psicologia', { title: 'Saúde mental', ...change });
    const people = await ask(PROFESSIONALS_QUERY, documents);
    return [...new Set(people.map(({ area }) => area?.anchor))];
  };
  expect(await anchors({})).toContain('area-psicologia');
  expect(await anchors({ anchor: { current: 'mente' } })).toEqual(['area-clinica-geral', 'mente', 'area-imagem']);
});

test('M: the site names the areas in which somebody attends, in their order', async () => {
  const nutrition = { _id: 'n', _type: 'area', title: 'Nutrição', regulation: 'outra', order: 5 };
  const areas = (documents: readonly unknown[]) => ask(`${SETTINGS_QUERY}.areas`, [...documents, nutrition]);
  expect(await areas(seed)).toEqual(['Clínica geral', 'Psicologia', 'Diagnóstico por imagem']);
  const area = { _type: 'reference', _ref: 'n' };
  const documents = withChange('professional-carla-amostra', { area });
  expect(await areas(documents)).toEqual(['Nutrição', 'Clínica geral', 'Diagnóstico por imagem']);
});
