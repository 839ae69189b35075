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
