import { followClock, showOpenNow } from './clock.ts';
import { showConnection } from './connection-notice.ts';
import { fillRequest } from './fill-request.ts';
import { followChanges } from './follow-changes.ts';
import { guardForms } from './guard-forms.ts';
import { followHeader, showWhere } from './header-menu.ts';
import { keepShownPage } from './keep-page.ts';
import { followLists, narrowLists } from './narrow-lists.ts';
import { followButtons } from './page-buttons.ts';

/** Attributes from which a behaviour takes what it shows, and the one that says that React has come (web/shell/shell-islands.tsx). */
const ATTRIBUTES = ['data-words', 'data-clock', 'data-ready'];

/**
 * Everything a page does without React, from the first moment and whether React comes or not. What shows something looks again
 * whenever the page has changed, whoever changed it, before it is painted: React need not tell.
 */
export function beginBehaviours(): void {
  const { documentElement } = document;
  if (documentElement.hasAttribute('data-behaves')) return;
  documentElement.setAttribute('data-behaves', '');
  followHeader();
  followButtons();
  followLists();
  guardForms();
  const look = () => {
    showWhere();
    narrowLists();
    fillRequest();
    showOpenNow();
    keepShownPage();
  };
  look();
  new MutationObserver(look).observe(documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ATTRIBUTES,
  });
  // In a task of their own, so that a touch need not wait for them.
  setTimeout(() => {
    followClock();
    showConnection();
    followChanges();
  });
}
