import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { Icon } from './icon.tsx';
import { iconNames, isIconName } from './icon-names.ts';

it('has a drawing for every name, and a name for every drawing', () => {
  const sprite = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path d="M[^"]+"\/>/g)].map(
    (hit) => hit[1],
  );
  expect(drawn).toEqual([...iconNames]);
});

it('is hidden from assistive technology and keeps its size', () => {
  const { container } = render(<Icon name="phone" size={20} />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.getAttribute('width')).toBe('20');
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#phone$/);
});

it('knows which words name an icon', () => {
  expect(isIconName('ultrasound')).toBe(true);
  expect(isIconName('toString')).toBe(false);
  expect(isIconName(null)).toBe(false);
});
