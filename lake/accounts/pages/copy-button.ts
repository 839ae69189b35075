import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { AccountTexts } from '../texts/account-texts.ts';
import type { Html } from './html-page.ts';

/** Copies what the button before it carries. Without a script, or where a browser gives no clipboard, there is no button. */
const SCRIPT = `{
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

/** Goes into `script-src`: a browser runs this text and no other. */
export const COPY_SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

const script = raw(`<script>${SCRIPT}</script>`);

/** @param text what is copied */
export function copyButton({ people, forms }: AccountTexts, text: string): Html {
  return html`<button
      type="button"
      class="plain"
      data-text="${text}"
      data-done="${forms.copied}"
      data-failed="${forms.notCopied}"
      aria-live="polite"
      hidden
    >
      ${people.copyLink}</button
    >${script}`;
}
