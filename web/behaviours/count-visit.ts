const SEARCH = /^(www\.|search\.|[a-z]{2}\.)?(google|bing|duckduckgo|yahoo|ecosia|qwant|startpage|brave)\./;
const LEADS = [
  ['call', /^tel:/],
  ['mail', /^mailto:/],
  ['whatsapp', /^https:\/\/(wa\.me|api\.whatsapp\.com)\//],
  ['route', /^(geo:|https:\/\/([^/]*\.)?(waze\.com|google\.[^/]+\/maps|openstreetmap\.org)\b)/],
] as const;

/**
 * Tells the site, by numbers alone, which pages people look at, where they come from and what they came for: no cookie, nothing
 * that belongs to a visitor. A page counts when somebody does something on it, so that programs do not.
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
    tell({ from: seen ? 'site' : origin() });
    seen = location.pathname;
  };
  for (const type of ['pointerdown', 'keydown', 'scroll']) addEventListener(type, look, { passive: true });
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a[href]')?.getAttribute('href');
    const lead = link && LEADS.find(([, pattern]) => pattern.test(link));
    if (lead) tell({ lead: lead[0] });
  });
  addEventListener('change', ({ target }) => {
    const form = target instanceof HTMLElement && target.closest('form');
    if (!form || form.method !== 'post' || begun === location.pathname) return;
    begun = location.pathname;
    tell({ lead: 'form' });
  });
}

function origin(): string {
  if (!URL.canParse(document.referrer)) return 'direct';
  const { host } = new URL(document.referrer);
  if (host === location.host) return 'site';
  return SEARCH.test(host) ? 'search' : 'other';
}
