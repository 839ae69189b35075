export interface Reference {
  /** The published id it points to. */
  readonly to: string;
  readonly strong: boolean;
}

/**
 * Every reference in a document: an object with a string `_ref`. Left out are references into other datasets or
 * projects, which nobody can check here, and those in `_system`, which are bookkeeping and not content.
 */
export function referencesIn(document: Readonly<Record<string, unknown>>): readonly Reference[] {
  const found: Reference[] = [];
  for (const [name, value] of Object.entries(document)) {
    if (name !== '_system') collect(value, found);
  }
  return found;
}

function collect(value: unknown, found: Reference[]): void {
  if (value === null || typeof value !== 'object') return;
  if ('_ref' in value && typeof value._ref === 'string') {
    if ('_dataset' in value || '_projectId' in value) return;
    found.push({ to: value._ref, strong: !('_weak' in value && value._weak === true) });
  }
  for (const inner of Object.values(value)) collect(inner, found);
}

/** Every `_ref` in the value, wherever it points: what GROQ's `references()` looks at. */
export function targetsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (value === null || typeof value !== 'object') return found;
  if ('_ref' in value && typeof value._ref === 'string') found.add(value._ref);
  for (const inner of Object.values(value)) if (typeof inner === 'object') targetsIn(inner, found);
  return found;
}
