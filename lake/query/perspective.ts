import { LakeError } from '../errors.ts';
import { draftId, isDraftId, isVersionId, publishedId } from '../store/ids.ts';
import type { Caller } from '../auth/caller.ts';
import type { StoredDocument } from '../store/types.ts';

/** `raw` shows what is stored; a stack shows each document group as its first existing member, published last. */
export type Perspective = 'raw' | readonly string[];

export const PUBLISHED: Perspective = [];

/** From this API version on, queries without a perspective see published documents only. */
const PUBLISHED_BY_DEFAULT_SINCE = '2025-02-19';

/**
 * Reads the `perspective` parameter: a comma list, or nothing, which means the default of the API version.
 * @throws LakeError 400 for combinations that mean nothing, 401 when an anonymous caller asks for unpublished content.
 */
export function perspectiveOf(parameter: string | undefined, apiVersion: string, caller: Caller): Perspective {
  const perspective = parameter ? parse(parameter) : defaultFor(apiVersion);
  if (perspective !== 'raw' && perspective.length > 0 && caller.userId === null) {
    throw new LakeError(401, undefined, `The perspective "${parameter}" needs a token.`);
  }
  return perspective;
}

function parse(parameter: string): Perspective {
  const names = parameter.split(',').map((name) => name.trim());
  if (names.length === 1 && names[0] === 'raw') return 'raw';
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

function defaultFor(apiVersion: string): Perspective {
  return /^\d{4}-/.test(apiVersion) && apiVersion >= PUBLISHED_BY_DEFAULT_SINCE ? PUBLISHED : 'raw';
}

/**
 * Copies shown by perspective views, kept per stored document: documents never change in place, so a copy stays right
 * for as long as its original lives, and views rebuilt after a commit reuse it.
 */
const presented = new WeakMap<StoredDocument, StoredDocument>();

function present(document: StoredDocument): StoredDocument {
  const known = presented.get(document);
  if (known) return known;
  const copy = { ...document, _id: publishedId(document._id), _originalId: document._id };
  presented.set(document, copy);
  return copy;
}

/** The documents a perspective shows, under their published ids. */
export function applyPerspective(documents: readonly StoredDocument[], stack: readonly string[]): StoredDocument[] {
  const published = documents.filter(({ _id }) => !isDraftId(_id) && !isVersionId(_id));
  if (stack.length === 0) return published.map(present);

  const chosen = chooseOverlays(documents, stack);
  const view: StoredDocument[] = [];
  for (const document of published) {
    const overlay = chosen.get(document._id);
    chosen.delete(document._id);
    add(view, overlay ?? document);
  }
  for (const overlay of chosen.values()) add(view, overlay);
  return view;
}

function add(view: StoredDocument[], document: StoredDocument): void {
  if (!marksDeletion(document)) view.push(present(document));
}

function chooseOverlays(documents: readonly StoredDocument[], stack: readonly string[]): Map<string, StoredDocument> {
  const best = new Map<string, { document: StoredDocument; layer: number }>();
  for (const document of documents) {
    const layer = stack.findIndex((name) => document._id === memberId(name, publishedId(document._id)));
    if (layer === -1) continue;
    const group = publishedId(document._id);
    const rival = best.get(group);
    if (!rival || layer < rival.layer) best.set(group, { document, layer });
  }
  return new Map([...best].map(([group, { document }]) => [group, document]));
}

function memberId(layer: string, group: string): string {
  return layer === 'drafts' ? draftId(group) : `versions.${layer}.${group}`;
}

/** A release version that stands for "unpublish this when the release goes out". */
function marksDeletion(document: StoredDocument): boolean {
  const system = document._system;
  return typeof system === 'object' && system !== null && 'delete' in system && system.delete === true;
}
