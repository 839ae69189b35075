/** The app bar changes state after this many pixels of scroll. */
const SCROLL_THRESHOLD = 300;

const header = () => document.querySelector<HTMLElement>('[data-site-header]');
const menu = () => header()?.querySelector<HTMLDetailsElement>('details') ?? null;

function closeMenu({ returnFocus }: { returnFocus: boolean }): void {
  const details = menu();
  if (!details?.open) return;
  details.open = false;
  if (returnFocus) details.querySelector('summary')?.focus();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape') closeMenu({ returnFocus: true });
}

/** A tap or the focus is elsewhere. The open menu covers the page: what has the focus would be hidden below (WCAG 2.4.11). */
function onLeave({ target }: Event): void {
  if (target instanceof Node && !menu()?.contains(target)) closeMenu({ returnFocus: false });
}

function onClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('[data-site-header] details a')) closeMenu({ returnFocus: false });
}

/** The window became wide, or a tablet was turned: the whole menu stands in the bar, and the folded one is gone. */
function onResize(): void {
  if (menu()?.getClientRects().length === 0) closeMenu({ returnFocus: false });
}

function onScroll(): void {
  header()?.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD);
}

let shownPath: string | undefined;

/** Marks the link to the page that is shown, and closes the menu where somebody has come to another page. */
export function showWhere(): void {
  const path = location.pathname;
  if (shownPath !== undefined && shownPath !== path) closeMenu({ returnFocus: false });
  shownPath = path;
  for (const link of header()?.querySelectorAll<HTMLAnchorElement>('nav a') ?? []) {
    const own = link.getAttribute('href') ?? '';
    const current = own === path || (own !== '/' && path.startsWith(`${own}/`));
    if (current) link.setAttribute('aria-current', own === path ? 'page' : 'true');
    else link.removeAttribute('aria-current');
  }
}

/**
 * What the header does beyond links: Escape, a tap or focus outside closes the menu, so does a window that becomes wide; the bar
 * changes after a scroll. It only toggles attributes; without it the menu, a `details` element, still opens and closes.
 */
export function followHeader(): void {
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('pointerdown', onLeave);
  document.addEventListener('focusin', onLeave);
  document.addEventListener('click', onClick);
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('resize', onResize);
  onScroll();
}
