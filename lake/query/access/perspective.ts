import { LakeError } from '../../errors.ts';
import { draftId, isVersionId, publishedId } from '../../store/ids.ts';
import type { Caller } from '../../caller.ts';
import type { Source } from '../../store/source.ts';
import type { Entry } from '../../store/entry.ts';
import type { StoredDocument } from '../../store/types.ts';

/**
 * `raw` shows what is stored; a stack shows each document group as its first existing member, published last.
 * `rawWithoutVersions` is `raw` as it was before there were releases, for API versions of that time.
 */
export type Perspective = 'raw' | 'rawWithoutVersions' | readonly string[];

export function isRaw(perspective: Perspective): perspective is 'raw' | 'rawWithoutVersions' {
  return typeof perspective === 'string';
}

const PUBLISHED: Perspective = [];
/** Each is looked up for each document group. */
export const MAX_LAYERS = 20;

/** From this API version on, queries without a perspective see published documents only, and `raw` shows versions. */
const PUBLISHED_BY_DEFAULT_SINCE = '2025-02-19';

/**
 * Reads the `perspective` parameter: a comma list, or nothing, which means the default of the API version.
 * @throws LakeError 400 for combinations that mean nothing, 401 when an anonymous caller asks for unpublished content.
 */
export function perspectiveOf(parameter: string | undefined, apiVersion: string, caller: Caller): Perspective {
  const asked = parameter ? parse(parameter) : undefined;
  const perspective = asked && asked !== 'raw' ? asked : rawOrDefault(asked, apiVersion);
  if (!isRaw(perspective) && perspective.length > 0 && caller.userId === null) {
    throw new LakeError(401, undefined, `The perspective "${parameter}" needs a token.`);
  }
  return perspective;
}

function parse(parameter: string): Perspective {
  const names = parameter.split(',').map((name) => name.trim());
  if (names.length === 1 && names[0] === 'raw') return 'raw';
  if (names.length > MAX_LAYERS) throw invalid(`it has more than ${MAX_LAYERS} layers`);
  for (const name of names) {
    if (name === 'raw') throw invalid('"raw" cannot be combined with other perspectives');
    if (!/^[a-zA-Z0-9_-]+$/.test(name)) throw invalid(`"${name}" is not a perspective`);
  }
  const stack = names.map((name) => (name === 'previewDrafts' ? 'drafts' : name));
  // Published is the implicit last layer, so whatever follows it can never be seen.
  const end = stack.indexOf('published');
  return end === -1 ? stack : stack.slice(0, end);
}

function invalid(reason: string): LakeError {
  return new LakeError(400, 'validationError', `Invalid perspective: ${reason}.`);
}

/** `X` is the newest version there is; it kept its default. */
function rawOrDefault(asked: 'raw' | undefined, apiVersion: string): Perspective {
  if (apiVersion === 'X') return 'raw';
  const isPresent = /^\d{4}-/.test(apiVersion) && apiVersion >= PUBLISHED_BY_DEFAULT_SINCE;
  if (!isPresent) return 'rawWithoutVersions';
  return asked ?? PUBLISHED;
}

/** How a perspective sees a dataset, entry by entry. */
interface PerspectiveView {
  /** Whether the entry is the one that its group is shown as. */
  readonly isChosen: (entry: Entry) => boolean;
  /** The entry shown under an id, as ids are in this perspective. */
  readonly chosenFor: (id: string) => Entry | undefined;
  readonly present: (entry: Entry) => StoredDocument;
}

type ReadTest = (entry: Entry) => boolean;

/** Only entries the caller may read take part: one that is hidden does not hide the others of its group. */
export function createPerspective(source: Source, perspective: Perspective, isReadable: ReadTest): PerspectiveView {
  if (isRaw(perspective)) {
    const isStored: ReadTest = (entry) => (perspective === 'raw' || !isVersionId(entry.id)) && isReadable(entry);
    return {
      isChosen: perspective === 'raw' ? isReadable : isStored,
      chosenFor: (id) => readable(source.entry(id), isStored),
      present: (entry) => entry.document(),
    };
  }
  const isPublished = (entry: Entry) => entry.id === entry.group;
  if (perspective.length === 0) {
    return {
      isChosen: (entry) => isPublished(entry) && isReadable(entry),
      chosenFor: (id) => (publishedId(id) === id ? readable(source.entry(id), isReadable) : undefined),
      present,
    };
  }
  const chosen = new Map<string, Entry | undefined>();
  const choose = (group: string): Entry | undefined => {
    const known = chosen.get(group);
    if (known || chosen.has(group)) return known;
    const ids = [...perspective.map((layer) => memberId(layer, group)), group];
    const best = ids.map((id) => readable(source.entry(id), isReadable)).find((entry) => entry?.group === group);
    const found = best && marksDeletion(best) ? undefined : best;
    chosen.set(group, found);
    return found;
  };
  return { isChosen: ({ id, group }) => choose(group)?.id === id, chosenFor: choose, present };
}

function readable(entry: Entry | undefined, isReadable: ReadTest): Entry | undefined {
  return entry && isReadable(entry) ? entry : undefined;
}

/** Copies under the published id, kept for as long as the parsed document lives. */
const presented = new WeakMap<StoredDocument, StoredDocument>();

function present(entry: Entry): StoredDocument {
  const document = entry.document();
  const known = presented.get(document);
  if (known) return known;
  const copy = { ...document, _id: entry.group, _originalId: entry.id };
  presented.set(document, copy);
  return copy;
}

function memberId(layer: string, group: string): string {
  return layer === 'drafts' ? draftId(group) : `versions.${layer}.${group}`;
}

/** A release version that stands for "unpublish this when the release goes out". */
function marksDeletion(entry: Entry): boolean {
  // Releases put the mark into versions only; everything else is spared the parsing.
  if (!isVersionId(entry.id)) return false;
  const system = entry.document()._system;
  return typeof system === 'object' && system !== null && 'delete' in system && system.delete === true;
}
