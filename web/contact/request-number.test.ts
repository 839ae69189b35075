/** @jest-environment node */
import { createRequestNumbers } from './request-number.ts';

const numbers = createRequestNumbers('secret');
const issued = numbers.issue('Maria', '2026-11-25');

it('U6: a number is short, tells the day and the document, and says nothing of the person', () => {
  expect(issued).toEqual({
    number: expect.stringMatching(/^[\da-hjkmnp-tv-z]{4}(-[\da-hjkmnp-tv-z]{4}){2}$/),
    day: '2026-11-25',
    id: expect.stringMatching(/^messages\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  });
  expect(numbers.issue('Maria', '2026-11-25')).toEqual(issued);
  expect(numbers.issue('Ana', '2026-11-25').id).not.toBe(issued.id);
});

it('U6: it is read however people write it', () => {
  const { number } = issued;
  for (const typed of [number, number.toUpperCase(), number.replaceAll('-', ' '), ` ${number.replaceAll('0', 'O')} `]) {
    expect(numbers.read(typed)).toEqual(issued);
  }
});

it('U6: no other number is taken for one of ours', () => {
  const last = issued.number.at(-1) === 'a' ? 'b' : 'a';
  for (const typed of ['', 'desconhecido', issued.number.slice(0, -1), issued.number.slice(0, -1) + last]) {
    expect(numbers.read(typed)).toBeUndefined();
  }
  expect(createRequestNumbers('another').read(issued.number)).toBeUndefined();
});
