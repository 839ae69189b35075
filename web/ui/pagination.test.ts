import { pageSteps } from './pagination.tsx';

it.each([
  [1, 1, '1'],
  [1, 4, '1 2 3 4'],
  [3, 5, '1 2 3 4 5'],
  [5, 9, '1 … 4 5 6 … 9'],
  [15, 15, '1 … 14 15'],
])('offers, on page %i of %i, the steps %s (R5)', (page, pages, shown) => {
  expect(
    pageSteps(page, pages)
      .map((step) => step ?? '…')
      .join(' '),
  ).toBe(shown);
});
