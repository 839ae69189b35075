import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { artTones } from './art-tones.ts';
import { boxes, Illustration } from './illustration.tsx';

const folder = join(import.meta.dirname, 'illustrations');
const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
const names = Object.keys(boxes).sort();

it('knows every drawing by the name of its file, with the box it was drawn in', () => {
  const drawn = files.map((file) => [
    file.slice(0, -4),
    / viewBox="([^"]+)"/.exec(readFileSync(join(folder, file), 'utf8'))?.[1],
  ]);
  expect(Object.fromEntries(drawn)).toEqual(boxes);
});

it('shows a drawing from the one file that holds them all', () => {
  const { container } = render(<Illustration name="forest" ratio={1.6} />);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#forest$/);
  const ids = [...readFileSync(`${folder}.svg`, 'utf8').matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids)).toEqual(new Set(names));
});

const scenes = files.filter((name) => !/^(?:portrait|panorama|skyline|leaves|region-map|streets)/.test(name));

it.each(scenes)('%s goes on beyond its box, so that a head of any shape shows it whole', (name) => {
  const [, x, y, width] =
    /<rect x="(-\d+)" y="(-\d+)" width="(\d+)"/.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
  expect([Number(x) <= -480, Number(y) <= -720, Number(width) >= 1440]).toEqual([true, true, true]);
});

it.each(files)('%s uses only art tones, with the light one as what it shows by itself', (name) => {
  const drawing = readFileSync(join(folder, name), 'utf8');
  const light = new Map<string, string>(Object.entries(artTones.light));
  const colours = [...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((hit) => hit[1] ?? '');
  expect(colours.length).toBeGreaterThan(0);
  for (const colour of colours.filter((value) => !['none', 'currentColor'].includes(value))) {
    const [, tone = '', shown] = /^var\(--c-art-(\w+),(#[0-9a-f]{6})\)$/.exec(colour) ?? [];
    expect([colour, light.get(tone)]).toEqual([colour, shown]);
  }
});
