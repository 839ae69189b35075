import { randomKey } from '../store/random-id.ts';
import type { Mutation, PatchOperations } from '../store/types.ts';

/** The mutation with a random `_key` for every object inside an array that has none, at any depth. */
export function withArrayKeys(mutation: Mutation): Mutation {
  if ('create' in mutation) return { create: keyed(mutation.create) };
  if ('createIfNotExists' in mutation) return { createIfNotExists: keyed(mutation.createIfNotExists) };
  if ('createOrReplace' in mutation) return { createOrReplace: keyed(mutation.createOrReplace) };
  return 'patch' in mutation ? { patch: { ...mutation.patch, ...keyedOperations(mutation.patch) } } : mutation;
}

function keyedOperations({ set, setIfMissing, insert }: PatchOperations): PatchOperations {
  return {
    ...(set && { set: keyedByPath(set) }),
    ...(setIfMissing && { setIfMissing: keyedByPath(setIfMissing) }),
    ...(insert && { insert: keyed(insert) }),
  };
}

/** A path that ends in `]` puts the value into an array itself. */
function keyedByPath(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(values);
  return Object.fromEntries(entries.map(([path, value]) => [path, path.endsWith(']') ? element(value) : keyed(value)]));
}

function keyed<Value>(value: Value): Value {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(element) as Value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, keyed(inner)])) as Value;
}

function element(value: unknown): unknown {
  const inner = keyed(value);
  if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
  return '_key' in inner ? inner : { _key: randomKey(), ...inner };
}
