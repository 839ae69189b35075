/** Far beyond any real content; keeps every later walk over a document inside the call stack. */
const MAX_DEPTH = 100;

/**
 * Freezes a value for good and returns it: stored documents are shared by every reader, so nobody may change them.
 * Parts that are already frozen are not walked again, which makes it cheap after a patch.
 * @throws RangeError when the value is nested too deeply. @throws TypeError for the attribute name `__proto__`.
 */
export function freezeDeep<Value>(value: Value, depth = 0): Value {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  if (depth > MAX_DEPTH) throw new RangeError(`Documents may be nested at most ${MAX_DEPTH} levels deep.`);
  // Copying such an object elsewhere would replace its prototype instead of setting an attribute.
  if (Object.hasOwn(value, '__proto__') || !isPlain(value)) {
    throw new TypeError('"__proto__" cannot be the name of an attribute.');
  }
  for (const [key, inner] of Object.entries(value)) {
    // The disk keeps JSON, which has neither of them: memory must not know more.
    if (inner === undefined && !Array.isArray(value)) Reflect.deleteProperty(value, key);
    else if (inner === undefined || (typeof inner === 'number' && !Number.isFinite(inner)))
      Reflect.set(value, key, null);
    else freezeDeep(inner, depth + 1);
  }
  return Object.freeze(value);
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
