import type { ValidationContext } from '@sanity/types';
import { defineQuery } from 'groq';

import { memberOf, textOf } from './form-value.ts';
import type { RuleContext } from './rule-context.ts';

/** One that is not published yet counts, too: it is published before what belongs to it. */
const AREA = defineQuery(`coalesce(*[_id == "drafts." + $id][0], *[_id == $id][0]){regulation}`);

/** The document with the rules that hold for its area (`regulationOf`), which Studio has to ask for. */
export async function withArea({ document, getClient }: ValidationContext): Promise<RuleContext> {
  const id = textOf(memberOf(document, 'area'), '_ref');
  if (!id) return { document };
  const client = getClient({ apiVersion: '2025-02-19' });
  const area = await client.fetch(AREA, { id }, { perspective: 'raw' });
  return { document: { ...document, area } };
}

/** Makes a rule that looks at the area one that Studio can ask. */
export function inArea<Value>(problem: (value: Value | undefined, context: RuleContext) => true | string) {
  return async (value: Value | undefined, context: ValidationContext): Promise<true | string> =>
    problem(value, await withArea(context));
}

/** The rules that hold for what a document is about, `area` being the area itself; empty where it belongs to none. */
export function regulationOf(document: unknown): string {
  return textOf(memberOf(document, 'area'), 'regulation');
}
