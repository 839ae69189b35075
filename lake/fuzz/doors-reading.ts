import { randomId, randomRelease } from './documents.ts';
import { oddText } from './patterns.ts';
import { randomFilter, randomParameters, randomQuery } from './queries.ts';
import { aSwitch, component, DATA, get, sometimes } from './visit.ts';
import type { Random } from './random.ts';
import type { Call, Door } from './visit.ts';

const PERSPECTIVES = [
  'raw',
  'published',
  'drafts',
  'previewDrafts',
  'rOne',
  'rOne,drafts',
  'rOne,rTwo,published',
  'drafts,raw',
  'constructor',
  '__proto__',
  '',
  ',',
  '["rOne"]',
  Array.from({ length: 3e3 }, (_, at) => `r${at}`).join(','),
];
const MOMENTS = ['2026-01-01', '2099-01-01T00:00:00Z', 'now', '', '-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z'];

/** The parameters `$x` and `$ids`, and sometimes one that is named after what every object has. */
function groqParameters(random: Random): Record<string, string | undefined> {
  const $constructor = sometimes(random, 0.1, () => random.pick(['1', '{"__proto__": 1}', '{']));
  return {
    $x: '"x"',
    $ids: `[${JSON.stringify(randomId(random))}]`,
    $constructor,
  };
}

function queryOptions(random: Random): Record<string, string | undefined> {
  return {
    perspective: sometimes(random, 0.6, () => random.pick(PERSPECTIVES)),
    resultSourceMap: sometimes(random, 0.3, () => random.pick(['true', 'withKeyArraySelector', 'x'])),
    explain: aSwitch(random),
    returnQuery: aSwitch(random),
    lastLiveEventId: sometimes(random, 0.1, () => oddText(random)),
    tag: sometimes(random, 0.1, () => oddText(random)),
  };
}

function listening(random: Random): Call {
  const query = random.chance(0.85) ? `*[${randomFilter(random)}]` : randomQuery(random);
  const options = {
    query,
    ...groqParameters(random),
    includeResult: aSwitch(random),
    includePreviousRevision: aSwitch(random),
    includeAllVersions: aSwitch(random),
    effectFormat: sometimes(random, 0.3, () => random.pick(['mendoza', 'x'])),
    visibility: sometimes(random, 0.3, () => random.pick(['query', 'async'])),
    enableResume: aSwitch(random),
  };
  return { ...get(random, `${DATA}/listen/production`, options), stays: true };
}

function past(random: Random): Call {
  const base = `${DATA}/history/production`;
  const ids = Array.from({ length: 1 + random.below(3) }, () => component(randomId(random))).join(',');
  const page = {
    limit: sometimes(random, 0.5, () => random.pick(['1', '0', '-1', '1e9', 'NaN', '500'])),
    nextCursor: sometimes(random, 0.3, () => random.pick(['0', '5', '-1', '999999999', 'x'])),
  };
  const point = random.pick([
    { time: random.pick(MOMENTS) },
    { revision: random.pick(['x', '__proto__', '']) },
    { lastRevision: 'true' },
  ]);
  const between = {
    fromTime: sometimes(random, 0.4, () => random.pick(MOMENTS)),
    toTime: sometimes(random, 0.4, () => random.pick(MOMENTS)),
    fromTransaction: sometimes(random, 0.2, () => oddText(random)),
    authors: sometimes(random, 0.2, () => random.pick(['constructor', ',', '__proto__,a'])),
    reverse: aSwitch(random),
    excludeContent: aSwitch(random),
    effectFormat: sometimes(random, 0.5, () => 'mendoza'),
  };
  return random.pick([
    () => get(random, `${base}/documents/${ids}`, point),
    () => get(random, `${base}/transactions/${ids}`, { ...page, ...between }),
    () => get(random, `${base}/events/documents/${ids}`, page),
    () => get(random, `${base}/events/releases/${randomRelease(random)}`, page),
  ])();
}

function byId(random: Random): Call {
  const id = component(randomId(random));
  const options = {
    includeAllVersions: aSwitch(random),
    excludeContent: aSwitch(random),
  };
  return random.pick([
    () => get(random, `${DATA}/doc/production/${id},${component(oddText(random))}`, options),
    () => get(random, `${DATA}/references/production/documents/${id}/to`, {}),
    () =>
      get(random, `${DATA}/export/production`, {
        types: random.pick(['page', 'constructor', '', ',,']),
      }),
  ])();
}

export const readingDoors: readonly Door[] = [
  {
    name: 'query (GET)',
    weight: 20,
    calls: (random) => [
      get(random, `${DATA}/query/production`, {
        query: randomQuery(random),
        ...groqParameters(random),
        ...queryOptions(random),
      }),
    ],
  },
  {
    name: 'query (POST)',
    weight: 12,
    calls: (random) => [
      {
        ...get(random, `/${random.pick(['v1', 'vX', 'v2025-02-19'])}/data/query/production`, queryOptions(random)),
        method: 'POST',
        body: `{"query": ${JSON.stringify(randomQuery(random))}, "params": ${randomParameters(random)}}`,
      },
    ],
  },
  { name: 'listen', weight: 12, calls: (random) => [listening(random)] },
  {
    name: 'live events',
    weight: 2,
    calls: (random) => [
      {
        ...get(random, `${DATA}/live/events/production`, {
          includeDrafts: aSwitch(random),
        }),
        stays: true,
      },
    ],
  },
  { name: 'history', weight: 6, calls: (random) => [past(random)] },
  { name: 'documents by id', weight: 5, calls: (random) => [byId(random)] },
];
