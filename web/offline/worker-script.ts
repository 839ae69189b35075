import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';

/** Takes the place of the worker in browsers that have it, and removes it and everything it kept. */
const REMOVE = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('clinic-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** Whether visitors' browsers keep pages; the environment says `OFFLINE_PAGES=off` to make them forget. */
function keepsPages(): boolean {
  return process.env.OFFLINE_PAGES !== 'off';
}

/** The service worker as browsers run it. The source is read as it is: a bundler would need a second build for one file. */
export async function workerScript(): Promise<string> {
  if (!keepsPages()) return REMOVE;
  const source = await readFile(resolve(/* turbopackIgnore: true */ process.cwd(), 'web/offline/worker.ts'), 'utf8');
  // In a scope of its own: the names of a classic script are otherwise global ones.
  return `(() => {\n${stripTypeScriptTypes(source)}\n})();\n`;
}
