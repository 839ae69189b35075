import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hintCompilation } from './compile-hints.ts';

it('marks the scripts of every page, once, and no others', () => {
  const distDir = mkdtempSync(join(tmpdir(), 'compile-hints-'));
  try {
    mkdirSync(join(distDir, 'static/chunks'), { recursive: true });
    const write = (file: string, text: string) => writeFileSync(join(distDir, file), text);
    const read = (file: string) => readFileSync(join(distDir, file), 'utf8');
    write('build-manifest.json', JSON.stringify({ rootMainFiles: ['static/chunks/main.js'] }));
    write('static/chunks/main.js', 'main()');
    write('static/chunks/later.js', 'later()');
    hintCompilation(distDir);
    hintCompilation(distDir);
    expect(read('static/chunks/main.js')).toBe('//# allFunctionsCalledOnLoad\nmain()');
    expect(read('static/chunks/later.js')).toBe('later()');
  } finally {
    rmSync(distDir, { recursive: true, force: true });
  }
});
