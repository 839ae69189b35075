/**
 * Stands in for "no address yet": Next refuses to build a dynamic route without one. It is no valid slug, so it is
 * the not-found page for ever.
 */
export const NO_PATH = '_';
