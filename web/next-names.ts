/**
 * Names by which Next tells requests apart, from its documentation (draft-mode.md, cdn-caching.md, proxy.md); no module exports
 * them. They decide what is one visitor's alone: were one renamed unnoticed, a preview could be kept and given to everybody.
 */

/** The cookie of draft mode. Whether it is genuine, and what it opens, only a route can tell. */
export const DRAFT_MODE_COOKIE = '__prerender_bypass';

/** Headers by which Next's client asks for a part of a page. */
export const CLIENT_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-state-tree'] as const;
