import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { html, raw } from 'hono/html';
import type { AccountTexts } from '../texts/account-texts.ts';
import type { Html } from './html-page.ts';

/**
 * The script of pages with passkeys. It fills the field `response` of a form with what
 * the browser's dialog gives and sends the form; it asks the network for nothing. Without it the forms stay hidden.
 */
const GLUE = `
  for (const form of document.querySelectorAll('form[data-passkey]')) {
    const { browserSupportsWebAuthn, startAuthentication, startRegistration } = SimpleWebAuthnBrowser;
    if (!browserSupportsWebAuthn()) continue;
    const { response } = form.elements;
    const button = form.querySelector('button:not([type])');
    const said = form.querySelector('[data-failed]');
    form.hidden = false;
    addEventListener('pageshow', () => { response.value = ''; button.disabled = false });
    form.addEventListener('submit', async (event) => {
      if (response.value !== '') return;
      event.preventDefault();
      said.hidden = true;
      button.disabled = true;
      try {
        const optionsJSON = JSON.parse(form.dataset.options);
        const ask = form.dataset.passkey === 'create' ? startRegistration : startAuthentication;
        response.value = JSON.stringify(await ask({ optionsJSON }));
        form.submit();
      } catch (error) {
        const exists = error.name === 'InvalidStateError';
        said.textContent = exists ? said.dataset.exists : said.dataset.failed;
        said.hidden = false;
        button.disabled = false;
        button.focus();
      }
    });
  }
`;

const SCRIPT = `${readLibrary()}\n${GLUE}`;

/** Goes into `script-src`: a browser runs this text and no other. */
export const PASSKEY_SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** The script, for the end of a page. */
export const passkeyScript = raw(`<script>${SCRIPT}</script>`);

/** The package's own bundle for pages without a build. */
function readLibrary(): string {
  const entry = createRequire(import.meta.url).resolve('@simplewebauthn/browser');
  return readFileSync(join(dirname(entry), '../dist/bundle/index.umd.min.js'), 'utf8');
}

interface PasskeyFormOptions {
  readonly kind: 'create' | 'use';
  /** What the browser's dialog is asked for, as JSON. */
  readonly options: string;
  readonly action?: string;
  readonly button: string;
  /** A second choice, beside another form. */
  readonly plain?: boolean;
  /** Fields before the button. */
  readonly fields?: Html | '';
}

/** A form that a passkey fills. It is shown by the script, where the browser knows passkeys. */
export function passkeyForm(
  { forms }: AccountTexts,
  { kind, options, action, button, plain, fields = '' }: PasskeyFormOptions,
): Html {
  return html`<form
    method="post"
    ${action === undefined ? '' : html`action="${action}"`}
    class="fields"
    data-passkey="${kind}"
    data-options="${options}"
    hidden
  >
    ${fields}
    <input type="hidden" name="response" value="" />
    <p class="error" role="alert" data-failed="${forms.passkeyFailed}" data-exists="${forms.passkeyExists}" hidden></p>
    <button class="${plain ? 'plain' : ''}">${button}</button>
  </form>`;
}
