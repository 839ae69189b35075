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
  for (const { to, strength } of linksIn(document))
    if (strength !== 'named') found.push({ to, strong: strength === 'strong' });
  return found;
}

/** `named` is what GROQ's `references()` looks at as well: every `_ref`, wherever it points. */
export interface Link {
  readonly to: string;
  readonly strength: 'named' | 'weak' | 'strong';
}

/** Every `_ref` in a document, in the order it stands there. */
export function linksIn(document: Readonly<Record<string, unknown>>): readonly Link[] {
  const found: Link[] = [];
  for (const name in document) {
    if (Object.hasOwn(document, name)) collect(document[name], name !== '_system', found);
  }
  return found;
}

/** Runs over every document at start: it makes no lists of what it walks. */
function collect(value: unknown, isContent: boolean, found: Link[]): void {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const element of value) collect(element, isContent, found);
    return;
  }
  let isInner = isContent;
  if ('_ref' in value && typeof value._ref === 'string') {
    const isElsewhere = '_dataset' in value || '_projectId' in value;
    // What stands inside a reference into another dataset is not content of this one either.
    isInner = isContent && !isElsewhere;
    found.push({ to: value._ref, strength: isInner ? strengthOf(value) : 'named' });
  }
  const fields = value as Readonly<Record<string, unknown>>;
  for (const name in fields) if (Object.hasOwn(fields, name)) collect(fields[name], isInner, found);
}

function strengthOf(reference: object): 'weak' | 'strong' {
  return '_weak' in reference && reference._weak === true ? 'weak' : 'strong';
}
