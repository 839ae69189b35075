import type { SanityClient } from '@sanity/client';

import { ask } from '../../schemas/testing.ts';
import { leftBehindBy, replaceIn, successorsOf } from './left-behind.ts';

const ref = (_ref: string) => ({ _type: 'reference', _ref });
const content = [
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    tradeName: 'Clínica',
    technicalDirector: ref('ana'),
    imagingLead: ref('bia'),
  },
  { _id: 'laudo', _type: 'exam', title: 'Ultrassom', reportedBy: ref('ana'), professionals: [ref('ana'), ref('bia')] },
  { _id: 'drafts.rascunho', _type: 'exam', title: 'Rascunho', reportedBy: ref('ana') },
  { _id: 'preparo', _type: 'exam', title: 'Raio-X', reviewedBy: ref('ana') },
  { _id: 'artigo', _type: 'post', title: 'Febre', author: ref('bia'), reviewedBy: ref('ana') },
  { _id: 'servico', _type: 'service', title: 'Consulta', professionals: [ref('ana'), ref('bia')] },
];
const client = { fetch: (query: string, params: Record<string, unknown>) => ask(query, content, params) };
const titlesOf = async (id: string) => {
  const { director, ...lists } = await leftBehindBy(client as unknown as SanityClient, id);
  const titles = Object.entries(lists).map(([name, places]) => [name, places.map(({ title }) => title)]);
  return { director, ...Object.fromEntries(titles) };
};

test('T4: whoever leaves is shown what waits for somebody else, by kind', async () => {
  expect(await titlesOf('ana')).toEqual({
    director: true,
    offices: [],
    exams: ['Raio-X', 'Ultrassom'],
    articles: ['Febre'],
    lists: ['Consulta'],
  });
  expect(await titlesOf('bia')).toEqual({
    director: false,
    offices: ['Responsável pelo serviço de imagem'],
    exams: [],
    articles: ['Febre'],
    lists: ['Ultrassom', 'Consulta'],
  });
});

test('S10: doctors of the clinic may take over, nobody else', async () => {
  const person = (_id: string, council: string, more = {}) => ({
    _id,
    _type: 'professional',
    fullName: _id,
    status: 'ativo',
    registrations: [{ council }],
    ...more,
  });
  const people = [
    person('ana', 'CRM'),
    person('bia', 'CRM'),
    person('drafts.bia', 'CRM'),
    person('caio', 'CRP'),
    person('davi', 'CRM', { status: 'ex-membro' }),
  ];
  const asked = { fetch: (query: string, params: Record<string, unknown>) => ask(query, people, params) };
  expect(await successorsOf(asked as unknown as SanityClient, 'ana')).toEqual([{ _id: 'bia', fullName: 'bia' }]);
});

test('S10: all exams get somebody else at once; a preparation waits for the director, as a draft', async () => {
  const done: unknown[] = [];
  const transaction = {
    patch: (id: string, patch: { readonly set: unknown }) => done.push([id, patch.set]),
    createIfNotExists: (document: { readonly _id: string }) => done.push(document._id),
    createOrReplace: (request: { readonly _id: string; readonly state: string }) =>
      done.push([request._id, request.state]),
    commit: () => Promise.resolve(),
  };
  const writing = { ...client, transaction: () => transaction } as unknown as SanityClient;
  await replaceIn(writing, 'ana', { by: 'bia', user: { id: 'u', name: 'Rosa' } });
  expect(done).toEqual([
    ['laudo', { reportedBy: ref('bia') }],
    ['drafts.rascunho', { reportedBy: ref('bia') }],
    'drafts.preparo',
    ['drafts.preparo', { reviewedBy: ref('bia') }],
    ['drafts.approval.preparo', 'waiting'],
  ]);
});
