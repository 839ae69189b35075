import { nextTry } from '../live/connection.ts';

/** Milliseconds after which a script that neither came nor failed counts as failed. */
const TIMEOUT_MS = 120_000;
/** Milliseconds in which no reload was due before the page is loaded afresh once more: sooner it would only be a loop. */
const RELOAD_PAUSE_MS = 60_000;
/** Milliseconds within which the site is asked again whether it can be reached, should the browser not tell. */
const RETRY_MS = 30_000;
/** Milliseconds in which the site has to answer. */
const ANSWER_MS = 20_000;

/** Milliseconds within which a page that somebody leaves is gone. */
const LEAVING_MS = 20_000;

const FIELDS = 'input, select, textarea';
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isOurs = (node: unknown): node is HTMLScriptElement =>
  node instanceof HTMLScriptElement && !node.noModule && /\/_(?:next\/static|site)\//.test(node.src);

/**
 * Watches the scripts that a page loads, the first ones like those it asks for later (S4). One that fails, or is not there after
 * two minutes, was most likely replaced by a new version of the site: the page is loaded afresh. To be called before any of them
 * is asked for.
 *
 * What is on the screen is worth more than a script, so the page is loaded afresh only once the site answers (a browser
 * that is offline would show its error page instead), never over what somebody has typed or is about to, nor on the way to
 * another page, and only when no reload was due in the minute before.
 */
export function watchScripts(): void {
  const waiting = new Map<EventTarget, ReturnType<typeof setTimeout>>();
  const typed = new Set([...document.querySelectorAll<Field>(FIELDS)].filter(isTyped));
  let asking = false;
  let reloading = false;
  let leaving = false;

  const settle = ({ target }: Event): boolean => {
    if (!isOurs(target)) return false;
    clearTimeout(waiting.get(target));
    waiting.delete(target);
    return true;
  };
  const failed = async () => {
    if (asking || reloading) return;
    asking = true;
    await whenSiteAnswers();
    asking = false;
    if (leaving) return;
    if ([...typed].some((field) => field.isConnected && field.value)) return;
    const { activeElement } = document;
    if (activeElement?.matches(FIELDS)) activeElement.addEventListener('blur', () => void failed(), { once: true });
    else reloading = reload();
  };

  document.addEventListener(
    'input',
    ({ target }) => {
      typed.add(target as Field);
      // The page stays in use until the new one comes.
      if (reloading) window.stop();
      reloading = false;
    },
    true,
  );
  // Where a visitor goes comes first. Gecko gives up the scripts of a page as soon as somebody leaves it. Should the page stay, its
  // scripts are asked for again some time.
  addEventListener('beforeunload', () => {
    leaving = true;
    setTimeout(() => (leaving = false), LEAVING_MS);
  });
  document.addEventListener('load', settle, true);
  document.addEventListener('error', (event) => void (settle(event) && failed()), true);
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const script of added.filter(isOurs))
      waiting.set(
        script,
        setTimeout(() => void failed(), TIMEOUT_MS),
      );
  }).observe(document.documentElement, { childList: true, subtree: true });
}

/** Whether a field was typed into before anybody listened. */
function isTyped(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return field.value !== first?.value;
  }
  return field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked);
}

export async function siteAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined);
  return answer !== undefined && answer.status < 500;
}

async function whenSiteAnswers(): Promise<void> {
  if (await siteAnswers()) return;
  await nextTry(RETRY_MS);
  await whenSiteAnswers();
}

/** @returns whether the page is on its way */
function reload(): boolean {
  try {
    const last = Number(sessionStorage.getItem('reload-due-at') || Number.NaN);
    sessionStorage.setItem('reload-due-at', String(Date.now()));
    if (Date.now() - last < RELOAD_PAUSE_MS) return false;
  } catch {
    // Without a memory it could be a loop.
    return false;
  }
  location.reload();
  return true;
}
