import { blockText, formatIntervals, formatReais, isSame, type MaskName, MASKS } from '../schemas/index.ts';
import { formatMoment } from './format-moment.ts';

/** One field that is not as it was, in the words of the form. Empty: nothing before, or nothing any more. */
export interface Change {
  readonly field: string;
  readonly from: string;
  readonly to: string;
  /** Whether there was nothing before. */
  readonly isNew?: boolean;
}

interface Field {
  readonly name: string;
  readonly type: FieldType;
}

/** A type of the schema as far as a comparison needs it. */
interface FieldType {
  readonly name?: string;
  readonly title?: string;
  readonly fields?: readonly Field[];
  /** Of a list: the types of its items. */
  readonly of?: readonly FieldType[];
  readonly options?: { readonly list?: readonly unknown[]; readonly mask?: string };
  readonly hidden?: unknown;
}

type NameOf = (id: string) => string | undefined;

/** What staff does not type: the lake or an approval writes it. */
const WRITTEN = new Set(['approval', 'reviewedAt']);

/**
 * What changed in a document, field by field, in the order of the form.
 * @param nameOf the name of a document that a field refers to
 * @param most characters of a text that are told
 */
export function changesOf(
  type: unknown,
  before: unknown,
  after: unknown,
  nameOf: NameOf,
  most = MOST_CHARACTERS,
): readonly Change[] {
  return ((type as FieldType | undefined)?.fields ?? [])
    .filter(({ name }) => !WRITTEN.has(name))
    .flatMap(({ name, type: fieldType }) => {
      const [old, now] = [memberOf(before, name), memberOf(after, name)];
      if (isSame(old, now)) return [];
      const field = fieldType.title ?? name;
      if (fieldType.fields?.some((part) => part.name === 'asset')) {
        return pictureChanges({ fieldType, field }, old, now, nameOf, most);
      }
      if (fieldType.name !== 'slug' && fieldType.fields && (isPlain(old) || old === undefined) && isPlain(now)) {
        const inside = changesOf(fieldType, old, now, nameOf, most);
        if (inside.length > 0) return inside.map((change) => ({ ...change, field: `${field} › ${change.field}` }));
      }
      const told = (value: unknown) => {
        const words = wordsOf(value, fieldType, nameOf);
        return most === Infinity ? words : words.replaceAll(/\s+/g, ' ');
      };
      const [from, to] = itemsThatDiffer(old, now);
      return [{ field, ...whereTheyDiffer(told(from), told(to), most), isNew: old === undefined }];
    });
}

/** Of a picture, which it is and what part of it shows, in no machine's words; then its own fields, as its description. */
function pictureChanges(
  { fieldType, field }: { readonly fieldType: FieldType; readonly field: string },
  old: unknown,
  now: unknown,
  nameOf: NameOf,
  most: number,
): Change[] {
  const differs = (...parts: string[]) => parts.some((part) => !isSame(memberOf(old, part), memberOf(now, part)));
  if (!memberOf(now, 'asset')) return [{ field, from: 'imagem', to: '' }];
  const picture = differs('asset') ? 'nova imagem' : differs('crop', 'hotspot') ? 'outro enquadramento' : '';
  const own = (fieldType.fields ?? []).filter(({ name }) => !PICTURE_PARTS.has(name));
  return [
    ...(picture ? [{ field, from: '', to: picture }] : []),
    ...changesOf({ fields: own }, old, now, nameOf, most).map((change) => ({
      ...change,
      field: `${field} › ${change.field}`,
    })),
  ];
}

/** What Studio keeps of a picture by itself. */
const PICTURE_PARTS = new Set(['asset', 'crop', 'hotspot', 'media']);

/** A change as one says it: `Preparo › Alimentação: de “Jejum de 6 horas” para “Sem jejum”`. */
export function changeLine({ field, from, to, isNew }: Change): string {
  if (from && to) return `${field}: de “${from}” para “${to}”`;
  if (to) return `${field}: “${to}”`;
  if (from) return `${field}: sem “${from}”`;
  return `${field}: ${isNew ? 'preenchido' : 'mudou'}`;
}

