import { copyFile, mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const TEXT = new Set(['.js', '.css', '.json', '.svg', '.txt', '.map', '.html', '.ttf', '.wasm']);
/** Below this a smaller file saves no packet. */
const WORTH_COMPRESSING = 1_000;
/** Open pages ask for files of the build they came from; nobody keeps one open longer. */
const KEPT_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;
const AT_ONCE = 4;

/**
 * Copies files named after their content to where a web server finds them, each beside its Brotli and gzip forms. What
 * is there already is left alone, and files of earlier builds stay for a month: an open page may still want them (S4).
 * @returns how many files were new
 */
export async function copyStatic(from: string, to: string): Promise<number> {
  const wanted = await filesIn(from);
  const now = new Date();
  let added = 0;
  const queue = [...wanted];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let file = queue.pop(); file; file = queue.pop()) {
        const target = join(to, relative(from, file));
        if (!(await exists(target))) {
          await copyWithForms(file, target);
          added += 1;
        }
        for (const form of FORMS) if (await exists(target + form)) await utimes(target + form, now, now);
      }
    }),
  );
  await removeOld(to, now.getTime() - KEPT_DAYS * DAY);
  return added;
}

const FORMS = ['', '.br', '.gz'] as const;

/** The plain file comes last, and whole: where it is, its forms are complete. */
async function copyWithForms(file: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const content = await readFile(file);
  if (TEXT.has(extname(file)) && content.length >= WORTH_COMPRESSING) {
    const [small, smaller] = await Promise.all([
      gzipped(content, { level: 9 }),
      brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    ]);
    await writeFile(`${target}.gz`, small);
    await writeFile(`${target}.br`, smaller);
  }
  await copyFile(file, `${target}.part`);
  await rename(`${target}.part`, target);
}

async function removeOld(folder: string, before: number): Promise<void> {
  for (const file of await filesIn(folder)) {
    if ((await stat(file)).mtimeMs < before) await unlink(file);
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function exists(file: string): Promise<boolean> {
  return await stat(file).then(
    () => true,
    () => false,
  );
}
