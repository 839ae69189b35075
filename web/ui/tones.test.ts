import { contrast } from './brand-tones.ts';
import { roles, surfaces, tones } from './tones.ts';
import { boundaries, pairs } from './tones.fixture.ts';
import type { ThemeName } from './tones.ts';

const themes: ThemeName[] = ['light', 'dark'];
const sets = themes.flatMap((theme) => surfaces.map((surface) => [theme, surface, tones[theme][surface]] as const));

it('measures contrast as WCAG does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each(sets)('%s theme, surface %s', (_theme, _surface, set) => {
  it.each(pairs)('%s can be read on %s (4.5:1, B6)', (ink, ground) => {
    expect(contrast(set[ink], set[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(boundaries)('%s can be told from %s (3:1, B6)', (edge, ground) => {
    expect(contrast(set[edge], set[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('keeps the seven role colours of the brand (B6)', () => {
  expect(Object.values(roles)).toEqual(['#316ce8', '#607df9', '#a73aeb', '#0164d3', '#fec500', '#ff4d7e', '#2cdd9b']);
});
