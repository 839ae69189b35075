import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

const PHONE_QUERY = '(max-width: 767px)';
const MAX_ERRORS = 5;

/**
 * Measures what a visit is like, and sends it once when the page is put away: no cookie, no number that belongs to a
 * visitor, nothing about the browser but whether its window is small. Called when the page is at rest; what happened
 * before then, the browser has kept.
 */
export function watchVisit(send: (body: string) => void = post): void {
  // In a frame it is staff, who look at a preview.
  if (window.top !== window) return;
  const path = location.pathname;
  const measures: Partial<Record<MetricType['name'], number>> = {};
  const errors: { message: string; source: string }[] = [];
  const note = ({ name, value }: MetricType) => {
    measures[name] = Math.round(value * 1000) / 1000;
  };
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(note);

  const noteError = (message: string, source: string) => {
    // Extensions and other strangers in the page break without our help.
    if (source.startsWith(location.origin) && errors.length < MAX_ERRORS) {
      errors.push({ message: message.slice(0, 300), source: source.slice(location.origin.length, 300) });
    }
  };
  addEventListener('error', ({ message, filename, lineno, colno }) =>
    noteError(message, `${filename}:${lineno}:${colno}`),
  );
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error) noteError(reason.message, sourceIn(reason.stack ?? ''));
  });

  let sent = false;
  // The library's own listeners were added before this one: the last values are there when it is called.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || sent) return;
    sent = true;
    const device = matchMedia(PHONE_QUERY).matches ? 'phone' : 'computer';
    send(JSON.stringify({ path, device, measures, errors }));
  });
}

function sourceIn(stack: string): string {
  return /https?:\/\/[^\s)]+/.exec(stack)?.[0] ?? '';
}

function post(body: string): void {
  navigator.sendBeacon('/api/vitals', body);
}
