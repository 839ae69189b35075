import { NOT_SENT, SENDING } from '../contact/form-state.ts';
import { addNotice } from './connection-notice.ts';
import { siteAnswers } from './watch-scripts.ts';

/** Milliseconds for which it is said that a form was not sent. */
const SHOWN_MS = 10_000;

/**
 * Has the browser send a form only while the site answers. Otherwise it would put an error page of its own in place of what was
 * typed, and most browsers do not bring that back. Forms that React sends (`data-ready`, web/contact/use-sending.ts) are left to it.
 */
export function guardForms(): void {
  let asking: HTMLFormElement | undefined;
  let sure: HTMLFormElement | undefined;
  let notice: HTMLElement | undefined;
  async function onSubmit(event: SubmitEvent): Promise<void> {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'post' || form === sure || isReacts(form)) return;
    event.preventDefault();
    if (asking) return;
    asking = form;
    notice?.remove();
    const shown = (notice = addNotice(SENDING));
    const canSend = await siteAnswers();
    asking = undefined;
    if (!canSend) {
      shown.textContent = NOT_SENT;
      setTimeout(() => shown.remove(), SHOWN_MS);
      return;
    }
    sure = form;
    form.requestSubmit(event.submitter);
    sure = undefined;
    // Otherwise it is said until the answer comes in place of the page.
    if (isReacts(form)) shown.remove();
  }
  document.addEventListener('submit', (event) => void onSubmit(event));
  // A page that is left may come back as it was.
  addEventListener('pagehide', () => notice?.remove());
}

const isReacts = (form: HTMLFormElement) => form.hasAttribute('data-ready');
