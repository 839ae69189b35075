import type { Reader } from '../store/types.ts';

export interface DueRelease {
  /** Id of the release's document. */
  readonly id: string;
  readonly name: string;
  /** When it is to be published, in milliseconds since 1970. */
  readonly time: number;
}

/** Releases that wait for a date not later than `until` (milliseconds since 1970), earliest first. */
export function dueReleases(reader: Pick<Reader, 'ofType'>, until: number): readonly DueRelease[] {
  const waiting = reader.ofType('system.release').flatMap(({ _id: id, name, state, publishAt }): DueRelease[] => {
    const time = typeof publishAt === 'string' ? Date.parse(publishAt) : Number.NaN;
    return state === 'scheduled' && typeof name === 'string' && time <= until ? [{ id, name, time }] : [];
  });
  return waiting.sort((one, other) => one.time - other.time || (one.id < other.id ? -1 : 1));
}
