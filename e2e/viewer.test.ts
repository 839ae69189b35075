/** Somebody who may look and not touch: in Studio, and past Studio. */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signInAtLogin } from './browser.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { addProfessional } from './people.ts';
import { studioToken } from './query.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { documentPath, textInput } from './studio.ts';

const ID = 'journey-viewer';

let stack: StudioStack;
let browser: Browser;
let page: Page;
let watch: PageWatch;

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  await addProfessional(stack.client, ID, 'Vera Ensaio Luz');
  const viewer = await stack.createAccount('Vera', 'viewer');
  ({ page, watch } = await signInAtLogin(browser, stack, documentPath('professional', ID), viewer));
});

afterEach(() => nothingWentWrong(watch));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('reads a document whose fields cannot be changed, and is told why', async () => {
  await page.getByText(/não tem permissão para atualizar este documento/).waitFor();
  expect(await textInput(page, 'fullName').getAttribute('readonly')).not.toBeNull();
  expect(await page.getByTestId('action-publicar').isDisabled()).toBe(true);
});

it.each([
  ['data/mutate/production', { mutations: [{ patch: { id: ID, set: { fullName: 'x' } } }] }],
  ['data/mutate/production', { mutations: [{ create: { _type: 'page', title: 'x' } }] }],
  [
    'data/actions/production',
    {
      actions: [
        {
          actionType: 'sanity.action.document.edit',
          publishedId: ID,
          draftId: `drafts.${ID}`,
          patch: { set: { fullName: 'x' } },
        },
      ],
    },
  ],
  ['data/actions/production', { actions: [{ actionType: 'sanity.action.document.delete', publishedId: ID }] }],
])('is refused by the lake itself: %s %j', async (path, body) => {
  const before = await stack.client.getDocument(ID);
  const reply = await fetch(`${stack.lakeUrl}/v2025-02-19/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await studioToken(page)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(403);
  expect(await stack.client.getDocument(ID)).toEqual(before);
  expect(await stack.client.fetch('count(*[title == "x" || fullName == "x"])')).toBe(0);
});
