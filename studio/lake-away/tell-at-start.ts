import { WORDS } from './lake-away-notice.tsx';
import { lake } from './lake-watch.ts';

/** Studio asks a lake that is away for about this long (`connection.ts`), and then gives up what it was loading. */
const STUDIO_GIVES_UP_MS = 4 * 60_000;

/**
 * Until the lake has answered once, Studio is an empty page with a spinner and draws no component of ours, so the notice is
 * an element beside it. It goes with the first answer, and Studio goes on by itself; where it may have given up it is loaded
 * once more, as nothing can have been typed yet.
 */
export function tellWhileLakeIsAway(): void {
  let away: { readonly notice: Element; readonly since: number } | undefined;
  const unsubscribe = lake.subscribe(() => {
    if (lake.state() === 'away') {
      away = { notice: noticeAtStart(), since: Date.now() };
      document.body.append(away.notice);
      return;
    }
    unsubscribe();
    away?.notice.remove();
    if (away && Date.now() - away.since > STUDIO_GIVES_UP_MS) location.reload();
  });
}

const LOOKS = `
  .lake-away { position: fixed; inset: 0; display: grid; place-items: center; padding: 1rem; color-scheme: light dark; }
  .lake-away > div { max-width: 28rem; padding: 1.25rem; border: 1px solid #8a6d1b; border-radius: 6px; background: Canvas;
    color: CanvasText; font: 0.875rem/1.5 Inter, system-ui, sans-serif; }
  .lake-away h1 { margin: 0; font-size: 1rem; }
  .lake-away p { margin: 0.75rem 0 0; }
  .lake-away button { min-height: 2.5rem; margin-top: 1rem; padding: 0 0.875rem; border: 1px solid #8a6d1b; border-radius: 3px;
    background: none; color: inherit; font: inherit; cursor: pointer; }
`;

function noticeAtStart(): Element {
  const button = element('button', WORDS.askNow);
  button.addEventListener('click', () => {
    button.textContent = WORDS.asking;
    void lake.ask().finally(() => (button.textContent = WORDS.askNow));
  });
  const card = element('div');
  card.append(element('h1', WORDS.title), element('p', WORDS.what), element('p', WORDS.next), button);
  const notice = element('section');
  notice.className = 'lake-away';
  notice.setAttribute('role', 'alert');
  notice.append(element('style', LOOKS), card);
  return notice;
}

function element(name: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
