import { type Copy, copiesIn, readCopy } from './copy.ts';

/** What stands at each place of an answer: the fields that all objects there have, and the kinds of other values. */
type Shape = Map<string, { readonly fields: Set<string>; readonly kinds: Set<string> }>;

/** Copies that are looked at to learn what an answer looks like. */
const MOST_SAMPLES = 12;

/**
 * Makes a judge of copies that an earlier version of the site left: whether they hold all that this version's answers
 * hold, place by place. A page rendered from less would fail, or show half of itself.
 * @param carried folder of answers to the questions of this version
 * @returns false for a copy that cannot be judged, since there is no answer to compare it with
 */
export function createFit(carried: string | undefined) {
  const shapes = new Map<string, Promise<Shape>>();

  async function shapeOf(question: string): Promise<Shape> {
    const shape: Shape = new Map();
    const names = carried ? (await copiesIn(carried)).filter((name) => questionOf(name) === question) : [];
    for (const name of names.slice(0, MOST_SAMPLES)) learn((await readCopy(carried ?? '', name))?.data, '', shape);
    return shape;
  }

  return async function fits(name: string, copy: Copy): Promise<boolean> {
    const question = questionOf(name);
    const known = shapes.get(question) ?? shapeOf(question);
    shapes.set(question, known);
    const shape = await known;
    return shape.size > 0 && conforms(copy.data, '', shape);
  };
}

/** All pages ask the same, each with parameters of its own. */
function questionOf(name: string): string {
  return name.split('.')[0] ?? name;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Where a member stands; the sections of a page are told apart by their type. */
function placeOf(place: string, key: string, value: unknown): string {
  const type = isObject(value) && typeof value._type === 'string' ? `<${value._type}>` : '';
  return `${place}/${key}${type}`;
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}

function learn(value: unknown, place: string, shape: Shape): void {
  if (value === null || value === undefined) return;
  const fields = isObject(value) && !Array.isArray(value) ? Object.keys(value) : [];
  const known = shape.get(place);
  if (known) {
    known.kinds.add(kindOf(value));
    for (const field of known.fields) if (!fields.includes(field)) known.fields.delete(field);
  } else shape.set(place, { fields: new Set(fields), kinds: new Set([kindOf(value)]) });
  for (const [at, member] of membersOf(value, place)) learn(member, at, shape);
}

function conforms(value: unknown, place: string, shape: Shape): boolean {
  const wanted = shape.get(place);
  // Empty is allowed everywhere, and where no answer of this version has anything there is nothing to compare with.
  if (value === null || value === undefined || !wanted) return true;
  if (!wanted.kinds.has(kindOf(value))) return false;
  if (isObject(value) && !Array.isArray(value) && ![...wanted.fields].every((field) => field in value)) return false;
  return membersOf(value, place).every(([at, member]) => conforms(member, at, shape));
}

function membersOf(value: unknown, place: string): [string, unknown][] {
  if (!isObject(value)) return [];
  if (Array.isArray(value)) return value.map((member: unknown) => [placeOf(place, '', member), member]);
  return Object.entries(value).map(([key, member]) => [placeOf(place, key, member), member]);
}
