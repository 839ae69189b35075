/** A tag on every cached read, to purge them all at once. */
export const ALL_CONTENT = 'content';
