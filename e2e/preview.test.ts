/** Staff see drafts on the real pages, edit by clicking on them, and lend a view of them for a while (L2, S2, S5). */
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { createAccount } from './administrator.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import type { PageWatch } from './page-watch.ts';
import { queryAsEditor, queryPublished, studioToken } from './query.ts';
import { clickedTitle, openPresentation as openPresentationOf, typeToPreview } from './shown-after.ts';
import { startStack, type WholeStack } from './stack.ts';
import { goInStudio, settled, untilShown } from './studio.ts';
import { GRANT_COOKIE } from '#web/preview/grant.ts';

const TITLE = 'Um título que só a prévia mostra';
/** How long a shared link works in this journey. */
const SHARED_HOURS = 2;
const HOUR_MS = 3_600_000;
/** Characters of the invisible notes that lead from a text to its field. */
const NOTES = /[\u200B\u200C\u2060\uFEFF]{8}/;

let stack: WholeStack;
let browser: Browser;
let editor: Page;
let watch: PageWatch;
let frame: FrameLocator;

const heading = () => frame.locator('h1').first();
const visitorsHtml = async (path = '/') => await (await fetch(stack.siteUrl + path)).text();
const marksIn = () =>
  frame.locator('[data-sanity*="path=sections"]').evaluateAll((all) => all.map((one) => one.dataset.sanity ?? ''));
const keysIn = async () => (await marksIn()).map((mark) => /sections:([\w-]+)/.exec(mark)?.[1]);

const TITLES = /<title\b[^>]*>.*?<\/title>/gs;

/**
 * What a page says, links and frames included, without the line and the notes of a preview. Titles first: a preview is
 * streamed, and on a busy machine the page's own comes after what it is the title of.
 */
function wordsOf(html: string): string {
  const said = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  return [...(said.match(TITLES) ?? []).toSorted(), said.replaceAll(TITLES, '')]
    .join(' ')
    .replaceAll(/<aside[^>]*id="previa".*?<\/aside>/gs, '')
    .replaceAll(/[\u200B-\u200D\u2060-\u2064\uFEFF]/g, '')
    .replaceAll(/<a\b[^>]*\bhref="([^"]*)"/g, ' $1 <a')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** Where two texts part, with some words around; undefined where they are the same. */
function firstDifference(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((text) => `“${text.slice(Math.max(0, at - 40), at + 60)}”`).join(', not ');
}

const titled = (title: string) => ({ _key: 'a', _type: 'banner', variant: 'centrado', title });

