import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { raw } from 'hono/html';

/**
 * Of pages with passkeys. It fills the field `response` of a form with what the browser's dialog gives and sends the form;
 * it asks the network for nothing. Without it the forms stay hidden.
 */
const PASSKEY = `
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

/** Shows what was typed, in the element before the button before it. Sent as a password, so that browsers keep it as one. */
const PASSWORD = `{
  const button = document.currentScript.previousElementSibling;
  const input = button.previousElementSibling;
  const show = (shown) => {
    input.type = shown ? 'text' : 'password';
    button.textContent = shown ? button.dataset.hide : button.dataset.show;
  };
  button.hidden = false;
  button.addEventListener('click', () => { show(input.type === 'password'); input.focus() });
  input.form.addEventListener('submit', () => show(false));
}`;

/** Copies what the button before it carries. Without a script, or where a browser gives no clipboard, there is no button. */
const COPY = `{
  const button = document.currentScript.previousElementSibling;
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.text);
      button.textContent = button.dataset.done;
    } catch {
      button.textContent = button.dataset.failed;
    }
  });
}`;

/** The package's own bundle for pages without a build. */
function readLibrary(): string {
  const entry = createRequire(import.meta.url).resolve('@simplewebauthn/browser');
  return readFileSync(join(dirname(entry), '../dist/bundle/index.umd.min.js'), 'utf8');
}

const texts = [`${readLibrary()}\n${PASSKEY}`, PASSWORD, COPY];

/** `script-src`: browsers run these texts and no other. */
export const SCRIPT_SOURCES = texts
  .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  .join(' ');

/** For the end of a page, after a password, and after a button that copies. */
export const [passkeyScript, passwordScript, copyScript] = texts.map((text) => raw(`<script>${text}</script>`));
