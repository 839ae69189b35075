import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { AccountTexts } from '../texts/account-texts.ts';
import type { Html } from './html-page.ts';

/** Shows what was typed, in the element before the button before it. Sent as a password, so that browsers keep it as one. */
const SCRIPT = `{
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

/** Goes into `script-src`: a browser runs this text and no other. */
export const PASSWORD_SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

const script = raw(`<script>${SCRIPT}</script>`);

/**
 * A password, and below it a button that shows it; without script it stays hidden.
 * @param attributes of the input, beside its type
 */
export function passwordInput({ forms }: AccountTexts, id: string, attributes: Html): Html {
  const { showPassword, hidePassword } = forms;
  return html`<input id="${id}" name="${id}" type="password" required ${attributes} />
    <button
      type="button"
      class="plain"
      aria-controls="${id}"
      data-show="${showPassword}"
      data-hide="${hidePassword}"
      hidden
    >
      ${showPassword}</button
    >${script}`;
}
