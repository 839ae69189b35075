import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { administrator } from '../e2e/administrator.ts';
import { openBrowser, signIn } from '../e2e/browser.ts';
import {
  clickedTitle,
  goToNextPage,
  openPage,
  openPresentation,
  publishToOpenPage,
  typeToPreview,
} from '../e2e/shown-after.ts';
import { startStack, type Stack } from '../e2e/stack.ts';
import { beginVisit } from '../e2e/visits.ts';
import { readCommandLine } from '../scripts/command-line.ts';
import { markdown, median } from './bench-lake/table.ts';

const USAGE = `Usage: npm run measure:publish

Measures how long staff and visitors wait, in the real Studio and a real browser: from a commit to a plain request that shows it;
from the click on Publish to a page that is open already, awake and asleep; from what is typed to the preview beside it; from one page to
the next. Prints how many pages were rendered for each publish, too. Ends with 1 when a limit is passed.`;

/** Without whoever comes first: Studio and site still load code then. */
const TIMES = 12;

interface Row {
  readonly name: string;
  /** Of the median, in milliseconds. */
  readonly limit: number;
  readonly times: readonly number[];
}

const PATHS = ['/', '/exames', '/profissional', '/servicos', '/convenios', '/contato', '/topics'];

/** From the answer to a mutation to a plain request that shows it, while all these pages are visited; and what Next made for it. */
async function measureCommits({ siteUrl, lakeUrl, settings }: Stack): Promise<{ row: Row; rendered: Row }> {
  const client = await administrator({ ...settings, lakeUrl });
  const text = async (path: string) => (await fetch(siteUrl + path)).text();
  const visitAll = () => Promise.all(PATHS.map(text));
  const count = async () =>
    Number(/^site_pages_rendered_total (\d+)$/m.exec(await text('/metrics'))?.[1] ?? Number.NaN);
  // Whoever comes first has them made, the second finds them.
  await visitAll();
  await visitAll();
  const rendered: number[] = [];
  const row = await timed('commit to a plain request that shows it', 150, async (turn) => {
    const before = await count();
    const title = `Publicado ${turn} em Cidade Exemplo`;
    await client.patch('home').set({ 'sections[_type=="banner"].title': title }).commit();
    const began = performance.now();
    while (!(await text('/')).includes(title)) await sleep(5);
    const took = performance.now() - began;
    await visitAll();
    rendered.push((await count()) - before);
    return took;
  });
  return { row, rendered: { name: 'pages rendered for a publish that one page shows', limit: 2, times: rendered } };
}

/** Does something so many times, after once that does not count. */
async function timed(name: string, limit: number, act: (turn: number) => Promise<number>): Promise<Row> {
  await act(0);
  const times: number[] = [];
  for (let turn = 1; turn <= TIMES; turn += 1) times.push(await act(turn));
  return { name, limit, times };
}

async function measure(): Promise<readonly Row[]> {
  const stack = await startStack();
  const browser = await openBrowser();
  try {
    const { row, rendered } = await measureCommits(stack);
    const published: Row[] = [row, rendered];
    for (const mode of ['awake', 'asleep'] as const) {
      const open = await openPage(browser, stack, mode);
      const row = await timed(`click on Publish to a page that is open, ${mode}`, 600, (turn) =>
        publishToOpenPage(open, `Atendimento ${turn} em Cidade Exemplo, ${mode}`),
      );
      published.push(row);
      await open.editor.context().close();
      await open.visitor.context().close();
    }

    const visitor = await beginVisit(browser, 'awake', { viewport: { width: 1280, height: 800 } });
    const navigated = await timed('click on a link to the first paint of its page', 100, () =>
      goToNextPage(visitor, stack.siteUrl),
    );
    await visitor.context().close();

    const { page: editor } = await signIn(browser, stack);
    const frame = await openPresentation(editor, '/');
    await frame.locator('h1').first().click();
    await clickedTitle(editor).waitFor();
    const previewed = await timed('typing to the preview', 1_000, (turn) =>
      typeToPreview(editor, frame, `Prévia ${turn} em Cidade Exemplo`),
    );
    return [...published, previewed, navigated];
  } finally {
    await browser.close();
    await stack.stop();
  }
}

readCommandLine(USAGE, {});
const rows = await measure();
console.log(
  markdown({
    title: 'From a change to the screen',
    note: `Milliseconds (pages where it says so), ${TIMES} times each; Studio, site, lake and browsers share ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}. The limit is that of the median.`,
    columns: ['', 'median', 'min', 'max', 'limit'],
    rows: rows.map(({ name, limit, times }) => [
      name,
      ...[median(times), Math.min(...times), Math.max(...times), limit].map((ms) => ms.toFixed(0)),
    ]),
  }),
);
for (const { name, limit, times } of rows) {
  const holds = median(times) < limit;
  console.log(`${holds ? '✓' : '✗'} ${name}: ${median(times).toFixed(0)} of less than ${limit}`);
  if (!holds) process.exitCode = 1;
}
