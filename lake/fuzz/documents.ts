import { longText, oddText } from './patterns.ts';
import type { Random } from './random.ts';

/** Names that mean something to JavaScript, to GROQ or to JSON paths when they are taken for properties of an object. */
export const NAMES = [
  'hasOwnProperty',
  'then',
  'toJSON',
  '__proto__',
  'constructor',
  'prototype',
  'length',
  'next',
  'valueOf',
  'toString',
  'isPrototypeOf',
  'propertyIsEnumerable',
  '__defineGetter__',
  'return',
  'get',
  'has',
  'keys',
  'size',
  'type',
  'path',
  'data',
  'id',
  'name',
  '_key',
  '_ref',
  '_type',
  '_id',
  '_rev',
  '_system',
  '_weak',
  '_score',
  '',
  ' ',
  '0',
  '-1',
  'a.b',
  'a[0]',
  '..',
  '*',
  '@',
  '$',
  '"',
  '\\',
  '\0',
  '\ud800',
  '💥',
  'é',
  'x'.repeat(300),
];
/** What a document is usually filtered and ordered by. */
export const FIELDS = ['title', 'body', 'slug', 'tags', 'author', 'n', 'date', 'place'];
export const TYPES = ['page', 'post', 'person', 'fuzz', 'constructor', '__proto__', 'sanity.imageAsset', 'é 💥'];

const RELEASES = ['rOne', 'rTwo', 'constructor'];
const NUMBERS = [
  '0',
  '-0',
  '1',
  '-1',
  '0.1',
  '1e999',
  '-1e999',
  '1e-999',
  '5e-324',
  '1.7976931348623157e308',
  '2147483648',
  '9007199254740993',
  '18446744073709551616',
  `1${'0'.repeat(400)}`,
  `0.${'3'.repeat(400)}`,
];
const SHAPES = [
  '{"_type":"geopoint","lat":1e999,"lng":-181}',
  '{"_type":"slug","current":{"current":"a"}}',
  '{"_ref":"hasOwnProperty"}',
  '{"_type":"reference","_ref":"__proto__","_weak":true}',
  '{"_ref":[]}',
  '{"_type":"image","asset":{"_ref":"image-0-1x1-png"}}',
  '[{"_type":"block","_key":"a","children":[{"_type":"span","text":"a"},{"_type":"span","text":"\\ud800"}]}]',
  '[{"_key":"a"},{"_key":"a"},[[["a"]]],null]',
  '"2026-13-45T99:99:99Z"',
  '"+275760-09-13T00:00:00.001Z"',
];
/** Above a limit of 128, at it, and below. */
const DEPTHS = [40, 100, 120, 127, 2500];
const MAX_WIDTH = 2000;
const POOL = 40;

/** An id out of few, so that requests meet: of a published document, a draft, a version, or one that hardly is an id. */
export function randomId(random: Random): string {
  const id = `fuzz-${random.below(POOL)}`;
  const kind = random.below(12);
  if (kind < 6) return id;
  if (kind < 9) return `drafts.${id}`;
  if (kind < 11) return `versions.${randomRelease(random)}.${id}`;
  return random.pick([
    ...NAMES,
    'drafts.',
    'drafts.drafts.a',
    'versions.r',
    '_.releases.rOne',
    '_.groups.viewer',
    'a..b',
  ]);
}

export function randomRelease(random: Random): string {
  return random.pick(RELEASES);
}

/** JSON as text: names that occur twice, numbers beyond all limits and half characters are things that no value holds. */
export function randomJson(random: Random, depth = 3): string {
  const kind = random.below(depth > 0 ? 16 : 9);
  if (kind < 2) return random.pick(NUMBERS);
  if (kind < 4) return JSON.stringify(oddText(random));
  if (kind < 5) return JSON.stringify(longText(random));
  if (kind < 6) return random.pick(['null', 'true', 'false', '""', '[]', '{}']);
  if (kind < 8) return random.pick(SHAPES);
  if (kind < 9) return random.chance(0.2) ? huge(random) : JSON.stringify(randomId(random));
  const parts = Array.from({ length: random.below(5) }, () => randomJson(random, depth - 1));
  if (kind < 11) return `[${parts.join(',')}]`;
  return object(parts.map((part) => [random.pick(random.chance(0.7) ? NAMES : FIELDS), part]));
}

function object(fields: readonly (readonly [string, string])[]): string {
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
}

/** Deep or wide. */
function huge(random: Random): string {
  const [depth, width] = [random.pick(DEPTHS), random.below(MAX_WIDTH)];
  const name = JSON.stringify(random.pick(NAMES));
  switch (random.below(4)) {
    case 0:
      return `${'['.repeat(depth)}${']'.repeat(depth)}`;
    case 1:
      return `${`{${name}:`.repeat(depth)}1${'}'.repeat(depth)}`;
    case 2:
      return `[${Array.from({ length: width }, (_, at) => `{"_key":"k${at}","n":${at}}`).join(',')}]`;
    default:
      return object(Array.from({ length: width }, (_, at) => [`f${at}`, String(at)]));
  }
}

/** A document as JSON. */
export function randomDocument(random: Random, id = randomId(random)): string {
  const fields = Array.from({ length: random.below(6) }, (): [string, string] => [
    random.pick(random.chance(0.5) ? NAMES.filter((name) => !name.startsWith('_')) : FIELDS),
    randomJson(random),
  ]);
  const title = JSON.stringify(random.chance(0.5) ? longText(random) : oddText(random));
  const type = JSON.stringify(random.pick(random.chance(0.6) ? TYPES.slice(0, 3) : TYPES));
  return object([['_id', JSON.stringify(id)], ['_type', type], ['title', title], ...fields]);
}
