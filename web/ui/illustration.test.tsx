import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artTones } from './art-tones.ts';

const folder = join(import.meta.dirname, 'illustrations');
const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));

it('has nine drawings', () => {
  expect(files).toHaveLength(9);
});

it.each(files)('%s uses only art tones, with the light one as what it shows by itself', (name) => {
  const drawing = readFileSync(join(folder, name), 'utf8');
  const light = new Map<string, string>(Object.entries(artTones.light));
  const colours = [...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((hit) => hit[1] ?? '');
  expect(drawing).toContain('<g id="scene">');
  expect(colours.length).toBeGreaterThan(0);
  for (const colour of colours.filter((value) => value !== 'none')) {
    const [, tone = '', shown] = /^var\(--c-art-(\w+),(#[0-9a-f]{6})\)$/.exec(colour) ?? [];
    expect([colour, light.get(tone)]).toEqual([colour, shown]);
  }
});
