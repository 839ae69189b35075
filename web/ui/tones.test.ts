import { roles, surfaces, tones } from './tones.ts';
import type { ThemeName, Tones } from './tones.ts';

function channel(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const themes: ThemeName[] = ['light', 'dark'];
const sets = themes.flatMap((theme) => surfaces.map((surface) => [theme, surface, tones[theme][surface]] as const));

const text: (keyof Tones)[] = ['ink', 'inkSoft', 'link', 'violet', 'green', 'error', 'warning'];
const pairs: [keyof Tones, keyof Tones][] = [
  ...text.flatMap((tone): [keyof Tones, keyof Tones][] => [
    [tone, 'ground'],
    [tone, 'card'],
  ]),
  ['ink', 'tint'],
  ['inkSoft', 'tint'],
  ['tintInk', 'tint'],
  ['violet', 'violetTint'],
  ['green', 'greenTint'],
  ['error', 'errorTint'],
  ['warning', 'warningTint'],
  ['actionInk', 'action'],
  ['actionInk', 'actionHover'],
];
const boundaries: [keyof Tones, keyof Tones][] = [
  ['focus', 'ground'],
  ['focus', 'card'],
  ['edge', 'ground'],
  ['edge', 'card'],
  ['action', 'ground'],
  ['action', 'card'],
];

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
