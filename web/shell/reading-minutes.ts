/** Words per minute of a calm reader. */
const PACE = 200;

/** Whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / PACE));
}
