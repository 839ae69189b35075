import { LakeError } from '../errors.ts';
import { idsIn, KNOWN_LIMITS, runQuery } from './run-query.ts';
import { callerWho, everyone, readerOf } from './testing.ts';
import type { QueryRequest } from './run-query.ts';

const reader = readerOf([
  { _id: 'ana', _type: 'person', name: 'Ana', area: { _ref: 'geral' }, bio: 'Atende crianças e adultos' },
  { _id: 'drafts.ana', _type: 'person', name: 'Ana Maria', area: { _ref: 'geral' } },
  { _id: 'versions.verao.ana', _type: 'person', name: 'Ana de verão' },
  { _id: 'geral', _type: 'area', title: 'Clínica Geral', slug: { current: 'clinica-geral' } },
  { _id: 'versions.verao.geral', _type: 'area', _system: { delete: true } },
  { _id: 'drafts.novo', _type: 'area', title: 'Imagem' },
]);

function ask(query: string, request: Partial<QueryRequest> = {}) {
  return runQuery(reader, { query, caller: everyone, ...request }).result;
}

function failure(query: string, request: Partial<QueryRequest> = {}): unknown {
  try {
    ask(query, request);
  } catch (error) {
    if (error instanceof LakeError) return { status: error.status, ...Object(error.toBody()) };
    throw error;
  }
  throw new Error('The query succeeded.');
}

describe('perspectives', () => {
  const names = '*[_type == "person"]{_id, _originalId, name}';

  test('raw shows what is stored', () => {
    expect(ask('*[_type == "person"]._id')).toEqual(['ana', 'drafts.ana', 'versions.verao.ana']);
  });

  test('published hides drafts and versions', () => {
    expect(ask(names, { perspective: [] })).toEqual([{ _id: 'ana', _originalId: 'ana', name: 'Ana' }]);
  });

  test('drafts puts the draft in the place of the published document', () => {
    expect(ask(names, { perspective: ['drafts'] })).toEqual([
      { _id: 'ana', _originalId: 'drafts.ana', name: 'Ana Maria' },
    ]);
    expect(ask('*[_id == "novo"][0].title', { perspective: ['drafts'] })).toBe('Imagem');
  });

  test('a stack takes its first existing member', () => {
    expect(ask(names, { perspective: ['verao', 'drafts'] })).toEqual([
      { _id: 'ana', _originalId: 'versions.verao.ana', name: 'Ana de verão' },
    ]);
  });

  test('a version marked for deletion hides the document', () => {
    expect(ask('*[_id == "geral"]', { perspective: ['verao', 'drafts'] })).toEqual([]);
    expect(ask('*[_id == "ana"][0].area->title', { perspective: ['verao', 'drafts'] })).toBeNull();
  });

  test('references are followed inside the view', () => {
    expect(ask('*[_id == "ana"][0].area->title', { perspective: ['drafts'] })).toBe('Clínica Geral');
    expect(ask('*[_id == "drafts.ana"]', { perspective: ['drafts'] })).toEqual([]);
  });
});

describe('rights', () => {
  const publicReader = callerWho((_, id) => !id.includes('.'), null);

  test('documents the caller may not read do not exist, in any perspective or path', () => {
    expect(ask('count(*)', { caller: publicReader })).toBe(2);
    expect(ask('*[references("geral")]._id', { caller: publicReader })).toEqual(['ana']);
    expect(ask('*[sanity::versionOf("ana")]._id', { caller: publicReader })).toEqual(['ana']);
    expect(ask('*[_id in path("drafts.**")]', { caller: publicReader })).toEqual([]);
    expect(ask('{"_ref": "drafts.novo"}->title', { caller: publicReader })).toBeNull();
  });

  test('identity() is the caller', () => {
    expect(ask('identity()')).toBe('tester');
    expect(ask('identity()', { caller: publicReader })).toBe('<anonymous>');
  });
});

