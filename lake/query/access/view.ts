import { createPerspective, isRaw } from './perspective.ts';
import { isAboutOutline, isGroupId } from '../../caller.ts';
import type { Caller } from '../../caller.ts';
import type { Source } from '../../store/source.ts';
import type { Entry } from '../../store/entry.ts';
import type { StoredDocument } from '../../store/types.ts';
import type { Perspective } from './perspective.ts';

/**
 * The dataset as one caller sees it through one perspective. It costs nothing to make: rights and perspective are
 * applied to the entries that a query looks at, one by one. Entries come in the order of `compareEntries`, and so do
 * the documents shown for them, whatever the perspective.
 */
export interface View {
  readonly source: Source;
  readonly isRaw: boolean;
  /** Whether the view has a document for this entry; an entry may be hidden by the caller's rights or by another one. */
  readonly isShown: (entry: Entry) => boolean;
  readonly show: (entry: Entry) => StoredDocument | undefined;
  /** The document with this id, as ids are in the view. */
  get(id: string): StoredDocument | undefined;
  /** What of the documents of a type the view shows, where that is not for each of them to say. */
  readonly shows: 'all' | 'published' | undefined;
  /** Everything, parsed: costs as much as the dataset is large. */
  documents(): readonly StoredDocument[];
}

export interface ViewOptions {
  readonly perspective: Perspective;
  readonly caller: Caller;
}

/** @see View. Made for one query: it must not outlive the next commit. */
export function viewOf(source: Source, { perspective, caller }: ViewOptions): View {
  const isReadable = readTest(caller);
  const { isChosen, chosenFor, present } = createPerspective(source, perspective, isReadable);

  const show = (entry: Entry) => (isChosen(entry) ? present(entry) : undefined);
  return {
    source,
    isRaw: isRaw(perspective),
    isShown: isChosen,
    shows: mayReadAll(caller) ? plainly(perspective) : undefined,
    show,
    get(id) {
      const entry = chosenFor(id);
      return entry && present(entry);
    },
    documents: () => [...source.everything().entries()].map(show).filter((document) => document !== undefined),
  };
}

const ALL = '_id in path("**")';

function readFilters({ grants }: Caller): readonly string[] {
  return grants.filter(({ permissions }) => permissions.includes('read')).map(({ filter }) => filter);
}

function mayReadAll(caller: Caller): boolean {
  return readFilters(caller).includes(ALL);
}

function plainly(perspective: Perspective): View['shows'] {
  if (perspective === 'raw') return 'all';
  return perspective.length === 0 ? 'published' : undefined;
}

/** Grants that look at nothing but id and type spare the parsing of documents that are only counted or skipped. */
function readTest(caller: Caller): (entry: Entry) => boolean {
  const byOutline = ({ id, type }: Entry) =>
    caller.may('read', { _id: id, _type: type, _rev: '', _createdAt: '', _updatedAt: '' });
  if (mayReadAll(caller)) return (entry) => !isGroupId(entry.id) || byOutline(entry);
  return readFilters(caller).every(isAboutOutline) ? byOutline : (entry) => caller.may('read', entry.document());
}
