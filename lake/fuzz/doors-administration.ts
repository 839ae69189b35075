import { randomDocument, randomId, randomJson } from './documents.ts';
import { oddText, randomPattern } from './patterns.ts';
import { randomExpression, randomFilter, randomQuery } from './queries.ts';
import { component, DATA } from './visit.ts';
import type { Random } from './random.ts';
import type { Call, Door } from './visit.ts';

const quoted = (text: string) => JSON.stringify(text);
const HOOKS = '/v2025-02-19/hooks/projects/clinica';
const DELTA = [
  'before().title',
  'after().title',
  'delta::changedAny(title)',
  'delta::changedAny((title, body))',
  'delta::operation()',
  'before()._type == after()._type',
  'diff::changedOnly(before(), after(), title)',
  'delta::changedOnly(n)',
  'before()',
];

const administrator = (method: string, path: string, body?: string): Call => ({
  who: 'administrator',
  method,
  path,
  ...(body !== undefined && { body }),
});

function write(random: Random): Call {
  const body = `{"mutations":[{"createOrReplace":${randomDocument(random)}}]}`;
  return {
    who: 'editor',
    method: 'POST',
    path: `${DATA}/mutate/production`,
    body,
  };
}

/** A webhook, something for it to tell, and what became of that. */
function webhook(random: Random): readonly Call[] {
  const rule = () => (random.chance(0.4) ? random.pick(DELTA) : randomFilter(random));
  const projection = random.pick([
    () => `{"a": ${rule()}, ...}`,
    () => randomExpression(random),
    () => `{"a": *[${randomFilter(random)}]}`,
  ])();
  const body = `{
    "name":${quoted(random.chance(0.8) ? 'fuzz' : oddText(random))},"url":"http://127.0.0.1:9/fuzz","dataset":"production",
    "includeDrafts":${random.chance(0.5)},"headers":{${quoted(random.pick(['x-a', 'constructor', '__proto__', 'host']))}:"a"},
    "rule":{"on":["create","update","delete"],"filter":${quoted(rule())},"projection":${quoted(projection)}}}`;
  const made = administrator('POST', HOOKS, body);
  const changed = `{"rule":{"on":["update"],"filter":${quoted(rule())}},"description":${quoted(oddText(random))}}`;
  return [
    made,
    write(random),
    write(random),
    random.pick([
      administrator('PATCH', `${HOOKS}/{id}`, changed),
      administrator('GET', `${HOOKS}/{id}/attempts?limit=-1`),
    ]),
    administrator('DELETE', `${HOOKS}/{id}`),
  ];
}

/** A program whose rights are filters that were made up, and what it does with them. */
function granted(random: Random): readonly Call[] {
  const permissions = random.pick(['read', 'read,create,update', 'read,history', 'manage']);
  const who = {
    grants: [`${permissions}:${randomFilter(random)}`, `read:_type match ${quoted(randomPattern(random))}`],
  };
  const query = `${DATA}/query/production?query=`;
  return [
    { who, method: 'GET', path: `${query}${component(randomQuery(random))}` },
    { ...write(random), who },
    {
      who,
      method: 'GET',
      path: `${DATA}/history/production/documents/${component(randomId(random))}?lastRevision=true`,
    },
    {
      who,
      method: 'GET',
      path: `${DATA}/listen/production?query=*`,
      stays: true,
    },
    write(random),
  ];
}

function office(random: Random): Call {
  const id = quoted(randomId(random));
  const fields = `[${quoted(oddText(random))},"__proto__"]`;
  return random.pick([
    administrator('POST', `${DATA}/erase/production`, `{"id":${id}}`),
    administrator('POST', `${DATA}/approve/production`, `{"id":${id},"revision":"x","fields":${fields}}`),
    administrator(
      'GET',
      `${DATA}/report/production?from=2026-01-01&until=${component(random.pick(['2026-01-31', 'x', '']))}`,
    ),
    administrator('GET', '/v1/operations'),
    administrator('GET', `/v1/users/${component(oddText(random))}`),
    administrator(
      'PUT',
      `/v1/projects/clinica/datasets/${component(random.pick(['constructor', '__proto__', '..', oddText(random)]))}`,
      randomJson(random),
    ),
    administrator(
      'GET',
      `/v2025-02-19/data/query/${component(random.pick(['constructor', '__proto__', 'production-comments']))}?query=*`,
    ),
    administrator('POST', '/v1/comments/production/setup', '{}'),
  ]);
}

export const administrationDoors: readonly Door[] = [
  { name: 'webhooks', weight: 5, calls: webhook },
  { name: 'grants', weight: 5, calls: granted },
  { name: 'administration', weight: 3, calls: (random) => [office(random)] },
];
