import { schemaTypes } from '../index.ts';

interface Field {
  readonly name: string;
  readonly type: string;
  readonly initialValue?: unknown;
  readonly fields?: readonly Field[];
}

const types = schemaTypes as unknown as readonly Field[];
const typeOf = (name: string) => types.find((type) => type.name === name);

/** Paths below a field that Studio fills in when somebody begins a document: it resolves them as deep as types go. */
function filledIn(field: Field, path: string): string[] {
  const type = typeOf(field.type);
  const own = field.initialValue === undefined && type?.initialValue === undefined ? [] : [path];
  const below = field.fields ?? type?.fields ?? [];
  return [...own, ...below.flatMap((one) => filledIn(one, `${path}.${one.name}`))];
}

it('M4: begins no document with an approval, which the lake alone writes: nobody but an importer could create it', () => {
  const approvals = types.flatMap(({ name, fields = [] }) =>
    fields.filter((field) => field.name === 'approval').map((field) => filledIn(field, `${name}.approval`)),
  );
  expect(approvals.length).toBeGreaterThan(3);
  expect(approvals.flat()).toEqual([]);
});
