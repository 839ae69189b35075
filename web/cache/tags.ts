/** A tag on every cached read, to purge them all at once. */
export const ALL_CONTENT = 'content';

/** On what was given from a copy because the lake was away: it is asked for again as soon as the lake answers. */
export const FROM_A_COPY = 'from-a-copy';
