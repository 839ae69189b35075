import { nextTry, siteAnswered } from '../live/connection.ts';
import { listenToChanges } from '../live/live-events.ts';
import { wakePage } from './wake.ts';

/** As much of the answer of /api/revision as is used here. */
interface Shown {
  readonly revision: string;
  readonly content?: Readonly<Record<string, readonly string[]>>;
  readonly tags: readonly string[];
}

/**
 * Follows what is published while React sleeps, and wakes it when that is about this page. React then shows what is new, and follows
 * by itself (web/live/live-refresh.tsx).
 */
export function followChanges(): void {
  const page = document.querySelector<HTMLMetaElement>('meta[name="page-revision"]');
  const events = page?.dataset.events;
  if (!page || !events || isAwake()) return;
  const path = location.pathname;
  let known: Shown | undefined;
  let waits = false;

  async function look(): Promise<void> {
    try {
      const response = await fetch(`/api/revision?path=${encodeURIComponent(path)}`);
      if (!response.ok) throw new Error(`/api/revision answered ${response.status}`);
      known = (await response.json()) as Shown;
      siteAnswered();
      if (known.revision !== page?.content) wakePage();
    } catch {
      if (waits) return;
      waits = true;
      // The stream may have gone on, and say nothing more.
      await nextTry();
      waits = false;
      if (!isAwake()) await look();
    }
  }

  const stop = listenToChanges(events, (change) => {
    if (isAwake()) return stop();
    if (change.kind === 'tags' && known) {
      const isIn = (tags: readonly string[] = []) => change.tags.some((tag) => tags.includes(tag));
      // Lists that browsers read are no part of the revision (web/live/islands.tsx).
      const reads = [...document.querySelectorAll<HTMLMetaElement>('meta[name="page-reads"]')];
      if (reads.some(({ content }) => isIn(known?.content?.[content]))) return wakePage();
      if (!isIn(known.tags)) return;
    }
    void look();
  });
}

const isAwake = () => document.documentElement.hasAttribute('data-awake');
