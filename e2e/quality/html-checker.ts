import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ensureJava } from '../../scripts/system-programs.ts';
import { root } from '../../scripts/settings.ts';

const CHECKER = join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');

interface Message {
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
  readonly lastLine?: number;
}

/**
 * Pages are checked without the contents of their styles, and without `<style>` outside `<head>`:
 * - styled-components in Server Components writes each component's styles beside its first use. Browsers have always
 *   taken them there; the checker wants them first in their parent, which a component cannot know.
 * - The checker's CSS parser knows neither container queries (`container-type`, `cqi`) nor `min()` in `max-width`.
 */
function withoutStyles(html: string): string {
  return html.replaceAll(/<style\b[^>]*>[^]*?<\/style>|<link rel="expect"[^>]*>/g, '');
}

async function run(files: readonly string[]): Promise<Message[]> {
  const args = ['-jar', CHECKER, '--format', 'json', '--errors-only', '--exit-zero-always', '--stdout', ...files];
  const child = spawn(ensureJava(), args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await new Promise((done) => child.once('close', done));
  const report: { messages: Message[] } = JSON.parse(output);
  return report.messages;
}

/**
 * Gives pages to the Nu HTML checker (the W3C's), all in one run.
 * @param pages HTML by path
 * @returns one line for each error: path, message and the HTML it is about
 */
export async function htmlErrors(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-html-'));
  const paths = [...pages.keys()];
  try {
    const files = paths.map((_path, index) => join(folder, `${index}.html`));
    await Promise.all(files.map((file, index) => writeFile(file, withoutStyles(pages.get(paths[index] ?? '') ?? ''))));
    const messages = await run(files);
    return messages.map(({ url, message, extract }) => {
      const path = paths[Number.parseInt(basename(url), 10)];
      return `${path}: ${message} ${extract?.replaceAll(/\s+/g, ' ') ?? ''}`;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
