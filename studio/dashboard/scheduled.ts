import type { Overview } from './overview.ts';

/** Something that goes on the air by itself. */
interface Scheduled {
  readonly key: string;
  readonly title: string;
  /** ISO 8601. */
  readonly at: string;
  /** False while its date is only meant. */
  readonly isCertain: boolean;
  readonly opens:
    | { readonly id: string; readonly type: string; readonly planned?: string }
    | { readonly release: string };
}

/** Drafts and releases with a moment, and articles that are published with a date to come; the soonest first. */
export function scheduledIn({ planned, dated }: Pick<Overview, 'planned' | 'dated'>): readonly Scheduled[] {
  const releases = planned.map(({ _id, name, title, state, at, document }): Scheduled => {
    const id = document?._id.replace(/^versions\.[^.]+\./, '') ?? '';
    return {
      key: _id,
      title: document?.name ?? title ?? 'Mudança programada sem nome',
      at,
      isCertain: state !== 'active',
      opens: document ? { id, type: document._type, planned: name } : { release: name },
    };
  });
  const articles = dated.map(({ _id, _type, name, date }): Scheduled => {
    return { key: _id, title: name, at: date, isCertain: true, opens: { id: _id, type: _type } };
  });
  return [...releases, ...articles].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
