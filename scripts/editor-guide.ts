import { join } from 'node:path';
import { openBrowser, signIn } from '../e2e/browser.ts';
import { settled } from '../e2e/studio.ts';
import { startStudioStack } from '../e2e/studio-stack.ts';
import { readCommandLine } from './command-line.ts';
import { cameraFor } from './editor-guide/camera.ts';
import { SCENES } from './editor-guide/scenes.ts';
import { root } from './settings.ts';

const USAGE = `Usage: npm run editor-guide [-- scene …]

Takes the pictures of docs/editors.pt-BR.md from the real Studio with the demonstration clinic, all or those named. Starts and
stops its own; nobody's data is touched. Scenes: ${Object.keys(SCENES).join(', ')}.`;

const { positionals: only } = readCommandLine(USAGE, { allowPositionals: true });
const unknown = only.filter((name) => !Object.hasOwn(SCENES, name));
if (unknown.length > 0) {
  console.error(`There is no scene ${unknown.join(', ')}.\n\n${USAGE}`);
  process.exit(1);
}
const shoot = cameraFor(join(root, 'docs/images/editors'));
const stack = await startStudioStack();
const browser = await openBrowser();
try {
  await stack.client.create({
    _id: 'messages.exemplo',
    _type: 'message',
    state: 'novo',
    name: 'Maria Exemplo',
    phone: '(66) 90000-0000',
    subject: 'agendamento',
    text: 'Gostaria de um horário na quinta-feira, se possível pela manhã.',
    receivedAt: new Date().toISOString(),
  });
  const visitor = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
  await visitor.goto(`${stack.siteUrl}/studio`);
  await visitor.getByLabel('E-mail').fill('rosa@exemplo.invalid');
  await shoot(visitor, 'entrar', visitor.getByRole('button', { name: 'Entrar' }));
  const stageOf = async (name: string, role: 'editor' | 'reception') => {
    const { page } = await signIn(browser, stack, '', await stack.createAccount(name, role));
    await page.setViewportSize({ width: 1280, height: 800 });
    const open = async (path: string) => {
      await page.goto(`${stack.siteUrl}/studio${path}`);
      await settled(page);
    };
    return { page, shoot, open };
  };
  const stages = { editor: await stageOf('Rosa', 'editor'), reception: await stageOf('Rita', 'reception') };
  for (const [name, play] of Object.entries(SCENES)) {
    if (only.length > 0 && !only.includes(name)) continue;
    await play(name === 'message' ? stages.reception : stages.editor);
    console.log(`${name} is taken.`);
  }
} finally {
  await browser.close();
  await stack.stop();
}
