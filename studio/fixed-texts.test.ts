import { expect, test } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { FIXED_TEXTS } from './fixed-texts.ts';
import { MENDED_FAULTS } from './mended-faults.ts';
import { OWN_HOST_ONLY } from './own-host-only.ts';

const packages = join(dirname(createRequire(import.meta.url).resolve('sanity/package.json')), '..');

test.each([...FIXED_TEXTS, ...MENDED_FAULTS, ...OWN_HOST_ONLY])(
  '$text is in the installed version of Studio',
  ({ module, text }) => {
    const folder = join(packages, dirname(module.endsWith('/') ? `${module}x` : module));
    const files = readdirSync(folder).filter((file) => file.endsWith('.js') && join(folder, file).includes(module));
    expect(files.some((file) => readFileSync(join(folder, file), 'utf8').includes(text))).toBe(true);
  },
);
