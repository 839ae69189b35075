import { PAGE_QUERY } from '#schemas/queries.ts';
import { ask } from '#schemas/testing.ts';
import { minifyQuery } from './reading.ts';

it('takes the layout out of a query and leaves its strings alone', () => {
  expect(minifyQuery(`*[\n  title == "a  \\" b"  &&\n\tname == 'c   d'\n]  `)).toBe(
    `*[ title == "a  \\" b" && name == 'c   d' ]`,
  );
});

it('asks the same question', async () => {
  const page = { _id: 'p', _type: 'page', title: 'A  B', slug: { current: 'x' }, sections: [] };
  const answer = await ask(minifyQuery(PAGE_QUERY), [page], { slug: 'x' });
  expect(answer).toEqual(await ask(PAGE_QUERY, [page], { slug: 'x' }));
  expect(answer).toMatchObject({ title: 'A  B' });
});

it('keeps the page’s query within what the lake reads from strangers', () => {
  expect(minifyQuery(PAGE_QUERY).length).toBeLessThan(32_768);
});
