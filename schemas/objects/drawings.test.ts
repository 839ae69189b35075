import { boxes } from '#web/ui/illustration.tsx';
import { DRAWINGS, ICON_CHOICES, PORTRAITS, iconDrawing, iconDrawingsOf } from './drawings.ts';

it('offers every drawing to staff: portraits for people, the others for sections', () => {
  const isPortrait = (name: string) => name.startsWith('portrait-');
  // The leaves are a pattern, no picture to choose.
  const names = Object.keys(boxes)
    .filter((name) => name !== 'leaves')
    .sort();
  expect(PORTRAITS.map(({ value }) => value as string).sort()).toEqual(names.filter(isPortrait));
  expect(DRAWINGS.map(({ value }) => value as string).sort()).toEqual(names.filter((name) => !isPortrait(name)));
});

it('shows a list of articles without the same drawing twice, each first one that of its topic', () => {
  expect(iconDrawingsOf(['conversation', 'heart'])).toEqual(['listening', 'walk']);
  const shown = iconDrawingsOf(['conversation', 'conversation', 'conversation', null]);
  expect(shown[0]).toBe('listening');
  expect(new Set(shown).size).toBe(4);
});

it('has a drawing when there are more articles than drawings', () => {
  const many = iconDrawingsOf(Array.from({ length: 20 }, () => 'conversation'));
  expect(many.at(-1)).toBe(iconDrawing('conversation'));
});

it('knows the icons that staff choose', () => {
  const without = ICON_CHOICES.map(({ value }) => value).filter((icon) => iconDrawing(icon) === 'forest');
  expect(without).toEqual(['clock']);
});
