import { NOT_SENT, SENDING } from '../contact/form-state.ts';
import { addNotice } from './notices.ts';
import { isHeard } from './wake.ts';
import { siteAnswers } from './watch-scripts.ts';

/** Milliseconds for which it is said that a form was not sent. */
const SHOWN_MS = 10_000;

/**
 * Has the browser send a form only while the site answers. Otherwise it would put an error page of its own in place of what was
 * typed, and most browsers do not bring that back. React sends forms by itself, so those it has taken over are left to it.
 * @returns the way to stop
 */
export function guardForms(): () => void {
  const off = new AbortController();
  let asking: HTMLFormElement | undefined;
  let sure: HTMLFormElement | undefined;
  let notice: HTMLElement | undefined;
  const { signal } = off;
  async function onSubmit(event: SubmitEvent): Promise<void> {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'post' || form === sure || isHeard(form)) return;
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
    if (isHeard(form)) shown.remove();
  }
  document.addEventListener('submit', (event) => void onSubmit(event), { signal });
  // A page that is left may come back as it was.
  addEventListener('pagehide', () => notice?.remove(), { signal });
  return () => off.abort();
}
