/** A dialog of ours in Studio is looked at by axe, and used by keyboard: it has a row in `e2e/studio-parts.ts`. */
import { DIALOGS } from '../e2e/studio-parts.ts';
import { sourceFiles } from './house/source-files.ts';
import { root } from './settings.ts';

/** A dialog drawn by us, and one that a document's action has Studio draw. */
const DIALOG = /<(?:Change)?Dialog\b|type: 'dialog'/g;
/** Draws what others put into it. */
const FRAME = 'change-dialog.tsx';

it('every dialog in studio/ has a row', () => {
  const rows = Object.values(DIALOGS).map(({ file }) => file);
  const used = sourceFiles(root)
    .filter(({ path }) => path.startsWith('studio/') && path !== `studio/${FRAME}`)
    .flatMap(({ path, text }) => [...text.matchAll(DIALOG)].map(() => path.replace('studio/', '')));
  const number = (file: string, files: readonly string[]) => files.filter((one) => one === file).length;
  expect(used).not.toEqual([]);
  expect(used.filter((file) => number(file, rows) < number(file, used))).toEqual([]);
  expect(rows.filter((file) => !used.includes(file))).toEqual([]);
});
