/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { REPLACED_CODE, replacedCode } from './replaced-code.ts';

const packages = join(dirname(createRequire(import.meta.url).resolve('sanity/package.json')), '..');

/** The built code of each package. */
const installed = new Map(
  [...new Set(REPLACED_CODE.map(({ module }) => module))].map((module) => {
    const files = globSync('{lib,dist}/**/*.js', { cwd: join(packages, module) });
    return [module, files.map((file) => readFileSync(join(packages, module, file), 'utf8')).join('\n')];
  }),
);

test.each(REPLACED_CODE)('$code is in the installed version of $module', ({ module, places }) => {
  expect(installed.get(module)?.search(places)).toBeGreaterThanOrEqual(0);
});

interface Hooks {
  transform(code: string, id: string): string | undefined;
  buildEnd(this: { environment: { mode: string }; warn(message: string): void }): void;
}

/** What a build makes of a module, and what it prints. */
function build(code: string, id: string) {
  const replaced = REPLACED_CODE.filter(
    ({ module, code: text }) => module === '@sanity/ui' && ['Close dialog', 'Clear'].includes(text),
  );
  // Vite's type leaves open in which of several forms a hook is given.
  const hooks = replacedCode(replaced) as unknown as Hooks;
  const printed: string[] = [];
  const result = hooks.transform(code, id) ?? code;
  hooks.buildEnd.call({ environment: { mode: 'build' }, warn: (message) => void printed.push(message) });
  return { result, printed };
}

const UI = '/house/node_modules/@sanity/ui/dist/dialog.js';

test('a text is replaced where it stands whole, and nothing else is', () => {
  const { result, printed } = build('["Close dialog", "Clear", "Clear all", Clear]', UI);
  expect(result).toBe('["Fechar", "Limpar", "Clear all", Clear]');
  expect(printed).toEqual([]);
});

test('a text that a new version no longer has stays English, and the build says so', () => {
  const { result, printed } = build('["Close this dialog", "Clear"]', UI);
  expect(result).toBe('["Close this dialog", "Limpar"]');
  expect(printed).toEqual([expect.stringContaining('Close dialog is no longer in @sanity/ui')]);
});

test('other packages keep their texts', () => {
  expect(build('"Clear"', '/house/node_modules/other/dist/index.js').result).toBe('"Clear"');
});
