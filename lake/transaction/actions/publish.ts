import { isRecord } from './fields.ts';
import type { WorkingSet } from '../working-set.ts';
import type { StoredDocument } from '../../store/types.ts';

/** Makes a draft or version the published document and removes it. The creation date of what was published stays. */
export function publishVersion(set: WorkingSet, version: StoredDocument, publishedId: string): void {
  const published = set.get(publishedId);
  const { _system, ...content } = version;
  set.write(published ? 'createOrReplace' : 'create', {
    ...(strengthened(content) as StoredDocument),
    _id: publishedId,
    _createdAt: (published ?? version)._createdAt,
  });
  set.delete(version._id);
}

/**
 * Studio stores a reference to something unpublished as weak, with a note to make it strong on publish. Without this,
 * the target could later be deleted although published content needs it.
 */
function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened);
  if (!isRecord(value)) return value;
  const { _strengthenOnPublish: note, ...rest } = value;
  const inner = Object.fromEntries(Object.entries(rest).map(([name, field]) => [name, strengthened(field)]));
  if (isRecord(note) && note.weak !== true) delete inner._weak;
  return inner;
}