/** Does what Studio does behind its buttons, as the editor. */
async function act(actions: readonly object[]): Promise<void> {
  const answer = await fetch(`${stack.lakeUrl}/v2025-02-19/data/actions/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await studioToken(editor)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ actions }),
  });
  expect(answer.status).toBe(200);
}

async function openPresentation(path: string): Promise<void> {
  frame = await openPresentationOf(editor, path);
}

beforeAll(async () => {
  stack = await startStack({ movesClock: true, env: { PREVIEW_LINK_HOURS: String(SHARED_HOURS) } });
  browser = await openBrowser();
  ({ page: editor, watch } = await signIn(browser, stack));
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('shows the page in Studio, and says which document it is and where it is used', async () => {
  await openPresentation('/');
  await heading().waitFor();
  expect(editor.url()).toContain('/presentation/page/home');
  await editor.getByText('Na prévia, em uma página').waitFor();
});

it('shows every kind of page with the very words that visitors read, as long as nothing is drafted', async () => {
  const slugOf = (type: string) => queryPublished<string>(stack, `*[_type == "${type}"] | order(_id)[0].slug.current`);
  const post = '*[_type == "post"] | order(_id)[0]{"path": "/topics/" + topic->slug.current + "/" + slug.current}.path';
  const paths = ['/', '/profissional', '/servicos', '/exames', '/convenios', '/contato', '/topics'].concat(
    `/profissional/${await slugOf('professional')}`,
    `/servicos/${await slugOf('service')}`,
    `/exames/${await slugOf('exam')}`,
    await queryPublished<string>(stack, post),
  );
  const different: string[] = [];
  for (const path of paths) {
    const answer = await editor.request.get(stack.siteUrl + path);
    const html = await answer.text();
    expect(html).toMatch(NOTES);
    const difference = firstDifference(wordsOf(html), wordsOf(await visitorsHtml(path)));
    if (difference) different.push(`${path}: ${difference}`);
  }
  expect(different).toEqual([]);
});

it('opens the field of a text that is clicked', async () => {
  await heading().click();
  await eventually(async () => /sections\[_key==.*\]\.title/.test(decodeURIComponent(editor.url())), true);
  await clickedTitle(editor).waitFor();
});

it('shows what is typed, without publishing it: visitors get the page as it was', async () => {
  const before = await clickedTitle(editor).inputValue();
  console.log(`Keystroke to preview, ms: ${await typeToPreview(editor, frame, TITLE)}`);
  const html = await visitorsHtml();
  expect(html).toContain(before);
  expect(html).not.toContain(TITLE);
  expect(html).not.toMatch(NOTES);
  expect(html).not.toContain('data-sanity');
});

it('keeps drafts out of every cache and of foreign frames, and the notes out of title and description', async () => {
  const answer = await editor.request.get(stack.siteUrl);
  expect(await answer.text()).toContain(TITLE);
  expect(answer.headers()['cache-control']).toMatch(/private.*no-store/);
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  const head = await frame.locator('head').evaluate((element) => element.innerHTML);
  expect(head).not.toMatch(NOTES);
  expect(await visitorsHtml()).not.toContain(TITLE);
});

it('opens the field of a price that is clicked, though code writes it', async () => {
  await openPresentation('/convenios');
  await frame.locator('[data-sanity*="path=amountCents"]').first().click();
  await editor.getByTestId('money-input').waitFor();
  expect(await visitorsHtml('/convenios')).not.toContain('amountCents;');
});

it('shows the page as wide as a telephone', async () => {
  const width = async () => (await editor.locator('iframe').boundingBox())?.width ?? 0;
  await eventually(async () => (await width()) > 600, true);
  await editor.getByRole('button', { name: 'Largura de celular ou de computador' }).click();
  await eventually(async () => (await width()) < 450, true);
  await editor.getByRole('button', { name: 'Largura de celular ou de computador' }).click();
  await eventually(async () => (await width()) > 600, true);
});

it('shows what a release would publish, and drafts again without it', async () => {
  const release = 'rPrevia';
  const home = await queryPublished<Record<string, unknown>>(stack, '*[_id == "home"][0]');
  const version = { ...home, _id: `versions.${release}.home`, sections: [titled('Só na mudança programada')] };
  await act([
    {
      actionType: 'sanity.action.release.create',
      releaseId: release,
      metadata: { title: 'Prévia', releaseType: 'asap' },
    },
    { actionType: 'sanity.action.document.version.create', publishedId: 'home', document: version },
  ]);
  await goInStudio(editor, `/presentation?preview=/&perspective=${release}`);
  await frame.locator('h1', { hasText: 'Só na mudança programada' }).waitFor();
  await goInStudio(editor, '/presentation?preview=/');
  await frame.locator('h1', { hasText: TITLE }).waitFor();
  expect(await visitorsHtml()).not.toContain('Só na mudança programada');
  await settled(editor);
});

it('writes the order of sections that are dragged into the draft', async () => {
  // Two low sections below the banner: both whole on the screen, and one easy to carry past the other.
  const words = { _type: 'span', _key: 's', text: 'Uma linha.', marks: [] };
  const line = { _type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [words] };
  const low = (_key: string) => ({ _type: 'richText', _key, body: [line] });
  const patch = { insert: { after: 'sections[0]', items: [low('faixa'), low('outra')] } };
  await act([{ actionType: 'sanity.action.document.edit', draftId: 'drafts.home', publishedId: 'home', patch }]);
  await eventually(async () => (await keysIn()).slice(1, 3).join(), 'faixa,outra');
  const section = frame.locator('[data-sanity*="sections:outra"]').first();
  // It listens a moment after it came there, and to a mouse that moves. The edge of a section belongs to no text in it.
  await untilShown(frame.getByText('Início').last(), async () => {
    await section.hover({ position: { x: 8, y: 4 } });
    await section.hover({ position: { x: 8, y: 8 } });
  });
  const box = await section.boundingBox();
  const above = await frame.locator('[data-sanity*="sections:faixa"]').first().boundingBox();
  if (!box || !above) throw new Error('The sections are not on the screen.');
  await editor.mouse.down();
  await editor.mouse.move(box.x + 8, box.y - 12, { steps: 8 });
  await editor.mouse.move(box.x + 8, above.y + 4, { steps: 20 });
  await editor.mouse.up();
  await eventually(async () => (await keysIn()).slice(1, 3).join(), 'outra,faixa');
  const stored = '*[_id == "drafts.home"][0].sections[1...3]._key';
  await eventually(async () => (await queryAsEditor<string[]>(stack, editor, stored)).join(), 'outra,faixa');
  expect(await queryPublished(stack, 'count(*[_id == "home"][0].sections[_key in ["faixa", "outra"]])')).toBe(0);
});

it('offers what can be done with a section, in Portuguese', async () => {
  // The page is drawn anew after a drag: a click before that has no section under it.
  await untilShown(frame.getByText('Duplicar', { exact: true }), async () => {
    const section = frame.locator('[data-sanity*="sections:outra"]').first();
    await section.scrollIntoViewIfNeeded();
    const box = await section.boundingBox();
    if (!box) throw new Error('The section is not on the screen.');
    await editor.mouse.move(box.x + 8, box.y + 8);
    await editor.mouse.click(box.x + 8, box.y + 8, { button: 'right' });
  });
  await frame.getByText('Inserir antes', { exact: true }).waitFor();
  expect(await frame.getByText('Duplicate', { exact: true }).count()).toBe(0);
  await editor.keyboard.press('Escape');
});

it('shows a page that was never published, to nobody else', async () => {
  const page = { _id: 'drafts.page-ensaio', _type: 'page', title: 'Ensaio', slug: { current: 'ensaio-da-previa' } };
  const sections = [{ _key: 'a', _type: 'callToAction', title: 'Só um ensaio por enquanto' }];
  const answer = await fetch(`${stack.lakeUrl}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await studioToken(editor)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ createOrReplace: { ...page, sections } }] }),
  });
  expect(answer.status).toBe(200);
  expect((await editor.request.get(`${stack.siteUrl}/ensaio-da-previa`)).status()).toBe(200);
  expect((await fetch(`${stack.siteUrl}/ensaio-da-previa`)).status).toBe(404);
});

