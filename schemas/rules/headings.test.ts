import { headingOrder } from './headings.ts';

const text = (...styles: readonly string[]) =>
  styles.map((style, index) => ({ _key: `b${index}`, _type: 'block', style }));

test.each([
  [['normal', 'h2', 'normal', 'h3', 'h4', 'h2']],
  // Below a section's title.
  [['h3', 'normal', 'h3', 'h4']],
  [['attention', 'normal']],
])('headings %j are in order', (styles) => {
  expect(headingOrder(text(...styles))).toBe(true);
  expect(headingOrder(undefined)).toBe(true);
});

test.each([
  [['h2', 'normal', 'h4'], 'b2'],
  [['h4'], 'b0'],
  [['h2', 'h3', 'h2', 'h4'], 'b3'],
])('of headings %j the one that skips a level is named', (styles, _key) => {
  expect(headingOrder(text(...styles))).toMatchObject({ message: expect.stringContaining('nível'), path: [{ _key }] });
});
