import { NOT_SENT, SENDING } from '../contact/form-state.ts';
import { addNotice } from './notices.ts';
import { isHeard } from './wake.ts';
import { siteAnswers } from './watch-scripts.ts';

/** Milliseconds for which it is said how the sending went. */
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
  async function onSubmit(event: SubmitEvent): Promise<void> {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'post' || form === sure || isHeard(form)) return;
    event.preventDefault();
    if (asking) return;
    asking = form;
    const notice = addNotice(SENDING);
    const canSend = await siteAnswers();
    setTimeout(() => notice.remove(), SHOWN_MS);
    asking = undefined;
    if (!canSend) {
      notice.textContent = NOT_SENT;
      return;
    }
    sure = form;
    form.requestSubmit(event.submitter);
    sure = undefined;
  }
  document.addEventListener('submit', (event) => void onSubmit(event), { signal: off.signal });
  return () => off.abort();
}
