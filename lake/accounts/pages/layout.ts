import { html } from 'hono/html';
import { document } from './html-page.ts';
import { passkeyScript } from './scripts.ts';
import { errorText, FACTOR_STYLE, hiddenFields } from './forms.ts';
import type { Html } from './html-page.ts';
import type { Visit } from './visit.ts';

const STYLE = `
  header { background: var(--card); border-bottom: 1px solid var(--rule) }
  header > div, main { max-width: 1080px; margin: 0 auto; padding: 16px 24px }
  header > div { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; justify-content: space-between;
    padding-bottom: 0 }
  header p { flex: 1; margin: 0; font-weight: 700 }
  header span { color: var(--soft); font-weight: 400 }
  nav { order: 3; flex: 1 0 100%; display: flex; flex-wrap: wrap; gap: 4px 20px }
  nav a { padding: 8px 0; color: inherit; text-decoration: none }
  nav a:hover { text-decoration: underline }
  nav a[aria-current] { border-bottom: 3px solid var(--primary); font-weight: 700 }
  main { padding-top: 32px; padding-bottom: 64px }
  h1 { margin-bottom: 16px }
  h2 { margin: 40px 0 8px; font-size: 18px }
  p.hint { margin: 4px 0 12px; color: var(--soft) }
  .box { margin: 16px 0; padding: 24px; border-radius: 8px; background: var(--card); box-shadow: 0 1px 2px rgb(0 0 0 / .08) }
  .fields { max-width: 480px }
  .rows { margin: 8px 0; padding: 0 24px; list-style: none; border-radius: 8px; background: var(--card);
    box-shadow: 0 1px 2px rgb(0 0 0 / .08) }
  .rows li { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; justify-content: space-between;
    padding: 16px 0 }
  .rows li + li { border-top: 1px solid var(--rule) }
  .rows li > div { flex: 1 1 260px; min-width: 0; overflow-wrap: anywhere }
  .rows p { margin: 0; color: var(--soft) }
  .rows form { margin: 0 }
  .action { display: inline-flex; align-items: center; min-height: 44px; padding: 8px 16px; border: 1px solid var(--line);
    border-radius: 8px; color: inherit; font-weight: 700; text-decoration: none }
  .action:hover { background: var(--ground) }
  .row { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 16px }
  fieldset { margin: 0; padding: 0; border: 0 }
  legend { margin-bottom: 8px; padding: 0; font-weight: 700 }
  .check { display: flex; gap: 12px; align-items: center; min-height: 44px; font-weight: 400 }
  .check input { flex: none; width: 22px; min-height: 22px; margin: 0; accent-color: var(--primary) }
  .check small { color: var(--soft); font-size: 14px }
  .fields > :is(input, select, textarea) { margin-bottom: 8px }
  .fields > button { justify-self: start; margin-top: 8px }
  .scroll { overflow-x: auto }
  table { width: 100%; border-collapse: collapse }
  th, td { padding: 12px 12px 12px 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top }
  th { color: var(--soft); font-size: 14px; font-weight: 500 }
  td form { margin: 0 }
  .danger, .asking button { border-color: var(--error); color: var(--error) }
  .asking > form { margin-top: 12px }
  :is(.scroll, .rows) + form { margin-top: 16px }
  .tag { padding: 2px 8px; border-radius: 999px; background: var(--ground); color: var(--soft); font-size: 14px; white-space: nowrap }
  code { overflow-wrap: anywhere }
  @media (max-width: 600px) {
    header > div, main { padding-left: 16px; padding-right: 16px }
    td:empty { display: none }
    .box { padding: 16px }
    .rows { padding: 0 16px }
    table, tbody, tr, td { display: block; width: 100% }
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    tr { padding: 12px 0; border-bottom: 1px solid var(--rule) }
    td { padding: 2px 0; border: 0; overflow-wrap: anywhere }
    td[data-label]::before { content: attr(data-label) ': '; color: var(--soft) }
  }
`;

export interface PageContent {
  readonly title: string;
  /** Path of the entry of the navigation that this page belongs to. */
  readonly section: string;
  readonly body: Html;
  /** Whether passkeys are used on it. */
  readonly hasScript?: boolean;
}

export function accountsPage(visit: Visit, { title, section, body, hasScript }: PageContent): Html {
  const { user, link, studio, notice, error, texts } = visit;
  const { layout } = texts;
  const entries: readonly (readonly [string, string])[] = [
    ...(user.role === 'administrator'
      ? ([
          ['', layout.people],
          ['/tokens', layout.tokens],
          ['/security', layout.security],
          ['/audit', layout.audit],
          ['/operations', layout.operations],
        ] as const)
      : []),
    ['/me', layout.me],
  ];
  return document(
    texts,
    title,
    FACTOR_STYLE + STYLE,
    html`<header>
        <div>
          <p>${layout.accounts} <span>${texts.siteName}</span></p>
          <nav aria-label="${layout.accounts}">
            ${entries.map(
              ([path, text]) =>
                html`<a href="${link(path)}" ${path === section ? html`aria-current="page"` : ''}>${text}</a> `,
            )}
            ${studio ? html`<a href="${studio.href}">${layout.studio}</a>` : ''}
          </nav>
          ${button(visit, { to: '/logout', text: layout.signOut })}
        </div>
      </header>
      <main>
        <h1>${title}</h1>
        ${notice ? html`<p class="done" role="status">${notice}</p>` : ''} ${errorText(error)} ${body}
      </main>
      ${hasScript ? passkeyScript : ''}`,
  );
}

interface ButtonOptions {
  readonly to: string;
  readonly text: string;
  /** Says what the button is about to those who do not see the row it is in. */
  readonly about?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

const labelOf = ({ text, about }: ButtonOptions) => (about ? html`aria-label="${text}: ${about}"` : '');

/** A form that is only its button. */
export function button(visit: Visit, options: ButtonOptions): Html {
  const { to, text, fields = {} } = options;
  return html`<form method="post" action="${visit.link(to)}">
    ${formToken(visit)} ${hiddenFields(fields)}
    <button class="plain" ${labelOf(options)}>${text}</button>
  </form>`;
}

/** A button that somebody else pays for: it asks once more, without a script. */
export function askingButton(visit: Visit, options: ButtonOptions): Html {
  return html`<details class="asking">
    <summary class="action danger" ${labelOf(options)}>${options.text}</summary>
    ${button(visit, { ...options, text: visit.texts.layout.sure(options.text) })}
  </details>`;
}

export function formToken(visit: Visit): Html {
  return hiddenFields({ form: visit.formToken });
}

interface Column<Row> {
  readonly heading: string;
  /** What stands before each cell where the screen is too narrow for columns; the heading when absent, and nothing when empty. */
  readonly label?: string;
  readonly cell: (row: Row) => Html | string | number;
}

export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Html {
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${columns.map(({ heading }) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${columns.map(
                ({ heading, label = heading, cell }) =>
                  html`<td ${label === '' ? '' : html`data-label="${label}"`}>${cell(row)}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
