import { html, raw } from 'hono/html';
import { SCRIPT_SOURCES } from './scripts.ts';
import type { Context } from 'hono';
import type { AccountTexts } from '../texts/account-texts.ts';
import type { HtmlEscapedString } from 'hono/utils/html';

/** HTML in which every value was escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Colours and controls of every page the lake serves itself; readable in light and dark, from 320 pixels on. */
const BASE_STYLE = `
  :root { color-scheme: light dark; --ground: #f4f6fb; --card: #fff; --text: #1c2333; --soft: #55607a; --line: #8d97ad;
    --rule: #dde2ee; --primary: #316ce8; --primary-strong: #2459c9; --primary-text: #fff; --link: #1f55c4;
    --error: #b3123f; --error-ground: #fdecf1; --done: #0b6a41; --done-ground: #e6f7ee }
  @media (prefers-color-scheme: dark) { :root { --ground: #10141d; --card: #1a2030; --text: #eef1f8; --soft: #aab4ca;
    --line: #6b7690; --rule: #323b50; --link: #9dbdff; --error: #ffa3ba; --error-ground: #3a1522; --done: #86e5b4;
    --done-ground: #10301f } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--ground); color: var(--text); font: 400 16px/1.5 'DM Sans', system-ui, sans-serif }
  h1 { margin: 0 0 4px; font-size: 24px; font-weight: 700 }
  label { font-weight: 500 }
  input, select, textarea { width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid var(--line);
    border-radius: 8px; background: var(--card); color: inherit; font: inherit }
  button { min-height: 48px; padding: 8px 24px; border: 0; border-radius: 8px; background: var(--primary);
    color: var(--primary-text); font: inherit; font-weight: 700; cursor: pointer }
  button:hover { background: var(--primary-strong) }
  a { color: var(--link) }
  :focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }
  .error, .done { margin: 0 0 16px; padding: 12px; border-radius: 8px }
  .error { background: var(--error-ground); color: var(--error) }
  .done { background: var(--done-ground); color: var(--done) }
`;

/** A whole document that asks for nothing else; of three scripts it has those that it needs. */
export function document({ language, siteName }: AccountTexts, title: string, style: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${siteName}</title>
        <style>
          ${raw(BASE_STYLE + style)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html> `;
}

/**
 * Answers with a page that runs nothing but the scripts for passkeys, for showing a password and for copying, is framed by nobody, held by no window that opened it
 * and kept by no cache. Chrome applies `form-action` to the redirect after a form too, so the origin it leads to has to be
 * named.
 */
export async function pageResponse(c: Context, page: Html, status = 200, formTarget = ''): Promise<Response> {
  return new Response(String(await page), {
    status,
    headers: {
      ...Object.fromEntries(c.res.headers),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src ${SCRIPT_SOURCES}; style-src 'unsafe-inline'; form-action 'self' ${formTarget}; frame-ancestors 'none'; base-uri 'none'`,
      'Cache-Control': 'no-store',
      // Not "same-origin": Studio is of that origin, and a script in it could read what it opened.
      'Cross-Origin-Opener-Policy': 'noopener-allow-popups',
      // Not "no-referrer": browsers would leave the origin out of forms too.
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
