import type { ClientReturn } from '@sanity/client';
import { Schema } from '@sanity/schema';
import { builtinTypes } from '@sanity/schema/_internal';
import { validateDocument, type ValidationClient, type ValidationSchema } from '@sanity/validation';
import { evaluate, parse } from 'groq-js';

import { schemaTypes } from './index.ts';

interface SampleDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** The content model as Studio compiles it. */
export const compiledSchema: ValidationSchema = Schema.compile({
  name: 'default',
  types: [...builtinTypes, ...schemaTypes],
});

/**
 * The errors and warnings Studio would show for a document, one line each. Outside of Studio the validator reports every
 * rule of an object as a warning, so the two cannot be told apart here.
 * @param client lets custom rules and reference checks run; without one only the schema itself is applied
 */
export async function problemsOf(document: SampleDocument, client?: ValidationClient): Promise<readonly string[]> {
  const stored = { _createdAt: '', _updatedAt: '', _rev: '', ...document };
  const { markers } = await validateDocument({ schema: compiledSchema, document: stored, ...(client && { client }) });
  return markers.map(({ path, message }) => `${path.map((part) => JSON.stringify(part)).join('.')} ${message}`);
}

/**
 * Asks a query of the given documents, as a visitor's request would.
 * @param now what the query takes for the present
 */
export async function ask<Query extends string>(
  query: Query,
  documents: readonly unknown[],
  params: Record<string, unknown> = {},
  now = new Date(),
): Promise<ClientReturn<Query, unknown>> {
  const value = await evaluate(parse(query, { params }), { dataset: [...documents], params, timestamp: now });
  return (await value.get()) as ClientReturn<Query, unknown>;
}
