import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/settings.ts';

/** Code of the editors' tools, and a text in it that a minifier keeps. */
export const EDITING_CODE = {
  comlink: { folder: '@sanity/comlink/dist', mark: 'handshake/syn' },
  xstate: { folder: 'xstate/dist', mark: 'xstate.done.actor' },
  'visual editing': {
    folder: 'next-sanity/node_modules/@sanity/visual-editing/dist',
    mark: 'sanity-visual-editing',
  },
  '@sanity/client': { folder: '@sanity/client/dist', mark: 'Configuration must contain' },
  'groq-js': { folder: 'groq-js/dist', mark: 'Undefined function: ' },
} as const satisfies Record<string, { folder: string; mark: string }>;

/** A query of ours in a browser would mean that the page asks the lake itself. */
const QUERY_MARK = '*[_type ==';

/** Whether the package still says what it is recognised by. */
export function carriesMark({ folder, mark }: { folder: string; mark: string }): boolean {
  const path = join(root, 'node_modules', folder);
  return readdirSync(path)
    .filter((file) => file.endsWith('.js'))
    .some((file) => readFileSync(join(path, file), 'utf8').includes(mark));
}

/** Which of the editors' tools a script contains. */
export function editingCodeIn(source: string): string[] {
  const tools = Object.entries(EDITING_CODE).filter(([, { mark }]) => source.includes(mark));
  return [...tools.map(([name]) => name), ...(source.includes(QUERY_MARK) ? ['a GROQ query'] : [])];
}
