import { boxes } from '#web/ui/illustration.tsx';
import { articleDrawing, DRAWINGS, ICON_CHOICES, iconDrawing, PORTRAITS } from './drawings.ts';

it('offers every drawing to staff: portraits for people, the others for sections', () => {
  const isPortrait = (name: string) => name.startsWith('portrait-');
  // These go with the page, whatever staff choose.
  const names = Object.keys(boxes)
    .filter((name) => !['leaves', 'panorama', 'skyline'].includes(name))
    .sort();
  expect(PORTRAITS.map(({ value }) => value as string).sort()).toEqual(names.filter(isPortrait));
  expect(DRAWINGS.map(({ value }) => value as string).sort()).toEqual(names.filter((name) => !isPortrait(name)));
});

it('gives an article the same drawing everywhere, and never that of its topic', () => {
  for (const { value: icon } of ICON_CHOICES) {
    for (const slug of ['ansiedade', 'pressao-alta', 'a', 'b', 'c']) {
      expect(articleDrawing(icon, `/topics/x/${slug}`)).toBe(articleDrawing(icon, slug));
      expect([icon, slug, articleDrawing(icon, slug)]).not.toEqual([icon, slug, iconDrawing(icon)]);
    }
  }
});

it('knows the icons that staff choose', () => {
  const without = ICON_CHOICES.map(({ value }) => value).filter((icon) => iconDrawing(icon) === 'forest');
  expect(without).toEqual(['clock']);
});
