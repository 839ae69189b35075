import { AsyncLocalStorage } from 'node:async_hooks';
import { Answers } from './answers.ts';
import { FormerPaths } from './former-paths.ts';
import { Replica } from './replica.ts';
import type { SiteContent } from './site-content.ts';

/** The content of a clinic that has published nothing. */
export function emptyContent(): SiteContent {
  const replica = new Replica();
  replica.replace([]);
  return {
    replica,
    answers: new Answers(replica),
    formerPaths: new FormerPaths(),
    awayMs: () => 0,
    answering: new AsyncLocalStorage(),
    pagesRendered: 0,
  };
}
