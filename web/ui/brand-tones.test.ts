import fc from 'fast-check';
import { brandHex, brandPalette, contrast, isNearlyWhite, type Palette, seedPalette } from './brand-tones.ts';
import { lookOf, seedLook } from './look.ts';
import { surfaces, type ThemeName } from './tones.ts';
import { boundaries, pairs } from './tones.fixture.ts';

const themes: readonly ThemeName[] = ['light', 'dark'];
const steps = [0, 64, 128, 191, 255];
const hex = (...channels: readonly number[]) =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
const grid = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => hex(red, green, blue))));

/** Pairs of tones, on every surface of both themes, that cannot be read or told apart. */
function unreadable({ tone, role, primaryInk = '#ffffff' }: Palette): readonly string[] {
  const onSurfaces = themes.flatMap((theme) =>
    surfaces.flatMap((surface) => {
      const set = tone[theme][surface];
      const button = { ...set, action: set.actionEdge ?? set.action };
      return [
        ...pairs.filter(([ink, ground]) => contrast(set[ink], set[ground]) < 4.5),
        ...boundaries.filter(([edge, ground]) => contrast(button[edge], button[ground]) < 3),
      ].map((pair) => `${theme} ${surface}: ${pair.join(' on ')}`);
    }),
  );
  return contrast(primaryInk, role.primary) < 4.5 ? [...onSurfaces, 'ink on primary'] : onSurfaces;
}

it('M3: finds the pairs that cannot be read', () => {
  const white = { ...seedPalette.tone.light.branco, ink: '#aaaaaa' };
  const broken = { ...seedPalette, tone: { ...seedPalette.tone, light: { ...seedPalette.tone.light, branco: white } } };
  expect(unreadable(broken)).toEqual([
    'light branco: ink on ground',
    'light branco: ink on card',
    'light branco: ink on tint',
  ]);
});

it('M3: keeps AA in both themes for every colour of a grid that serves', () => {
  const colours = grid.filter((colour) => !isNearlyWhite(colour));
  expect(colours.length).toBeGreaterThan(115);
  const broken = colours.filter((colour) => unreadable(brandPalette(colour)).length > 0);
  expect(broken).toEqual([]);
});

it('M3: keeps AA for any other colour that serves', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (...channels) => {
      const colour = hex(...channels);
      fc.pre(!isNearlyWhite(colour));
      expect(unreadable(brandPalette(colour))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

it.each(['#b3261e', '#1b5e20', '#6a1b9a', '#f5c400'])('M3: buttons on white are %s itself', (colour) => {
  expect(brandPalette(colour).tone.light.branco.action).toBe(colour);
});

it('M3: a bright colour has dark letters and an edge, and only that one', () => {
  const { actionInk, actionEdge } = brandPalette('#f5c400').tone.light.branco;
  expect(contrast(actionInk, '#000000')).toBeLessThan(1.2);
  expect(contrast(actionEdge ?? '', '#ffffff')).toBeGreaterThanOrEqual(3);
  expect(brandPalette('#b3261e').tone.light.branco.actionEdge).toBeUndefined();
});

it('M3: what means something keeps its colour', () => {
  const { role, tone } = brandPalette('#b3261e');
  const { secondary, warning, error, success } = seedPalette.role;
  expect(role).toMatchObject({ secondary, warning, error, success, primary: '#b3261e' });
  const { green, violet, errorTint } = seedPalette.tone.dark.claro;
  expect(tone.dark.claro).toMatchObject({ green, violet, errorTint });
});

it.each([null, undefined, '', 'red', '#fff', '#12345g', '#fdfdfd', 'url(x)', '#b3261e;}', 7])(
  'M3: %p published past Studio changes nothing',
  (brandColor) => {
    expect(lookOf({ brandColor: brandColor as string, font: 'comic' })).toEqual(seedLook);
  },
);

it('M3: nothing chosen is the seed’s look to the letter', () => {
  expect(lookOf(null)).toEqual({ palette: seedPalette, font: 'dm-sans' });
  expect(lookOf({ brandColor: null, font: null }).palette).toBe(seedPalette);
  expect(brandHex('#B3261E')).toBe('#b3261e');
});