describe('text search', () => {
  const search = (words: string) =>
    ask('*[[@, _id] match text::query($q)]._id', { params: { q: words }, perspective: [] });

  test('finds words anywhere in a document, without regard to accents or case', () => {
    expect(search('clinica')).toEqual(['geral']);
    expect(search('CRIANCAS')).toEqual(['ana']);
    expect(search('criança*')).toEqual(['ana']);
  });

  test('wants all words, quoted ones too, and none of the excluded', () => {
    expect(search('atende adultos')).toEqual(['ana']);
    expect(search('atende idosos')).toEqual([]);
    expect(search('"crianças e adultos"')).toEqual(['ana']);
    expect(search('-criancas')).toEqual(['geral']);
    expect(search('atende -adultos')).toEqual([]);
  });

  test('an asterisk finds everything and nothing finds nothing', () => {
    expect(search('*')).toEqual(['ana', 'geral']);
    expect(search('')).toEqual([]);
  });

  test('a single field is searched without accents as well, and scored', () => {
    const query =
      '*[_type in ["area","person"]] | score(boost(title match text::query($q), 10), name match text::query($q))[_score > 0]{_id, _score}';
    expect(ask(query, { params: { q: 'clinica*' }, perspective: [] })).toEqual([{ _id: 'geral', _score: 11 }]);
  });

  test('Studio lists: search or reference, ordered and sliced', () => {
    const query =
      '// findability-mvi:5\n*[_type in $__types && ([@, _id] match text::query($__query) || references($__rawQuery)) && (_type == $type)]{_type, _id, _originalId, "orderings": [_updatedAt, name]} | order(orderings[1] desc)[0...$__limit]';
    const params = { __types: ['person'], __query: '*', __rawQuery: '', type: 'person', __limit: 1 };
    expect(ask(query, { params })).toMatchObject([{ _id: 'versions.verao.ana' }]);
  });

  test('the hidden search text is in no result', () => {
    const [document] = ask('*[@ match text::query("crianças")]') as Record<string, unknown>[];
    expect(Object.getOwnPropertyNames(document).filter((name) => name.startsWith('\u0000'))).toEqual([]);
    expect(JSON.stringify(document)).not.toContain('\\u0000');
    expect(
      Object.getOwnPropertyNames(Object((ask('*[@ match text::query("crianças")]{...}') as unknown[])[0])),
    ).not.toContain('\u0000text');
  });

  test('what is searched for may come from the document around it', () => {
    const query = '*[_type == "area"] | order(_id) {"found": *[@ match text::query(^.title)]._id}.found';
    expect(ask(query, { perspective: [] })).toEqual([['geral']]);
  });
});

describe('subqueries', () => {
  test('nested ten deep, each is answered once', () => {
    const many = readerOf(Array.from({ length: 300 }, (_, index) => ({ _id: `d${index}`, _type: 'page' })));
    const nested = Array.from({ length: 10 }).reduce<string>((inner) => `*[_id in ${inner}]._id`, '*._id');
    const limits = { ...KNOWN_LIMITS, milliseconds: Infinity, documents: 11 * 300 };
    expect(runQuery(many, { query: `count(${nested})`, caller: everyone, limits }).result).toBe(300);
  });

  test('those that depend on their surroundings are asked for each element', () => {
    expect(
      ask('*[_type == "area"] | order(_id) {_id, "people": *[_type == "person" && references(^._id)]._id}', {
        perspective: [],
      }),
    ).toEqual([{ _id: 'geral', people: ['ana'] }]);
  });
});

describe('errors', () => {
  test('a syntax error says where', () => {
    expect(failure('*[_type == ')).toEqual({
      status: 400,
      error: {
        type: 'queryParseError',
        description: expect.stringContaining('position 10'),
        query: '*[_type == ',
        start: 10,
        end: 11,
      },
    });
  });

  test.each([
    ['an unknown function', '*[nope::nope()]', 'queryParseError'],
    ['a parameter that was not given', '*[_id == $id]', 'queryEvaluationError'],
    ['a function the lake lacks', '*[media::aspect(a, "b")]', 'queryEvaluationError'],
    ['absurd nesting', `${'('.repeat(20_000)}1${')'.repeat(20_000)}`, 'queryParseError'],
  ])('%s is an error with a type', (_, query, type) => {
    expect(failure(query)).toMatchObject({ status: 400, error: { type } });
  });
});

