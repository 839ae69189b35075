import { FIELDS, NAMES, randomDocument, randomId, randomJson, randomRelease, TYPES } from './documents.ts';
import { longText, oddText } from './patterns.ts';
import { randomFilter, randomOrder, randomParameters } from './queries.ts';
import { anybody, component, DATA, get, sometimes } from './visit.ts';
import type { Random } from './random.ts';
import type { Call, Door, Who } from './visit.ts';

const quoted = (text: string) => JSON.stringify(text);
/** Most of what viewers and strangers write is refused at the door. */
const writer = (random: Random): Who => (random.chance(0.8) ? 'editor' : anybody(random));
const PATHS = [
  'title',
  'tags[0]',
  'tags[-1]',
  'tags[0:5]',
  'tags[_key=="k1"]',
  'body[].children[].text',
  '..title',
  '..',
  '*',
  '',
  'a.b.c.d.e',
  '__proto__.x',
  'constructor.prototype.x',
  'hasOwnProperty',
  '_id',
  '_rev',
  '_type',
  'tags[99999999]',
  'tags[_key=="k1" || _key=="k2"]',
  'tags[n>1]',
  '[',
  ']',
  'title[',
  '["title"]',
  'tags[].n',
  'n',
  '..*[0:9].n',
  'author',
];
const ACTIONS = [
  'document.create',
  'document.edit',
  'document.publish',
  'document.unpublish',
  'document.delete',
  'document.discard',
  'document.replaceDraft',
  'document.version.create',
  'document.version.replace',
  'document.version.discard',
  'document.version.unpublish',
  'release.create',
  'release.edit',
  'release.publish',
  'release.schedule',
  'release.unschedule',
  'release.archive',
  'release.unarchive',
  'release.delete',
  'release.import',
  '__proto__',
];

function mutate(random: Random, mutations: readonly string[], options = ''): Call {
  const flags = ['returnIds', 'returnDocuments', 'autoGenerateArrayKeys', 'dryRun'].filter(() => random.chance(0.2));
  const search = [...flags.map((flag) => `${flag}=true`), ...(options === '' ? [] : [options])].join('&');
  return {
    who: writer(random),
    method: 'POST',
    path: `/${random.pick(['v1', 'v2025-02-19'])}/data/mutate/production?${search}`,
    body: `{"mutations":[${mutations.join(',')}]${random.chance(0.05) ? ',"transactionId":"__proto__"' : ''}}`,
  };
}

function store(random: Random): string {
  const kind = random.pick(['createOrReplace', 'createOrReplace', 'create', 'createIfNotExists']);
  return `{"${kind}":${randomDocument(random)}}`;
}

/** What patches have in common, without braces around it. */
function operations(random: Random): string {
  const path = () => quoted(random.pick(random.chance(0.8) ? PATHS : NAMES));
  const operation = (): string => {
    switch (random.below(8)) {
      case 0:
        return `"unset":[${path()},${path()}]`;
      case 1:
        return `"inc":{${path()}:${random.pick(['1', '-1e308', '9007199254740993', '0.1'])}}`;
      case 2:
        return `"diffMatchPatch":{${path()}:${quoted(random.pick(['@@ -1,3 +1,4 @@\n a\n+b\n', '@@', oddText(random)]))}}`;
      case 3:
        return `"insert":{${random.pick(['"before"', '"after"', '"replace"'])}:${path()},"items":[${randomJson(random)}]}`;
      case 4:
        return `"setIfMissing":{${path()}:${randomJson(random)}}`;
      default:
        return `"set":{${path()}:${randomJson(random)},${path()}:${randomJson(random, 1)}}`;
    }
  };
  return Array.from({ length: 1 + random.below(2) }, operation).join(',');
}

/** Whatever else it asks for, never documents of the writer who checks that the lake serves. */
function query(random: Random): string {
  const order = sometimes(random, 0.3, () => ` | order(${randomOrder(random)})[0...3]`) ?? '';
  return quoted(`*[_type != "bystander" && !(_id in path("_.**")) && (${randomFilter(random)})]${order}`);
}

function byQuery(random: Random): Call {
  const selection = `"query":${query(random)},"params":${randomParameters(random)}`;
  const mutation = random.chance(0.15) ? `{"delete":{${selection}}}` : `{"patch":{${selection},${operations(random)}}}`;
  return mutate(random, [mutation], random.chance(0.5) ? 'dryRun=true' : '');
}

