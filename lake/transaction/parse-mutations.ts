import { z } from 'zod';
import { LakeError } from '../errors.ts';
import type { WriteLimits } from '../config/limits.ts';
import type { Mutation } from '../store/types.ts';
import type { Action } from './types.ts';

const document = z.looseObject({ _id: z.string().optional(), _type: z.string().min(1) });
const values = z.record(z.string(), z.unknown());
const numbers = z.record(z.string(), z.number());
const insert = z.union([
  z.strictObject({ before: z.string(), items: z.array(z.unknown()) }),
  z.strictObject({ after: z.string(), items: z.array(z.unknown()) }),
  z.strictObject({ replace: z.string(), items: z.array(z.unknown()) }),
]);
const operations = {
  ifRevisionID: z.string().optional(),
  setIfMissing: values.optional(),
  set: values.optional(),
  unset: z.array(z.string()).optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  inc: numbers.optional(),
  dec: numbers.optional(),
  insert: insert.optional(),
};
const purge = { purge: z.boolean().optional() };
const byQuery = { query: z.string().min(1), params: values.optional() };

const mutation = z.union([
  z.strictObject({ create: document }),
  z.strictObject({ createIfNotExists: document }),
  z.strictObject({ createOrReplace: document }),
  z.strictObject({ delete: z.union([z.object({ id: z.string(), ...purge }), z.object({ ...byQuery, ...purge })]) }),
  z.strictObject({
    patch: z.union([z.strictObject({ id: z.string(), ...operations }), z.strictObject({ ...byQuery, ...operations })]),
  }),
]);

/** What each operation looks like, for a message that says more than "no alternative fits". */
const KINDS = ['create', 'createIfNotExists', 'createOrReplace', 'delete', 'patch'];

const untyped = z.object({ _type: z.literal('').optional() });
const lacksType = z.union([
  z.object({ create: untyped }),
  z.object({ createIfNotExists: untyped }),
  z.object({ createOrReplace: untyped }),
]);

/** @throws LakeError 400 for more mutations or actions than a transaction may have */
export function assertCount(what: 'mutations' | 'actions', count: number, limits: WriteLimits): void {
  if (count <= limits.mutations) return;
  throw new LakeError(400, 'validationError', `A transaction may have at most ${limits.mutations} ${what}.`);
}

/** Checks the mutations of a request; they are counted before each is looked at. @throws LakeError 400 that names the first wrong one */
export function parseMutations(given: unknown, limits: WriteLimits): readonly Mutation[] {
  if (!Array.isArray(given)) throw malformed('"mutations" must be a list.');
  assertCount('mutations', given.length, limits);
  return given.map((entry: unknown, index): Mutation => {
    const result = mutation.safeParse(entry);
    if (result.success) return result.data;
    const needs = lacksType.safeParse(entry).success
      ? 'the document needs a "_type", a text that is not empty'
      : `it needs one of ${KINDS.join(', ')} with its own fields`;
    throw malformed(`Mutation ${index} cannot be read: ${needs}.`, {
      index,
      issues: z.treeifyError(result.error),
    });
  });
}

/** Checks the patch of an action, which names no document. @throws LakeError 400 */
export function parsePatch(given: unknown): z.infer<typeof patchOperations> {
  const result = patchOperations.safeParse(given);
  if (result.success) return result.data;
  throw malformed('The patch cannot be read.', { issues: z.treeifyError(result.error) });
}

const patchOperations = z.object(operations);

/** Accepts one action or a list. @throws LakeError 400 */
export function parseActions(given: unknown, limits: WriteLimits): readonly Action[] {
  const list: unknown[] = Array.isArray(given) ? given : [given];
  assertCount('actions', list.length, limits);
  const result = z
    .array(z.looseObject({ actionType: z.string() }))
    .min(1)
    .safeParse(list);
  if (result.success) return result.data;
  throw new LakeError(400, 'actionError', '"actions" must be a list of objects with an "actionType".', {
    details: { items: [] },
  });
}

function malformed(message: string, details: Record<string, unknown> = {}): LakeError {
  return new LakeError(400, 'validationError', message, { details });
}
