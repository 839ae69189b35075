import { memberOf, textOf } from './rules/form-value.ts';
import { schemaTypes } from './index.ts';

interface Described {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly type: string;
}

/** Every field of a type, those inside of its objects and lists included. */
function fieldsOf(type: unknown, path: string): readonly Described[] {
  const list = (name: string) => {
    const member = memberOf(type, name);
    return Array.isArray(member) ? (member as readonly unknown[]) : [];
  };
  return [
    ...list('fields').flatMap((field) => {
      const name = `${path}.${textOf(field, 'name')}`;
      const described = {
        path: name,
        title: textOf(field, 'title'),
        description: textOf(field, 'description'),
        type: textOf(field, 'type'),
      };
      return [described, ...fieldsOf(field, name)];
    }),
    ...list('of').flatMap((member) => fieldsOf(member, `${path}[]`)),
  ];
}

/** Lists of references whose entries have no name of their own: Studio would call one “Reference to …”. */
function unnamedIn(type: unknown, path: string): readonly string[] {
  const list = (name: string) => {
    const member = memberOf(type, name);
    return Array.isArray(member) ? (member as readonly unknown[]) : [];
  };
  return [
    ...list('fields').flatMap((field) => unnamedIn(field, `${path}.${textOf(field, 'name')}`)),
    ...list('of').flatMap((entry) =>
      textOf(entry, 'type') === 'reference' && !textOf(entry, 'title') ? [path] : unnamedIn(entry, path),
    ),
  ];
}

const fields = schemaTypes.flatMap((type) => fieldsOf(type, type.name));

/** Their own fields say everything; a line above them would only repeat the title. */
const EXPLAIN_THEMSELVES = new Set(['link', 'seo', 'sectionHeader']);

test('every field has a name and says what it does, in Portuguese and for people', () => {
  expect(fields.length).toBeGreaterThan(250);
  expect(fields.filter(({ title }) => title === '').map(({ path }) => path)).toEqual([]);
  // S19: the search offers every field as a filter, those that no form shows, too.
  const machine = fields.filter(({ path, title }) => path.endsWith(`.${title}`));
  expect(machine.map(({ path }) => path)).toEqual([]);
  const silent = fields.filter(({ description, type }) => description === '' && !EXPLAIN_THEMSELVES.has(type));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test('help is a sentence or a hint of one, without English and without shouting', () => {
  const texts = fields.map(({ path, description }) => `${path}: ${description}`);
  expect(texts.filter((text) => text.includes('!'))).toEqual([]);
  expect(
    fields.filter(({ description }) => description && !/[.…:)”]$/.test(description)).map(({ path }) => path),
  ).toEqual([]);
});

test('every type of document has a preview for lists', () => {
  const documents = schemaTypes.filter((type) => memberOf(type, 'type') === 'document');
  expect(documents.length).toBeGreaterThan(14);
  expect(documents.filter((type) => !memberOf(type, 'preview')).map(({ name }) => name)).toEqual([]);
});

test('a collapsed section says how it is drawn in the words of its form, not by a stored value', () => {
  const values = { title: 'Título', variant: 'cartoes' };
  const drawnAs = (name: string, variant: string) => {
    const section = schemaTypes.find((type) => type.name === name);
    const prepare: unknown = memberOf(memberOf(section, 'preview'), 'prepare');
    return typeof prepare === 'function' ? textOf(prepare({ ...values, variant }), 'subtitle') : '';
  };
  expect(drawnAs('services', 'cartoes')).toBe('Serviços · Cartões');
  expect(drawnAs('banner', 'principal')).toBe('Banner · Principal');
  expect(drawnAs('features', '2')).toBe('Destaques · Cartão com imagem');
});

test('every entry of a list of references has a name', () => {
  expect(schemaTypes.flatMap((type) => unnamedIn(type, type.name))).toEqual([]);
});
