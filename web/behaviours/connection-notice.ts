import { nextTry, readOnline, watchOnline } from '../live/connection.ts';
import { siteAnswers } from './watch-scripts.ts';

/** Milliseconds for which it is said that the connection is back. */
const GREETING_MS = 4_000;

/** What visitors are told. */
const TEXTS = {
  steady: '',
  lost: 'Sem conexão. O que você vê pode estar desatualizado.',
  back: 'Conexão restabelecida.',
} as const;

/** A notice over the page, behind everything else in it: React knows nothing of it. */
export function addNotice(text = ''): HTMLOutputElement {
  const notice = document.createElement('output');
  notice.className = 'online-status';
  notice.hidden = !text;
  document.body.append(notice);
  notice.textContent = text;
  return notice;
}

/**
 * Says when the connection is gone and when it is back (B4). Reading stale data again is not its work: SWR does it for every client
 * read when the browser is back online.
 */
export function showConnection(): void {
  // In the page from the start: screen readers announce changes of a live region they already know.
  const notice = addNotice();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before: EventTarget | null = null;
  notice.addEventListener('focusin', ({ relatedTarget }) => (before = relatedTarget));
  // Whoever came into it from somewhere goes on there.
  const close = () => {
    const hadFocus = notice.contains(document.activeElement);
    notice.hidden = true;
    if (hadFocus && before instanceof HTMLElement) before.focus();
  };
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  const tell = (connection: keyof typeof TEXTS) => {
    clearTimeout(timer);
    notice.dataset.connection = connection;
    notice.hidden = connection === 'steady';
    notice.textContent = TEXTS[connection];
    if (connection === 'lost') notice.append(closeButton(close));
    if (connection === 'back') timer = setTimeout(() => tell('steady'), GREETING_MS);
  };
  if (!readOnline()) tell('lost');
  watchOnline((online) => tell(online ? 'back' : 'lost'));
  if (document.documentElement.hasAttribute('data-in-place')) void becomePage();
}

function closeButton(close: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Fechar';
  button.addEventListener('click', close);
  return button;
}

/** What stands in the place of a page that could not be fetched becomes that page (P17). */
async function becomePage(): Promise<void> {
  await nextTry();
  if (await siteAnswers()) location.reload();
  else await becomePage();
}
