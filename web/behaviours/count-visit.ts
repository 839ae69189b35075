import { TOUCHES } from './places.ts';

/**
 * Tells the site which pages people look at, where they come from and what they came for; the site keeps numbers alone
 * (web/visits/visit-report.ts): no cookie, nothing that belongs to a visitor. A page counts when somebody does something on it, so that
 * programs do not.
 */
export function countVisit(): void {
  // In a frame it is staff, who look at a preview.
  if (window.top !== window) return;
  let seen = '';
  let begun = '';
  const tell = (what: object) =>
    navigator.sendBeacon('/api/visits', JSON.stringify({ path: location.pathname, ...what }));
  const look = () => {
    if (seen === location.pathname) return;
    tell({ referrer: seen ? location.origin : document.referrer });
    seen = location.pathname;
  };
  for (const type of TOUCHES) addEventListener(type, look, { passive: true });
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')?.href.split('?')[0];
    if (link && !link.startsWith(location.origin)) tell({ link });
  });
  addEventListener('change', ({ target }) => {
    const form = target instanceof HTMLElement && target.closest('form');
    if (!form || form.method !== 'post' || begun === location.pathname) return;
    begun = location.pathname;
    tell({ lead: 'form' });
  });
}
