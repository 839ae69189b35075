import { runQuery } from '../../query/run-query.ts';
import { everyone, readerOf } from '../../query/testing.ts';

const reader = readerOf([
  {
    _id: 'cardio',
    _type: 'area',
    title: 'Cardiologia clínica',
    summary: 'Dor no peito e pressão alta',
    tags: ['coração', 'exames'],
    body: [
      {
        _type: 'block',
        _key: 'b1',
        children: [
          { _type: 'span', _key: 's1', text: 'Avaliação do ' },
          { _type: 'span', _key: 's2', text: 'cora' },
          { _type: 'span', _key: 's3', text: 'ção em repouso' },
        ],
      },
    ],
  },
  { _id: 'geral', _type: 'area', title: 'Clínica geral', summary: 'Peito, dor e febre', tags: ['exames'] },
]);

function search(words: string, left = '@'): unknown {
  const query = `*[_type == "area" && ${left} match text::query($words)]._id`;
  return runQuery(reader, { query, params: { words }, caller: everyone }).result;
}

describe('text::query()', () => {
  it.each<[string, string, string[]]>([
    ['one word, without accents or case', 'CLINICA', ['cardio', 'geral']],
    ['all words, in any order', 'febre dor', ['geral']],
    ['a prefix', 'cardi*', ['cardio']],
    ['no part of a word without an asterisk', 'cardi', []],
    ['a phrase in its order', '"clínica geral"', ['geral']],
    ['no phrase in another order', '"geral clinica"', []],
    ['words of a phrase with nothing between them', '"dor peito"', []],
    ['a phrase across punctuation', '"peito dor e"', ['geral']],
    ['a phrase that ends in a prefix', '"dor no pei*"', ['cardio']],
    ['no phrase from one field to the next', '"clinica dor"', []],
    ['a phrase across the spans of a paragraph', '"do coração em repouso"', ['cardio']],
    ['a phrase and a word', '"clinica geral" febre', ['geral']],
    ['a phrase without a word', '"dor" -febre', ['cardio']],
    ['all but a word', '-cardiologia', ['geral']],
    ['all but a phrase', '-"clinica geral"', ['cardio']],
    ['words of an excluded phrase in another order', 'clinica -"geral clinica"', ['cardio', 'geral']],
    ['everything for an asterisk', '*', ['cardio', 'geral']],
    ['everything but for an asterisk and an exclusion', '* -febre', ['cardio']],
    ['nothing for nothing', '', []],
    ['nothing for punctuation', '" , "', []],
    ['text after a quote that is never closed', '"clinica geral', ['geral']],
  ])('finds %s', (_, words, expected) => expect(search(words)).toEqual(expected));

  it('reads one field, several, lists and computed texts', () => {
    expect(search('"dor no peito"', 'summary')).toEqual(['cardio']);
    expect(search('coracao', '[title, tags[0]]')).toEqual(['cardio']);
    expect(search('coracao', 'tags')).toEqual(['cardio']);
    expect(search('"em repouso"', 'pt::text(body)')).toEqual(['cardio']);
    expect(search('coracao', 'title')).toEqual([]);
  });

  it('reads values that are not documents without accents as well', () => {
    const query =
      '*[_id == "cardio"][0]{"tags": tags[@ match text::query("coracao")], "spans": body[@ match text::query("avaliacao")]._key}';
    expect(runQuery(reader, { query, caller: everyone }).result).toEqual({ tags: ['coração'], spans: ['b1'] });
    const projected = '*[_type == "area"]{_id, "text": title}[text match text::query("cardiologia clinica")]._id';
    expect(runQuery(reader, { query: projected, caller: everyone }).result).toEqual(['cardio']);
  });

  it.each(['clinica', '"clinica geral"', '"geral clinica"', 'clinica -"geral"', '* -febre', '', 'cardi*', '-"dor no"'])(
    'finds the same for %s when the text is computed',
    (words) => {
      const query = '*[_type == "area" && @ match text::query(string::lower($words + ""))]._id';
      expect(runQuery(reader, { query, params: { words }, caller: everyone }).result).toEqual(search(words));
    },
  );

  it('finds nothing for what is no text', () => {
    const query = '*[@ match text::query(3) || @ match text::query(nothing)]';
    expect(runQuery(reader, { query, caller: everyone }).result).toEqual([]);
  });

  it('gives a score to words and phrases', () => {
    const query =
      '*[_type == "area"] | score(boost(title match text::query($q), 10), summary match text::query($q))[_score > 0]{_id, _score}';
    const scored = (q: string) => runQuery(reader, { query, params: { q }, caller: everyone }).result;
    expect(scored('peito')).toEqual([
      { _id: 'cardio', _score: 1 },
      { _id: 'geral', _score: 1 },
    ]);
    expect(scored('"clinica geral"')).toMatchObject([{ _id: 'geral' }]);
    expect(scored('cardiologia')).toEqual([{ _id: 'cardio', _score: 11 }]);
  });
});
