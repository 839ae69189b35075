import { sameValue } from './json-values.ts';
import { once } from './once.ts';
import type { Effects, StoredDocument } from './types.ts';

/** The opcodes of the Mendoza format that this encoder writes. Field numbers count the sorted keys of the input. */
const VALUE = 0;
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15;
const RETURN_INTO_ARRAY_POP = 16;
const PUSH_FIELD_COPY = 10;
const PUSH_FIELD_BLANK = 11;
const PUSH_ELEMENT_COPY = 12;
const SET_FIELD = 17;
const DELETE_FIELD = 19;
const APPEND_VALUE = 20;
const APPEND_SLICE = 21;
const APPEND_STRING = 22;
const APPEND_STRING_SLICE = 23;

/** Consumers hand a slice's elements to `push` as arguments, of which a call cannot have any number. */
const MAX_SLICE = 10_000;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The change as Mendoza patches, computed without `_rev`. Fine-grained on purpose: Studio's review of changes names the
 * author of each word from them. The order of fields changes nothing: a state that is read back has another. A deletion
 * is exactly `[0, null]`, because Studio recognises deletions by it. Each direction is computed when it is asked for.
 */
export function effectsOf(before: StoredDocument | undefined, after: StoredDocument | undefined): Effects {
  const apply = once(() => patchBetween(before, after));
  const revert = once(() => patchBetween(after, before));
  return {
    get apply() {
      return apply();
    },
    get revert() {
      return revert();
    },
  };
}

/** One direction of it: the Mendoza patch that turns the first state into the second. */
export function patchBetween(from: StoredDocument | undefined, to: StoredDocument | undefined): readonly unknown[] {
  return encode(withoutRevision(from), withoutRevision(to));
}

function withoutRevision(document: StoredDocument | undefined): Fields | undefined {
  if (!document) return undefined;
  const { _rev, ...rest } = document;
  return rest;
}

function encode(from: Fields | undefined, to: Fields | undefined): readonly unknown[] {
  if (!to) return [VALUE, null];
  if (!from) return [VALUE, to];
  const patch: unknown[] = [];
  encodeFields(from, to, patch);
  return patch;
}

function encodeFields(from: Fields, to: Fields, patch: unknown[]): void {
  const keys = Object.keys(from).sort();
  for (const [index, key] of keys.entries()) {
    if (Object.hasOwn(to, key)) encodeField(index, key, from[key], to[key], patch);
    else patch.push(DELETE_FIELD, index);
  }
  for (const key of Object.keys(to).sort()) if (!Object.hasOwn(from, key)) patch.push(SET_FIELD, to[key], key);
}

function encodeField(index: number, key: string, from: unknown, to: unknown, patch: unknown[]): void {
  if (sameValue(from, to)) return;
  if (isFields(from) && isFields(to)) {
    patch.push(PUSH_FIELD_COPY, index);
    encodeFields(from, to, patch);
    patch.push(RETURN_INTO_OBJECT_SAME_KEY_POP);
  } else if (Array.isArray(from) && Array.isArray(to) && to.length > 0) {
    patch.push(PUSH_FIELD_BLANK, index);
    encodeElements(from, to, patch);
    patch.push(RETURN_INTO_OBJECT_SAME_KEY_POP);
  } else if (typeof from === 'string' && typeof to === 'string' && to !== '') {
    patch.push(PUSH_FIELD_BLANK, index);
    encodeText(from, to, patch);
    patch.push(RETURN_INTO_OBJECT_SAME_KEY_POP);
  } else {
    // Empty lists and texts too: a blank that nothing is appended to would come out as null.
    patch.push(SET_FIELD, to, key);
  }
}

function encodeElements(from: readonly unknown[], to: readonly unknown[], patch: unknown[]): void {
  const positions = new Map(from.map((element, index) => [identityOf(element, index), index]));
  for (let next = 0; next < to.length; next++) {
    const start = positions.get(identityOf(to[next], next));
    if (start === undefined) {
      patch.push(APPEND_VALUE, to[next]);
    } else if (sameValue(from[start], to[next])) {
      let end = start + 1;
      while (
        end - start < MAX_SLICE &&
        end < from.length &&
        next + 1 < to.length &&
        sameValue(from[end], to[next + 1])
      ) {
        end++;
        next++;
      }
      patch.push(APPEND_SLICE, start, end);
    } else {
      encodeElement(start, from[start], to[next], patch);
    }
  }
}

function encodeElement(index: number, from: unknown, to: unknown, patch: unknown[]): void {
  if (!isFields(from) || !isFields(to)) {
    patch.push(APPEND_VALUE, to);
    return;
  }
  patch.push(PUSH_ELEMENT_COPY, index);
  encodeFields(from, to, patch);
  patch.push(RETURN_INTO_ARRAY_POP);
}

/** What makes two elements "the same one": their key, their value when plain, else their place. */
function identityOf(element: unknown, index: number): string {
  if (isFields(element)) return typeof element._key === 'string' ? `key ${element._key}` : `place ${index}`;
  return Array.isArray(element) ? `place ${index}` : JSON.stringify(element);
}

function encodeText(from: string, to: string, patch: unknown[]): void {
  const [old, fresh] = [Array.from(from), Array.from(to)];
  const shorter = Math.min(old.length, fresh.length);
  let prefix = 0;
  while (prefix < shorter && old[prefix] === fresh[prefix]) prefix++;
  let suffix = 0;
  while (suffix < shorter - prefix && old[old.length - 1 - suffix] === fresh[fresh.length - 1 - suffix]) suffix++;
  const size = Buffer.byteLength(from);
  if (prefix > 0) patch.push(APPEND_STRING_SLICE, 0, bytes(old.slice(0, prefix)));
  if (prefix + suffix < fresh.length) patch.push(APPEND_STRING, fresh.slice(prefix, fresh.length - suffix).join(''));
  if (suffix > 0) patch.push(APPEND_STRING_SLICE, size - bytes(old.slice(old.length - suffix)), size);
}

/** Length in UTF-8; the format counts bytes. A lone surrogate counts three, as in every Mendoza implementation. */
function bytes(characters: readonly string[]): number {
  return Buffer.byteLength(characters.join(''));
}

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
