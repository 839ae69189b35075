/**
 * Leans on Next's own names, which no public module exports (docs/upstream.md). They decide what is one visitor's alone: were
 * one renamed unnoticed, a preview could be kept and given to everybody.
 */

/** The cookie of draft mode. Whether it is genuine, and what it opens, only a route can tell. */
export const DRAFT_MODE_COOKIE = '__prerender_bypass';

/** Headers by which Next's client asks for a part of a page, or for the answer to a form. */
export const CLIENT_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-state-tree', 'next-action'] as const;