test('idsIn gives ids of whole documents, one document, and nothing', () => {
  expect(idsIn(runQuery(reader, { query: '*[_type == $t]', params: { t: 'area' }, caller: everyone }).result)).toEqual([
    'geral',
    'versions.verao.geral',
    'drafts.novo',
  ]);
  expect(idsIn(runQuery(reader, { query: '*[_id == "ana"][0]', params: {}, caller: everyone }).result)).toEqual([
    'ana',
  ]);
  expect(idsIn(runQuery(reader, { query: '*[_id == "nobody"][0]', params: {}, caller: everyone }).result)).toEqual([]);
});

test('a lookup for each element of a list costs what it finds, not a walk over everything each time', () => {
  const groups = Array.from({ length: 2000 }, (_, n) => [
    { _id: `p${n}`, _type: 'person' },
    { _id: `t${n}`, _type: 'text', author: { _ref: `p${n}` } },
  ]);
  const many = readerOf(groups.flat());
  const query = '*[_type == "person"]{"texts": *[_type == "text" && references(^._id)]._id}';
  // Each person and each text once; two thousand walks over two thousand texts would be a thousand times as many.
  const limits = { ...KNOWN_LIMITS, milliseconds: Infinity, documents: 4000 };
  const { result } = runQuery(many, { query, caller: everyone, limits });
  expect(result).toHaveLength(2000);
  expect(result).toContainEqual({ texts: ['t7'] });
});

describe('parameters', () => {
  test('one that was not given is named', () => {
    const ask = () => runQuery(reader, { query: '*[_id == $id]', params: {}, caller: everyone });
    expect(ask).toThrow('The query uses the parameter $id, which was not given.');
  });

  test.each<[string, Record<string, unknown>[]]>([
    ['*[_type == $type]._id', [{ type: 'area' }, { type: 'person' }, { type: 3 }, { type: null }, { type: ['area'] }]],
    ['*[_id in $ids]._id', [{ ids: ['ana', 'geral'] }, { ids: ['ana'] }, { ids: [] }, { ids: 'ana' }]],
    ['count(*[_type == $type])', [{ type: 'area' }, { type: 'person' }, { type: '' }]],
    [
      '*[name == $first + $second]._id',
      [
        { first: 'An', second: 'a' },
        { first: 'Ana', second: ' Maria' },
      ],
    ],
    ['*[name match $words]._id', [{ words: 'ana' }, { words: 'mar*' }, { words: ['ana', 'maria'] }]],
    ['*[_id == "ana"][0][$name]', [{ name: 'name' }, { name: 'bio' }]],
    ['*[0...$end]._id', [{ end: 1 }, { end: 2 }]],
    [
      '{"a": $list + $list, "b": -$one, "c": $one}',
      [
        { list: ['a'], one: 'x' },
        { list: ['b', 'c'], one: 2 },
      ],
    ],
    ['*[references($id)]._id', [{ id: 'geral' }, { id: 'ana' }]],
    [
      '{"a": string::split($text, $by)}',
      [
        { text: 'a b', by: ' ' },
        { text: 'c-d', by: '-' },
      ],
    ],
  ])('%s answers for the parameters of each time', (query, times) => {
    const literal = (params: Record<string, unknown>) =>
      Object.entries(params).reduce((text, [name, value]) => text.replaceAll(`$${name}`, JSON.stringify(value)), query);
    for (const params of [...times, ...times]) {
      const { result, syncTags } = runQuery(reader, { query: literal(params), caller: everyone });
      expect(runQuery(reader, { query, params, caller: everyone })).toMatchObject({ result, syncTags });
    }
  });
});