it('lends a view by a link until the link ends', async () => {
  await editor.getByRole('button', { name: 'Compartilhar esta pré-visualização' }).click();
  await editor.getByText('por tempo limitado').waitFor();
  // Its own drawing lies over it: the keyboard reaches it wherever the menu still moves to.
  const shares = editor.locator('input[type=checkbox]').last();
  await eventually(() => shares.isEnabled(), true);
  await shares.press('Space');
  const share = '*[_id == "sanity-preview-url-secret.share-access"][0].secret';
  await eventually(async () => typeof (await queryAsEditor(stack, editor, share)), 'string');
  const secret = await queryAsEditor<string>(stack, editor, share);
  const link = `${stack.siteUrl}/api/preview/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=/`;

  const guest = await browser.newPage();
  await guest.goto(link);
  await guest.locator('h1', { hasText: TITLE }).waitFor();
  await guest.getByText('Prévia com alterações ainda não publicadas').waitFor();
  expect(await guest.locator('sanity-visual-editing').count()).toBe(0);
  const cookies = await guest.context().cookies();

  const grant = cookies.find(({ name }) => name === GRANT_COOKIE);
  // -1 would last as long as the browser runs.
  expect(grant?.expires).not.toBe(-1);
  // The browser's clock stands: it goes on sending its cookies, as somebody would who keeps them longer than they last.
  stack.letPass(SHARED_HOURS * HOUR_MS);
  await guest.goto(stack.siteUrl);
  expect(await guest.locator('h1').first().innerText()).not.toContain(TITLE);
  const again = await guest.goto(link);
  expect(again?.status()).toBe(401);
  await guest.getByText('Este link de prévia venceu').waitFor();
  await guest.close();
});

it.each(['reception', 'contributor', 'viewer'] as const)(
  'opens for the role %s, too: it reads drafts',
  async (role) => {
    const account = await createAccount(stack.settings.dataDir, `Previa-${role}`, role);
    const { page } = await signIn(browser, stack, '/presentation?preview=/', account);
    const title = page.frameLocator('iframe').locator('h1').first();
    await eventually(async () => NOTES.test((await title.textContent()) ?? ''), true);
    await page.close();
  },
);

it('opens for no invented secret', async () => {
  const answer = await fetch(`${stack.siteUrl}/api/preview/enable?sanity-preview-secret=invented`, {
    redirect: 'manual',
  });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect((await fetch(`${stack.siteUrl}/api/preview/changes`)).status).toBe(403);
});

it('leaves the console clean, and asks no other host', async () => {
  expect(await watch.problems()).toEqual([]);
});
