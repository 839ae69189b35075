import { useMemo } from 'react';
import { type Schema, useSchema } from 'sanity';

/** Types of documents that are the clinic's content: not those of Studio's own tools, nor what visitors write. */
function clinicTypes(schema: Schema): readonly string[] {
  return schema.getTypeNames().filter((name) => {
    const type = schema.get(name);
    return type?.type?.name === 'document' && !/^(sanity\.|assist\.|message$)/.test(name);
  });
}

export function useClinicTypes(): readonly string[] {
  const schema = useSchema();
  return useMemo(() => clinicTypes(schema), [schema]);
}
