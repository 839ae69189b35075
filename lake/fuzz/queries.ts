import { FIELDS, NAMES, TYPES, randomId, randomJson } from './documents.ts';
import { longText, oddText, randomPath, randomPattern, randomSearch } from './patterns.ts';
import type { Random } from './random.ts';

const quoted = (text: string) => JSON.stringify(text);
const COMPARISONS = ['==', '!=', '<', '<=', '>', '>=', 'in', 'match', '+', '-', '*', '/', '%', '**', '&&', '||'];
const FUNCTIONS = [
  'count',
  'length',
  'lower',
  'upper',
  'string',
  'dateTime',
  'defined',
  'round',
  'array::unique',
  'array::compact',
  'math::sum',
  'math::max',
  'math::avg',
  'pt::text',
  'references',
  'coalesce',
  'string::startsWith',
  'string::split',
  'array::join',
  'array::intersects',
  'geo::distance',
  'geo::contains',
  'sanity::versionOf',
  'sanity::partOfRelease',
  'path',
  'select',
  'boost',
  'score',
  'identity',
  'now',
  'global::now',
  'diff::changedAny',
  'delta::changedAny',
  'dateTime::now',
  'string::lower',
  'releases::all',
  'documents::get',
  'media::aspect',
  'nothing::atAll',
];
/** Questions whose cost grows with a power of the number of documents. */
const CORRELATED = [
  '*[references(^._id)]',
  '*[_type == ^._type]',
  '*[title == ^.title || body == ^.body]',
  '*[count(*[_id != ^._id]) > 0]',
  '*[_id in *[references(^._id)]._id]',
  '*[title match ^.title]',
];
const ORDERS = [
  'title',
  'lower(title)',
  'n desc',
  'date',
  'upper(slug.current)',
  'title.length',
  'tags[0].n',
  'author->title',
  'length(body)',
  'string(n)',
  'coalesce(title, n)',
  'select(n > 1 => title, body)',
  'title + body',
  'dateTime(date)',
  'lower(hasOwnProperty)',
  'constructor',
  '__proto__',
  'toJSON',
  'then',
  'count(tags)',
  'pt::text(body)',
  '@.title',
  '@',
];
const LENGTHS = [64, 600, 3000];

/** A key to order by: out of few, because an index is made for questions that come back. */
export function randomOrder(random: Random): string {
  return random.pick(ORDERS);
}

/** Something that has a value inside of a filter or a projection. */
export function randomExpression(random: Random, depth = 3): string {
  const inner = () => randomExpression(random, depth - 1);
  const kind = random.below(depth > 0 ? 18 : 9);
  if (kind < 3) return random.pick([...FIELDS, '_id', '_type', '@', '^', '^._id', '^.^.title', '*', '$x', '$ids']);
  if (kind < 4)
    return random.pick(['1', '-1', '0', '1e308', '9007199254740993', 'true', 'null', '[]', '{}', '1..9', '[1, 2]']);
  if (kind < 5) return quoted(oddText(random));
  if (kind < 6) return `@[${quoted(random.pick(NAMES))}]`;
  if (kind < 7) return random.pick(CORRELATED);
  if (kind < 8)
    return random.pick(['author->', 'author->author->title', 'tags[].n', 'body[].children[].text', '...', '**']);
  if (kind < 9) return quoted(randomId(random));
  if (kind < 12) return `(${inner()} ${random.pick(COMPARISONS)} ${inner()})`;
  if (kind < 14) {
    return `${random.pick(FUNCTIONS)}(${Array.from({ length: random.below(4) }, inner).join(', ')})`;
  }
  if (kind < 15) return `${inner()}[${inner()}]`;
  if (kind < 16) return `*[${randomFilter(random, depth - 1)}]`;
  if (kind < 17) return `${inner()}{${randomProjection(random, depth - 1)}}`;
  return `select(${inner()} => ${inner()}, ${inner()})`;
}

/** What stands between the brackets of `*[…]`. */
export function randomFilter(random: Random, depth = 2): string {
  const field = random.pick([
    ...FIELDS,
    '_id',
    '_type',
    '@',
    'body[].children[].text',
    '[title, body]',
    'author->title',
  ]);
  switch (random.below(depth > 0 ? 11 : 8)) {
    case 0:
    case 1:
      return `${field} match ${quoted(randomPattern(random))}`;
    case 2:
      return `${field} match text::query(${quoted(randomSearch(random))})`;
    case 3:
      return `_id in path(${quoted(randomPath(random))})`;
    case 4:
      return `_type == ${quoted(random.pick(TYPES))}`;
    case 5:
      return `${field} == ${quoted(random.chance(0.5) ? oddText(random) : longText(random))}`;
    case 6:
      return `defined(${field}) && references(${quoted(randomId(random))})`;
    case 7:
      return `${field} match [${quoted(randomPattern(random))}, ${quoted(randomPattern(random))}]`;
    case 8:
      return `(${randomFilter(random, depth - 1)}) ${random.pick(['&&', '||'])} !(${randomFilter(random, depth - 1)})`;
    case 9:
      return `count(*[${random.pick(CORRELATED)} == null || ${randomFilter(random, depth - 1)}]) > ${random.below(3)}`;
    default:
      return randomExpression(random, depth);
  }
}

function randomProjection(random: Random, depth: number): string {
  const part = () => `${quoted(random.pick(NAMES))}: ${randomExpression(random, depth)}`;
  return [...(random.chance(0.4) ? ['...'] : []), ...Array.from({ length: 1 + random.below(4) }, part)].join(', ');
}

/** A whole query, which mostly can be read; sometimes a nested or repeated thing of great depth. */
export function randomQuery(random: Random): string {
  if (random.chance(0.1)) return repeated(random);
  let query = random.chance(0.85) ? `*[${randomFilter(random)}]` : randomExpression(random);
  if (random.chance(0.15))
    query += ` | score(${randomFilter(random, 1)}, boost(${randomFilter(random, 0)}, ${random.pick(['2', '-1', '1e9'])}))`;
  if (random.chance(0.35))
    query += ` | order(${randomOrder(random)}${random.chance(0.3) ? `, ${randomOrder(random)}` : ''})`;
  if (random.chance(0.3)) query += random.pick(['[0]', '[0...20]', '[-1..0]', '[5...1e9]', '[0..-1]', '[_id > "a"]']);
  if (random.chance(0.4)) query += `{${randomProjection(random, 2)}}`;
  if (random.chance(0.1)) query = `{"a": ${query}, "b": count(${query})}`;
  return random.chance(0.05) ? query.slice(0, random.below(query.length)) : query;
}

function repeated(random: Random): string {
  const times = random.pick(LENGTHS);
  switch (random.below(7)) {
    case 0:
      return `${'('.repeat(times)}1${')'.repeat(times)}`;
    case 1:
      return `*[${'!'.repeat(times)}true]`;
    case 2:
      return `*${'[_id != "x"]'.repeat(times)}`;
    case 3:
      return `*[0]${'.a->'.repeat(times)}`;
    case 4:
      return `*[${Array.from({ length: times }, (_, at) => `title == "${at}"`).join(' || ')}]`;
    case 5:
      return `*[0]${'{"a": [@, @], ...}'.repeat(Math.min(times, 40))}`;
    default:
      return (
        Array.from({ length: 1 + random.below(5) }, () => '*[count(').join('') + '*[_id != ^._id]' + ')>0]'.repeat(3)
      );
  }
}

/** Parameters of a query, as a JSON object. */
export function randomParameters(random: Random): string {
  return `{"x": ${randomJson(random, 2)}, "ids": ${randomJson(random, 1)}}`;
}
