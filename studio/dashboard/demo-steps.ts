import type { Named } from './overview.ts';

export interface DemoStep {
  readonly type: string;
  readonly title: string;
  readonly count: number;
  /** Where to go on. */
  readonly first: Named;
}

/** Invented documents by type, in the order they came. */
export function leftToReplace(demo: readonly Named[], typeTitle: (type: string) => string): readonly DemoStep[] {
  return [...Map.groupBy(demo, ({ _type }) => _type)].flatMap(([type, documents]) => {
    const [first] = documents;
    return first ? [{ type, title: typeTitle(type), count: documents.length, first }] : [];
  });
}
