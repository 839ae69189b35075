import { keepShownPage } from '../offline/keep-page.ts';
import { followHeader, markCurrent } from '../shell/header-menu.ts';
import { followButtons } from '../shell/page-buttons.ts';
import { showOpenNow } from './clock.ts';
import { filterLists } from './filter-lists.ts';
import { followChanges } from './follow-changes.ts';
import { guardForms } from './guard-forms.ts';
import { showConnection } from './notices.ts';
import { repeatClicks, wakeOnTouch } from './wake.ts';

/**
 * Does for a page what React does for it when it is awake, until React has taken over: what answers to visitors on every page, the
 * rest where React is not on its way already.
 */
export function standIn({ isAsleep }: { readonly isAsleep: boolean }): void {
  const path = location.pathname;
  markCurrent(path);
  const repeat = repeatClicks();
  const stops = [followHeader(), followButtons(), filterLists(), guardForms()];
  if (isAsleep) {
    stops.push(wakeOnTouch());
    // In a task of its own, so that a touch need not wait for it.
    setTimeout(() =>
      stops.push(keepShownPage(path, { awake: false }), showConnection(), followChanges(path), showOpenNow()),
    );
  }
  const { documentElement } = document;
  const watcher = new MutationObserver(() => {
    if (!documentElement.hasAttribute('data-ready')) return;
    watcher.disconnect();
    for (const stop of stops) stop();
    void repeat();
  });
  watcher.observe(documentElement, { attributeFilter: ['data-ready'] });
}
