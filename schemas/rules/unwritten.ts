/** What texts of a page's model begin with, until somebody writes the clinic's own in their place. */
export const UNWRITTEN = '[Escreva';

type Step = string | number | { readonly _key: string };

/** Where texts of a model are left, as Studio writes paths. */
function unwrittenIn(value: unknown, path: readonly Step[] = []): readonly (readonly Step[])[] {
  if (typeof value === 'string') return value.includes(UNWRITTEN) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
    unwrittenIn(member, [...path, Array.isArray(value) ? stepTo(member, Number(name)) : name]),
  );
}

function stepTo(member: unknown, index: number): Step {
  const key: unknown = typeof member === 'object' && member !== null ? Reflect.get(member, '_key') : undefined;
  return typeof key === 'string' ? { _key: key } : index;
}

/** A page does not go on the air with texts that only say what belongs there. */
export function unwrittenProblem(sections: unknown) {
  const paths = unwrittenIn(sections).map((path) => [...path]);
  return (
    paths.length === 0 || { message: 'Ainda é o texto do modelo: escreva o da clínica no lugar dos colchetes.', paths }
  );
}
