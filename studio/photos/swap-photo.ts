import type { SanityClient } from '@sanity/client';

import { isLogo } from '../../schemas/index.ts';

export interface Stored {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** A photo that content shows, and where; or a place that waits for one (`drawn-places.ts`). */
export interface UsedPhoto {
  readonly _id: string;
  readonly url: string;
  /** Of the file; of a place without a photo, what it is called in its document. */
  readonly name: string | null;
  /** The field that has no photo yet. */
  readonly drawnAt?: string;
  /** Documents that show it, published ones and drafts. */
  readonly documents: readonly Stored[];
}

/** One place in which a document shows a photo. */
interface PhotoUse {
  /** Of the document, without `drafts.`. */
  readonly id: string;
  readonly type: string;
  readonly title: string;
  /** Path as the mutation API has it: `sections[_key=="a"].image`. */
  readonly path: string;
  /** Its description now; undefined for a logo, and for a picture that is said to be decorative. */
  readonly alt: string | undefined;
  readonly isLogo: boolean;
}

/** What is said of the new photo. */
interface NewPhoto {
  readonly assetId: string;
  /** By `keyOf` of the place. */
  readonly alts: Readonly<Record<string, string>>;
  /** One of the schema's values; empty when nobody said it. */
  readonly peopleConsent: string;
  /** Where a bought picture comes from; empty for the clinic's own. */
  readonly credit: string;
}

/** Versions of a release are left alone: what is planned for a date was chosen for it. */
const USED = `*[_type == "sanity.imageAsset"]{
  _id, url, "name": originalFilename,
  "documents": *[references(^._id) && !(_id in path("versions.**"))]{..., "hasDraft": count(*[_id == "drafts." + ^._id]) > 0}
}[count(documents) > 0] | order(name asc, _id asc)`;

/** Photos that content shows, each with the documents it is in. */
export async function usedPhotos(client: Pick<SanityClient, 'fetch'>): Promise<readonly UsedPhoto[]> {
  return await client.fetch<UsedPhoto[]>(USED, {}, { perspective: 'raw' });
}

/** The places of a photo, each once, whether it stands in what is published, in the draft, or in both. */
export function usesOf(photo: UsedPhoto): readonly PhotoUse[] {
  const published = photo.documents.toSorted((one, other) => Number(isDraft(one)) - Number(isDraft(other)));
  const found = published.flatMap((document) =>
    placesOf(document, photo).map(({ path, picture }): PhotoUse => ({
      id: document._id.replace(/^drafts\./, ''),
      type: document._type,
      title: photo.drawnAt && photo.name ? `${titleOf(document)}: ${photo.name}` : titleOf(document),
      path,
      alt: isLogo(path) ? undefined : altOf(picture),
      isLogo: isLogo(path),
    })),
  );
  return [...new Map(found.map((use) => [keyOf(use), use])).values()];
}

function altOf({ decorative, alt }: Place['picture']): string | undefined {
  if (decorative === true) return undefined;
  return typeof alt === 'string' ? alt : '';
}

export function keyOf({ id, path }: Pick<PhotoUse, 'id' | 'path'>): string {
  return `${id} ${path}`;
}

/** As in `sanity`'s mutation API, those that are needed here. */
type SwapMutation =
  | { readonly createIfNotExists: Stored }
  | {
      readonly patch: { readonly id: string; readonly set: Record<string, unknown>; readonly unset: readonly string[] };
    };

/**
 * Puts a new photo into every place of the old one. The cut and the permission belong to the old photo and go with it; who is
 * seen and where it comes from is said anew.
 * @param publishes true: in what is published, and in the draft where there is one, so that nothing half-done is published
 *   with it; false: in drafts alone, for somebody else to publish
 */
export function swapMutations(photo: UsedPhoto, wanted: NewPhoto, publishes: boolean): readonly SwapMutation[] {
  return photo.documents.flatMap((document): SwapMutation[] => {
    if (placesOf(document, photo).length === 0) return [];
    const patch = patchOf(document, photo, wanted);
    if (publishes || isDraft(document)) return [{ patch: { id: document._id, ...patch } }];
    // A draft that shows the photo has a patch of its own; one that does not is somebody's choice.
    if (document['hasDraft'] === true) return [];
    const { _rev, _updatedAt, hasDraft: _hasDraft, ...content } = document;
    const draft = `drafts.${document._id}`;
    return [
      { createIfNotExists: { ...content, _id: draft, _type: document._type } },
      { patch: { id: draft, ...patch } },
    ];
  });
}

function patchOf(document: Stored, photo: UsedPhoto, { assetId, alts, peopleConsent, credit }: NewPhoto) {
  const id = document._id.replace(/^drafts\./, '');
  const set: Record<string, unknown> = {};
  const unset: string[] = [];
  for (const { path } of placesOf(document, photo)) {
    const alt = alts[keyOf({ id, path })];
    const said = {
      ...(alt !== undefined && { alt }),
      ...(peopleConsent && { peopleConsent }),
      isStock: credit !== '',
      ...(credit && { credit }),
    };
    if (photo.drawnAt) {
      set[path] = { _type: 'picture', asset: { _type: 'reference', _ref: assetId }, ...said };
      continue;
    }
    set[`${path}.asset._ref`] = assetId;
    for (const [name, value] of Object.entries(said)) set[`${path}.${name}`] = value;
    unset.push(`${path}.hotspot`, `${path}.crop`);
    if (!peopleConsent) unset.push(`${path}.peopleConsent`);
    if (!credit) unset.push(`${path}.credit`);
  }
  return { set, unset };
}

interface Place {
  readonly path: string;
  readonly picture: Readonly<Record<string, unknown>>;
}

function placesOf(document: Stored, { _id, drawnAt }: UsedPhoto): readonly Place[] {
  if (!drawnAt) return placesIn(document, _id);
  const picture = valueAt(document, drawnAt);
  return picture === undefined ? [] : [{ path: drawnAt, picture }];
}

/** The empty picture at a path; undefined where there is one already, or nothing that could have one. */
function valueAt(document: Stored, path: string): Place['picture'] | undefined {
  let parent: unknown = document;
  const steps = path.match(/[^.[\]]+(?==)=="[^"]*"|[^.[\]]+/g) ?? [];
  for (const step of steps.slice(0, -1)) {
    const [, key] = /^_key=="(.*)"$/.exec(step) ?? [];
    parent = key === undefined ? Reflect.get(Object(parent), step) : listOf(parent).find(({ _key }) => _key === key);
  }
  if (!isObject(parent)) return undefined;
  const picture = parent[steps.at(-1) ?? ''];
  return isObject(picture) ? (picture['asset'] ? undefined : picture) : {};
}

const listOf = (value: unknown) =>
  Array.isArray(value) ? (value as readonly Readonly<Record<string, unknown>>[]) : [];

/** Every object below a value that shows the photo. */
function placesIn(value: unknown, assetId: string, path = ''): readonly Place[] {
  if (!isObject(value)) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const key = isObject(item) && typeof item['_key'] === 'string' ? `_key=="${item['_key']}"` : index;
      return placesIn(item, assetId, `${path}[${key}]`);
    });
  }
  const asset = value['asset'];
  const own = isObject(asset) && asset['_ref'] === assetId ? [{ path, picture: value }] : [];
  const below = Object.entries(value).flatMap(([name, member]) =>
    placesIn(member, assetId, path ? `${path}.${name}` : name),
  );
  return [...own, ...below];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isDraft = ({ _id }: Stored) => _id.startsWith('drafts.');

const NAMES = ['title', 'fullName', 'name', 'label', 'tradeName'];

function titleOf(document: Stored): string {
  return NAMES.map((name) => document[name]).find((name) => typeof name === 'string') ?? document._id;
}
