const SHOWN = 4;

/** Of many names, the first; “e mais 1” would take the room of the one. */
export function fewOf(names: readonly string[]): string {
  const rest = names.length - SHOWN;
  return rest > 1 ? `${names.slice(0, SHOWN).join(', ')} e mais ${rest}` : names.join(', ');
}
