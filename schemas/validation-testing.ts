import { evaluateDocumentInternal } from '@sanity/validation/_internal';

import { approved } from '#demo/demo-document.ts';
import { demonstrationDocuments } from '#demo/documents.ts';

import { isApprovedType } from './rules/approval.ts';
import { memberOf, textOf } from './rules/form-value.ts';
import { ask, compiledSchema } from './testing.ts';

/** What Studio says of a document: errors stop it from being published, warnings do not. */
export interface Validation {
  /** Path of the field, then the message; one line each, joined. */
  readonly errors: string;
  readonly warnings: string;
}

/** The same, of what is only worth knowing. */
export async function hintsOf(document: Fields, ...others: readonly Fields[]): Promise<string> {
  return (await linesOn(document, others))('info');
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Judges a document as Studio would, levels included. `testing.ts` has the public validator, which cannot tell them apart.
 * @param document whole, or what to change in the document of the demonstration that has its `_id`
 * @param others documents beside the demonstration, or in place of its own, that rules may ask for
 */
export async function validationOf(document: Fields, ...others: readonly Fields[]): Promise<Validation> {
  const linesOf = await linesOn(document, others);
  return { errors: linesOf('error'), warnings: linesOf('warning') };
}

async function linesOn(document: Fields, others: readonly Fields[]): Promise<(level: string) => string> {
  const model = demonstrationDocuments.find(({ _id }) => _id === document._id);
  const stored = { _createdAt: '', _updatedAt: '', _rev: '', _id: 'sample', ...model, ...document };
  const changed = new Set([...others.map(({ _id }) => _id), stored._id]);
  const documents = [...demonstrationDocuments.filter(({ _id }) => !changed.has(_id)), ...others, stored];
  const client = {
    fetch: (query: string, params?: Record<string, unknown>) => ask(query, documents, params),
    withConfig: () => client,
  };
  const { markers } = await evaluateDocumentInternal({
    schema: compiledSchema,
    document: stored,
    getClient: () => client,
    getDocumentExists: ({ id }: { readonly id: string }) =>
      Promise.resolve(documents.some((other) => memberOf(other, '_id') === id)),
    environment: 'studio',
    // The internal types want a whole client and a branded schema; these are the parts that are used.
  } as never);
  return (level) =>
    markers
      .filter((marker) => marker.level === level)
      .map(({ path, message }) => `${path.filter((part) => typeof part === 'string').join('.')}: ${message}`)
      .join('\n');
}

/** A document of the demonstration with a change that the technical director approved, too. */
export function approvedWith(change: Fields): Fields {
  const model = demonstrationDocuments.find(({ _id }) => _id === change._id);
  const type = textOf(model, '_type');
  return isApprovedType(type) ? approved({ ...model, ...change, _type: type }) : change;
}

/** A rich text of one paragraph. */
export function paragraphOf(text: string): readonly Fields[] {
  return [{ _key: 'p', _type: 'block', style: 'normal', markDefs: [], children: [{ _key: 's', _type: 'span', text }] }];
}
