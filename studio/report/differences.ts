import { formatIntervals, type MaskName, MASKS, reaisOf } from '../../schemas/index.ts';

/** A field of a compiled schema, as far as its words go. */
export interface NamedField {
  readonly name: string;
  readonly type: FieldType;
}

interface FieldType {
  readonly name: string;
  readonly jsonType?: string;
  readonly title?: string;
  readonly fields?: readonly NamedField[];
  readonly options?: unknown;
}

/** One field that a publication changed. `from` and `to` are missing where the values are too long for a line. */
export interface Difference {
  readonly title: string;
  readonly from?: string;
  readonly to?: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** The report has a column of its own for it. */
const TOLD_ELSEWHERE = new Set(['approval']);

/**
 * What a publication changed, field by field, as people read it.
 * @param nameOf name of a document by its id
 */
export function differencesOf(
  before: Fields,
  after: Fields,
  fields: readonly NamedField[],
  nameOf: (id: string) => string | undefined,
): readonly Difference[] {
  const changed = fields.filter(
    ({ name }) => !TOLD_ELSEWHERE.has(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return changed.flatMap(({ name, type }): readonly Difference[] => {
    const title = type.title ?? name;
    const [one, other] = [before[name], after[name]];
    if (type.fields && isPlain(type)) {
      const inner = differencesOf(fieldsIn(one), fieldsIn(other), type.fields, nameOf);
      return inner.map((part) => ({ ...part, title: `${title}, ${part.title}` }));
    }
    const [from, to] = [one, other].map((value) => wordsOf(value, type, nameOf));
    return [from === undefined || to === undefined || from === to ? { title } : { title, from, to }];
  });
}

const fieldsIn = (value: unknown) => Object(value) as Fields;

/** An object whose fields say more than it does as a whole. */
const isPlain = ({ name, jsonType }: FieldType) =>
  jsonType === 'object' && !['reference', 'image', 'file', 'picture', 'slug', 'geopoint'].includes(name);

const LONGEST = 80;
const EMPTY = 'vazio';

interface Options {
  readonly mask?: string;
  readonly list?: readonly (string | { readonly title: string; readonly value: unknown })[];
}

/** A value in a few words; undefined where it takes more. */
function wordsOf(
  value: unknown,
  { name, options }: FieldType,
  nameOf: (id: string) => string | undefined,
): string | undefined {
  if (value === undefined || value === null || value === '') return EMPTY;
  const { mask = '', list } = Object(options) as Options;
  const choice = list?.find((one) => typeof one === 'object' && one.value === value);
  if (typeof choice === 'object') return choice.title;
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number') return mask === 'money' ? `R$ ${reaisOf(value)}` : String(value);
  if (Array.isArray(value)) return wordsOfList(value);
  if (typeof value === 'object') {
    const { current, _ref: id } = value as { readonly current?: unknown; readonly _ref?: unknown };
    if (typeof current === 'string') return current;
    return typeof id === 'string' ? nameOf(id) : undefined;
  }
  if (typeof value !== 'string') return undefined;
  if (name === 'date') return value.split('-').toReversed().join('/');
  if (Object.hasOwn(MASKS, mask)) return MASKS[mask as MaskName].shown(value);
  return value.length > LONGEST || name === 'datetime' ? undefined : `“${value}”`;
}

function wordsOfList(values: readonly unknown[]): string {
  if (values.length === 0) return EMPTY;
  const hours = formatIntervals(values);
  if (!hours.includes('?')) return hours;
  return values.length === 1 ? '1 item' : `${values.length} itens`;
}