function wordsOf(value: unknown, type: FieldType, nameOf: NameOf): string {
  if (typeof value === 'string') return titleIn(type, value);
  if (typeof value === 'number') return type.options?.mask === 'money' ? formatReais(value) : String(value);
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (Array.isArray(value)) return wordsOfList(value, type, nameOf);
  const ref = memberOf(value, '_ref');
  if (typeof ref === 'string') return nameOf(ref) ?? '';
  const current = memberOf(value, 'current');
  return typeof current === 'string' ? current : '';
}

/** Of lists whose items know themselves, those that are new, gone or different: the others say nothing. */
function itemsThatDiffer(old: unknown, now: unknown): readonly [unknown, unknown] {
  const isKeyed = (list: unknown): list is readonly unknown[] =>
    Array.isArray(list) && list.every((item) => memberOf(item, '_key') && memberOf(item, '_type') !== 'block');
  if (!isKeyed(old) || !isKeyed(now)) return [old, now];
  const without = (items: readonly unknown[], others: readonly unknown[]) =>
    items.filter((item) => !others.some((other) => isSame(item, other)));
  const [from, to] = [without(old, now), without(now, old)];
  // The same in another order.
  return from.length + to.length > 0 ? [from, to] : [old, now];
}

/** Texts, hours of a day, paragraphs; of anything else what its items say, or how many there are. */
function wordsOfList(values: readonly unknown[], type: FieldType, nameOf: NameOf): string {
  if (values.length === 0) return '';
  if (values.every((item) => typeof item === 'string')) return values.map((item) => titleIn(type, item)).join(', ');
  const hours = formatIntervals(values);
  if (!hours.includes('?')) return hours;
  const text =
    blockText(values).trim() ||
    values
      .map((item) => wordsOfItem(item, type, nameOf))
      .filter(Boolean)
      .join('; ');
  return text || (values.length === 1 ? '1 item' : `${values.length} itens`);
}

/** “Fechado, 24/12/2026, Véspera de Natal”: without what the form hides, as the hours of a day that is closed. */
function wordsOfItem(item: unknown, { of = [] }: FieldType, nameOf: NameOf): string {
  const itsType = memberOf(item, '_type');
  const type = of.find(({ name }) => name === itsType) ?? (of.length === 1 ? of[0] : undefined);
  if (memberOf(item, '_ref') !== undefined) return wordsOf(item, {}, nameOf);
  return (type?.fields ?? [])
    .filter(({ type: { hidden } }) => typeof hidden !== 'function' || hidden({ parent: item, path: [] }) !== true)
    .map(({ name, type: fieldType }) => {
      const value = memberOf(item, name);
      // Without the name of its field a yes says nothing, nor does a number.
      if (typeof value === 'boolean') return '';
      const words = wordsOf(value, fieldType, nameOf);
      return typeof value === 'number' ? `${fieldType.title ?? name}: ${words}` : words;
    })
    .filter(Boolean)
    .join(', ');
}

/** What a choice is called; dates and numbers as people write them. */
function titleIn({ name, options }: FieldType, value: string): string {
  if (name === 'datetime') return formatMoment(value);
  if (name === 'date') return value.split('-').toReversed().join('/');
  if (options?.mask && Object.hasOwn(MASKS, options.mask)) return MASKS[options.mask as MaskName].shown(value);
  const choice = options?.list?.find((item) => memberOf(item, 'value') === value);
  const title = memberOf(choice, 'title');
  return typeof title === 'string' ? title : value;
}

const MOST_CHARACTERS = 120;
const BEFORE = 24;

/** Of long texts, the place where they begin to differ. */
function whereTheyDiffer(from: string, to: string, most: number): Omit<Change, 'field'> {
  // Told by how many there are, and as many as before.
  if (from === to) return { from: '', to: '' };
  if (Math.max(from.length, to.length) <= most) return { from, to };
  let same = 0;
  while (same < Math.min(from.length, to.length) && from[same] === to[same]) same += 1;
  const start = same <= BEFORE ? 0 : from.lastIndexOf(' ', same - BEFORE) + 1;
  const cut = (text: string) => {
    const part = text.slice(start, start + most);
    return `${start > 0 && part ? '…' : ''}${part}${start + most < text.length ? '…' : ''}`;
  };
  return { from: cut(from), to: cut(to) };
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && memberOf(value, '_ref') === undefined;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
