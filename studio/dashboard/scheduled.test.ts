/** What goes on the air by itself, as the start screen lists it. */

import { ask } from '../../schemas/testing.ts';
import { type Overview, OVERVIEW_QUERY } from './overview.ts';
import { scheduledIn } from './scheduled.ts';

const soon = new Date(Date.now() + 3_600_000).toISOString();
const later = new Date(Date.now() + 7_200_000).toISOString();

test('S8: a scheduled draft is listed by the title of what it publishes, beside articles with a date to come', async () => {
  const metadata = {
    title: 'Publicação agendada',
    cardinality: 'one',
    releaseType: 'scheduled',
    intendedPublishAt: later,
  };
  const release = {
    _id: '_.releases.rA',
    _type: 'system.release',
    name: 'rA',
    state: 'scheduled',
    metadata,
    publishAt: later,
  };
  const documents = [
    release,
    {
      ...release,
      _id: '_.releases.rB',
      name: 'rB',
      state: 'active',
      metadata: { ...metadata, title: 'Recesso', cardinality: 'many' },
    },
    { _id: 'versions.rA.jejum', _type: 'exam', title: 'Glicemia' },
    { _id: 'versions.rB.outro', _type: 'exam', title: 'Outro' },
    { _id: 'artigo', _type: 'post', title: 'Dengue', publishedAt: soon },
    { _id: 'antigo', _type: 'post', title: 'Gripe', publishedAt: '2026-01-01T10:00:00Z' },
    { _id: 'drafts.rascunho', _type: 'post', title: 'Zika', publishedAt: soon },
  ];
  const overview = (await ask(OVERVIEW_QUERY, documents, { today: '2026-11-26', types: [] })) as Overview;
  expect(scheduledIn(overview).map(({ title, opens, isCertain }) => [title, opens, isCertain])).toEqual([
    ['Dengue', { id: 'artigo', type: 'post' }, true],
    ['Glicemia', { id: 'jejum', type: 'exam', planned: 'rA' }, true],
    ['Recesso', { release: 'rB' }, false],
  ]);
});
