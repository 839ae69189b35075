/** The app bar changes state after this many pixels of scroll. */
const SCROLL_THRESHOLD = 300;

const header = () => document.querySelector<HTMLElement>('[data-site-header]');
/** The whole menu of a phone, or one item's links on a desk. */
const openMenus = () => header()?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];

function closeMenus(isLeft: (menu: HTMLDetailsElement) => boolean = () => true): void {
  for (const menu of openMenus()) if (isLeft(menu)) menu.open = false;
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const [menu] = openMenus();
  closeMenus();
  menu?.querySelector('summary')?.focus();
}

/** A tap or the focus is elsewhere. The open menu covers the page: what has the focus would be hidden below (WCAG 2.4.11). */
function onLeave({ target }: Event): void {
  if (target instanceof Node) closeMenus((menu) => !menu.contains(target));
}

function onClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('[data-site-header] details a')) closeMenus();
}

/** The window became wide, or a tablet was turned: the whole menu stands in the bar, and the folded one is gone. */
function onResize(): void {
  closeMenus((menu) => menu.getClientRects().length === 0);
}

function onScroll(): void {
  header()?.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD);
}

let shownPath: string | undefined;

/** Marks the link to the page that is shown, and closes the menu where somebody has come to another page. */
export function showWhere(): void {
  const path = location.pathname;
  if (shownPath !== undefined && shownPath !== path) closeMenus();
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
