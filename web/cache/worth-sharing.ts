/**
 * Seconds until the next reading, from which on it is worth telling others. What is read again sooner is a copy from
 * better times, made while the lake was away (`recovering` in next.config.ts): others may reach it.
 */
export const WORTH_SHARING = 60;
