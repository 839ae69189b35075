import type { AsyncLocalStorage } from 'node:async_hooks';
import type { Answer, Answers } from './answers.ts';
import type { FormerPaths } from './former-paths.ts';
import type { Replica } from './replica.ts';

/** A request while it is answered. */
interface Answering {
  /** What Next is asked for. */
  readonly url: string;
  /** What was read so far, so that a page knows what it was made of. */
  readonly read: Set<Answer>;
}

/** What the site's process knows of its content. */
export interface SiteContent {
  readonly replica: Replica;
  readonly answers: Answers;
  readonly formerPaths: FormerPaths;
  /** Milliseconds for which the replica has not been told what is published; 0 while it is. */
  readonly awayMs: () => number;
  /** The request that is answered now. */
  readonly answering: AsyncLocalStorage<Answering>;
  /** Since the start of the process, for whoever measures. */
  pagesRendered: number;
}

declare global {
  /** Made by web/server.ts before Next is loaded, whose bundles are apart from each other. */
  var clinicSite: SiteContent | undefined;
}

/** The content of this process. A build has none: pages are made when they are asked for. */
export async function siteContent(): Promise<SiteContent> {
  if (globalThis.clinicSite) return globalThis.clinicSite;
  const { emptyContent } = await import('./empty-content.ts');
  return (globalThis.clinicSite ??= emptyContent());
}