function act(random: Random): Call {
  const name = `fuzz-${random.below(8)}`;
  const release = randomRelease(random);
  const id = () =>
    quoted(
      random.chance(0.8) ? random.pick([name, `drafts.${name}`, `versions.${release}.${name}`]) : randomId(random),
    );
  const action = () => `{
    "actionType":"sanity.action.${random.pick(ACTIONS)}",
    "publishedId":${quoted(name)},"draftId":${random.chance(0.8) ? quoted(`drafts.${name}`) : id()},
    "versionId":${quoted(`versions.${release}.${name}`)},"baseId":${id()},"releaseId":${quoted(release)},
    "attributes":${randomDocument(random, `drafts.${name}`)},"document":${randomDocument(random, `versions.${release}.${name}`)},
    "patch":{${operations(random)}},"metadata":${randomJson(random, 1)},"purge":${random.chance(0.2)},
    "publishAt":${quoted(random.pick(['2099-01-01T00:00:00Z', '1', 'x']))},"includeDrafts":[${id()}],"ifExists":"ignore"}`;
  const actions = Array.from({ length: 1 + random.below(2) }, action);
  const body = `{"actions":[${actions.join(',')}],"dryRun":${random.chance(0.2)}}`;
  return {
    who: writer(random),
    method: 'POST',
    path: `${DATA}/actions/production`,
    body,
  };
}

/** Asks for an order until it has an index, and then writes what that index has to hold. */
function indexed(random: Random): readonly Call[] {
  const type = random.pick(TYPES.slice(0, 3));
  const all = random.pick([`*[_type == "${type}"]`, '*[defined(title)]']);
  const order = `${all} | order(${randomOrder(random)})[0...5]`;
  const search = `*[_type == "${type}" && [title, body] match ${quoted(random.pick(['palavra*', 'a*', oddText(random)]))}][0...5]`;
  const lookup = `*[${random.pick(FIELDS)}${random.pick(['', '.current'])} == ${quoted(oddText(random))}][0]`;
  const asked = random.pick([order, order, search, lookup]);
  const ask = get(random, `${DATA}/query/production`, { query: asked });
  const fields = [random.pick(FIELDS), random.pick(NAMES), random.pick(NAMES)];
  const values = fields.map(
    (name) => `${quoted(name)}:${random.chance(0.3) ? quoted(longText(random)) : randomJson(random)}`,
  );
  const id = quoted(randomId(random));
  const document = `{"_id":${id},"_type":"${type}","title":${quoted(oddText(random))},${values.join(',')}}`;
  return [ask, ask, ask, { ...mutate(random, [`{"createOrReplace":${document}}`]), who: 'editor' }, ask];
}

/** So many ordinary documents that an index is worth while, and takes more than a moment to make. */
export function library(): Call {
  const pages = Array.from(
    { length: 600 },
    (_, n) => `{"createIfNotExists":{"_id":"page-${n}","_type":"page","title":"Página ${n}","n":${n}}}`,
  );
  return {
    who: 'editor',
    method: 'POST',
    path: `${DATA}/mutate/production`,
    body: `{"mutations":[${pages.join(',')}]}`,
  };
}

export const writingDoors: readonly Door[] = [
  {
    name: 'mutations',
    weight: 14,
    calls: (random) => [
      mutate(
        random,
        Array.from({ length: 1 + random.below(3) }, () => store(random)),
      ),
    ],
  },
  {
    name: 'patches',
    weight: 6,
    calls: (random) => {
      const id = quoted(randomId(random));
      const patch = () => `{"patch":{"id":${id},${operations(random)}}}`;
      return [mutate(random, [patch(), random.chance(0.1) ? `{"delete":{"id":${id}}}` : patch()])];
    },
  },
  {
    name: 'mutations by query',
    weight: 8,
    calls: (random) => [byQuery(random)],
  },
  { name: 'actions', weight: 6, calls: (random) => [act(random)] },
  { name: 'orders and indexes', weight: 6, calls: indexed },
  {
    name: 'preferences',
    weight: 1,
    calls: (random) => {
      const key = random.pick(NAMES);
      const body = `[{"key":${quoted(key)},"value":${randomJson(random)}}]`;
      const who = anybody(random);
      return [
        { who, method: 'PUT', path: '/v1/users/me/keyvalue', body },
        { who, method: 'GET', path: `/v1/users/me/keyvalue/${component(key)}` },
      ];
    },
  },
];
