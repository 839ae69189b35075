import { unwrittenProblem } from './unwritten.ts';

test('M5: texts of a model keep a page off the air, each where it stands', () => {
  const block = { _key: 'b', _type: 'block', children: [{ _key: 's', text: '[Escreva aqui o texto]' }] };
  const sections = [
    { _key: 'a', _type: 'banner', title: '[Escreva o título]', text: 'Da clínica' },
    { _key: 't', _type: 'richText', body: [block] },
  ];
  expect(unwrittenProblem(sections)).toEqual({
    message: 'Ainda é o texto do modelo: escreva o da clínica no lugar dos colchetes.',
    paths: [
      [{ _key: 'a' }, 'title'],
      [{ _key: 't' }, 'body', { _key: 'b' }, 'children', { _key: 's' }, 'text'],
    ],
  });
});

test('M5: a page of the clinic’s own words may be published', () => {
  expect(unwrittenProblem([{ _key: 'a', title: 'Check-up [em um dia]' }])).toBe(true);
  expect(unwrittenProblem(undefined)).toBe(true);
});
