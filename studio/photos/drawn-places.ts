import type { SanityClient } from '@sanity/client';

import type { Stored, UsedPhoto } from './swap-photo.ts';

/** Fields in which the site draws something, or writes initials, until there is a picture. */
const FIELDS: Readonly<Record<string, string>> = {
  professional: 'photo',
  service: 'image',
  exam: 'image',
  post: 'cover',
  portfolioItem: 'image',
};

const TYPES = ['page', ...Object.keys(FIELDS)];

/** Published ones with their drafts: what visitors see now. */
const QUERY = `*[_type in ${JSON.stringify(TYPES)} && status != "ex-membro" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{
  "documents": [@, *[_id == "drafts." + ^._id][0]]
}`;

type Section = Readonly<Record<string, unknown>>;

/** Places without a picture, the first page's first. Each is a photo that is not there yet. */
export async function drawnPlaces(client: Pick<SanityClient, 'fetch'>): Promise<readonly UsedPhoto[]> {
  const found = await client.fetch<{ documents: (Stored | null)[] }[]>(QUERY, {}, { perspective: 'raw' });
  return found
    .flatMap(({ documents: [published, draft] }) => {
      if (!published) return [];
      const documents = draft ? [{ ...published, hasDraft: true }, draft] : [published];
      return placesOf(published).map(({ path, name }): UsedPhoto => ({
        _id: `${published._id} ${path}`,
        drawnAt: path,
        url: '',
        name,
        documents,
      }));
    })
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ documents: [document] }: UsedPhoto): number {
  return document?._id === 'home' ? 0 : 1 + TYPES.indexOf(document?._type ?? '');
}

interface Drawn {
  readonly path: string;
  /** Of the section or the item; null for the document's own picture. */
  readonly name: string | null;
}

function placesOf(document: Stored): readonly Drawn[] {
  const field = FIELDS[document._type];
  if (field) return lacks(document[field]) ? [{ path: field, name: null }] : [];
  return listIn(document['sections']).flatMap((section) => (section['hidden'] === true ? [] : inSection(section)));
}

function inSection(section: Section): readonly Drawn[] {
  const { _key, _type, variant, image } = section;
  const at = `sections[_key=="${String(_key)}"]`;
  if (_type === 'features' && ['2', '3'].includes(String(variant))) {
    return listIn(section['items'])
      .filter((item) => lacks(item['image']))
      .map((item) => ({ path: `${at}.items[_key=="${String(item['_key'])}"].image`, name: nameOf(item) }));
  }
  const isDrawn =
    _type === 'imageText' || (_type === 'banner' && ['principal', 'marca', 'undefined'].includes(String(variant)));
  return isDrawn && lacks(image) ? [{ path: `${at}.image`, name: nameOf(section) }] : [];
}

const lacks = (picture: unknown) => !Reflect.get(Object(picture), 'asset');
const listIn = (value: unknown) => (Array.isArray(value) ? (value as readonly Section[]) : []);

function nameOf({ title, header }: Section): string | null {
  const name: unknown = title ?? Reflect.get(Object(header), 'title');
  return typeof name === 'string' ? name : null;
}
