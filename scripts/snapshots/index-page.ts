import type { Snapshot } from './take.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function figure({ subject, width, theme, file }: Snapshot): string {
  const label = `${width} px, ${theme}`;
  const alt = escape(`${subject}, ${label}`);
  return `<figure><figcaption>${label}</figcaption><a href="${escape(file)}"><img src="${escape(file)}" alt="${alt}" loading="lazy"></a></figure>`;
}

const STYLE = `body { margin: 2rem; font: 14px/1.5 system-ui; background: #8a8f98; color: #000 }
.row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
figure { margin: 0; flex: 0 1 auto } img { display: block; max-width: min(100%, 40rem); max-height: 60rem }`;

/** One page with all pictures side by side, by subject. */
export function indexPage(snapshots: readonly Snapshot[]): string {
  const subjects = Map.groupBy(snapshots, ({ subject }) => subject);
  const rows = [...subjects].map(
    ([subject, group]) => `<h2>${escape(subject)}</h2>\n<div class="row">${group.map(figure).join('\n')}</div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Snapshots</title><style>${STYLE}</style>
<h1>Snapshots</h1>\n${rows.join('\n')}\n</html>\n`;
}
