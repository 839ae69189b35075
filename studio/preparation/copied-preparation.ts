type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * A preparation for another exam: all that is written, with keys of its own. The leaflet stays behind, because the other
 * exam's name stands on it.
 * @param newKey gives a key that was not used before
 */
export function copiedPreparation(preparation: Fields, newKey: () => string): Fields {
  const { file: _file, rules, ...rest } = preparation;
  if (!Array.isArray(rules)) return rest;
  return { ...rest, rules: rules.filter(isFields).map((rule) => ({ ...rule, _key: newKey() })) };
}
