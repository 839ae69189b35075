import type { SchemaType } from 'sanity';

import { isSame } from '../schemas/index.ts';

/** Whether an object holds nothing but what its type begins with. */
export function isAsInserted(value: unknown, type: SchemaType): boolean {
  if (type.jsonType !== 'object') return false;
  return Object.entries(Object(value)).every(([name, held]) => {
    if (name.startsWith('_')) return true;
    const field = type.fields.find((one) => one.name === name)?.type;
    if (!field) return false;
    const initial: unknown = Reflect.get(Object(type.initialValue), name) ?? field.initialValue;
    return isSame(held, initial) || isAsInserted(held, field);
  });
}
