/** Far beyond any real content; keeps every later walk over a document inside the call stack. */
const MAX_DEPTH = 100;

const BACKSLASH = /\\\\|\\u005c/i;
const [QUOTE, ESCAPE, COLON] = [34, 92, 58];
const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13);

/**
 * The first name in a JSON text, as it is written there, for which something holds. One pass, whatever the text: it may come from
 * anybody, and be as long as a body may be.
 */
export function findName(text: string, holds: (written: string) => boolean): string | undefined {
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at)) {
    let end = at + 1;
    while (end < text.length && text.charCodeAt(end) !== QUOTE) end += text.charCodeAt(end) === ESCAPE ? 2 : 1;
    let next = end + 1;
    while (isSpace(text.charCodeAt(next))) next += 1;
    const name = text.charCodeAt(next) === COLON ? text.slice(at + 1, end) : undefined;
    if (name !== undefined && holds(name)) return name;
    at = next;
  }
  return undefined;
}

/**
 * JSON from somebody else. V8 (Node 24 to 26.10, each that was tried) remembers the names of the objects it has parsed, and compares them with what is
 * written, before escapes are read: after `{"a":1,"b\\\\":{}}` the name in `{"a":1,"b\\"":{}}` is taken for the one before, and a
 * request would change what another one says. Without backslashes in names that cannot happen.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const name = BACKSLASH.test(text) ? findName(text, (written) => BACKSLASH.test(written)) : undefined;
  if (name !== undefined) throw new SyntaxError(`A name in it has a backslash: ${name.slice(0, 100)}.`);
  return JSON.parse(text);
}

/**
 * Names that JSON has to escape are none: see `parseJson`; a document with one could come back from the disk as another.
 * @throws TypeError
 */
function assertAttributeName(name: string): void {
  const written = JSON.stringify(name);
  if (written !== `"${name}"`) {
    throw new TypeError(`${written} cannot be the name of an attribute: JSON would have to escape it.`);
  }
}

/**
 * Freezes a value for good and returns it: stored documents are shared by every reader, so nobody may change them.
 * Parts that are already frozen are not walked again, which makes it cheap after a patch.
 * @throws RangeError when the value is nested too deeply. @throws TypeError for the attribute name `__proto__`.
 */
export function freezeDeep<Value>(value: Value): Value {
  return freezeParts(value);
}

/** Makes a value what the disk will say it is, and freezes it. @throws RangeError, TypeError like `freezeDeep` and `assertAttributeName` */
export function freezeAsJson<Value>(value: Value): Value {
  return freezeParts(value, makeJson);
}

function freezeParts<Value>(value: Value, prepare?: (part: object) => void, depth = 0): Value {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  if (depth > MAX_DEPTH) throw new RangeError(`Documents may be nested at most ${MAX_DEPTH} levels deep.`);
  // Copying such an object elsewhere would replace its prototype instead of setting an attribute.
  if (Object.hasOwn(value, '__proto__') || !isPlain(value)) {
    throw new TypeError('"__proto__" cannot be the name of an attribute.');
  }
  prepare?.(value);
  for (const inner of Object.values(value)) freezeParts(inner, prepare, depth + 1);
  return Object.freeze(value);
}

function makeJson(part: object): void {
  for (const [key, inner] of Object.entries(part)) {
    assertAttributeName(key);
    if (inner === undefined && !Array.isArray(part)) Reflect.deleteProperty(part, key);
    else if (inner === undefined || (typeof inner === 'number' && !Number.isFinite(inner)))
      Reflect.set(part, key, null);
  }
}

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Deep equality of JSON values; the order of attributes does not matter. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((element, index) => sameValue(element, other[index]));
  }
  const [fields, others] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(fields);
  return (
    keys.length === Object.keys(others).length &&
    keys.every((key) => Object.hasOwn(others, key) && sameValue(fields[key], others[key]))
  );
}
