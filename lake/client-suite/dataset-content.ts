/** Content of every kind that an export must carry: drafts, versions, a release, assets in use and unused, references. */
import sharp from 'sharp';
import type { SanityClient } from '@sanity/client';

const OLD = '2020-02-03T04:05:06Z';

export async function writeDataset(client: SanityClient): Promise<void> {
  const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#1f7a4d' } })
    .png()
    .toBuffer();
  const image = await client.assets.upload('image', png, { filename: 'consultório.png', title: 'Consultório' });
  const file = await client.assets.upload('file', Buffer.from('Jejum de oito horas.'), {
    filename: 'preparo.txt',
    contentType: 'text/plain',
  });
  await client.assets.upload('file', Buffer.from('Ninguém usa.'), { filename: 'sobra.txt' });
  const to = (_ref: string, more = {}) => ({ _type: 'reference', _ref, ...more });
  await client
    .transaction()
    .create({
      _id: 'ana',
      _type: 'person',
      _createdAt: OLD,
      name: 'Ana',
      area: to('geral'),
      photo: { _type: 'image', asset: to(image._id), hotspot: { x: 0.4, y: 0.5, width: 0.2, height: 0.3 } },
      friends: [to('bia', { _key: 'k1' }), to('ninguem', { _key: 'k2', _weak: true })],
    })
    .create({ _id: 'bia', _type: 'person', _createdAt: OLD, name: 'Bia', friends: [to('ana', { _key: 'k1' })] })
    .create({ _id: 'geral', _type: 'area', _createdAt: OLD, title: 'Clínica "geral" \u2028 \\ 漢字', gone: null })
    .create({ _id: 'exame', _type: 'exam', preparation: { _type: 'file', asset: to(file._id) } })
    .create({
      _id: 'drafts.ana',
      _type: 'person',
      _createdAt: OLD,
      name: 'Ana Maria',
      area: to('nova', { _weak: true, _strengthenOnPublish: { type: 'area' } }),
    })
    .create({ _id: 'drafts.nova', _type: 'area', title: 'Só rascunho' })
    .commit();
  await client.releases.create({ releaseId: 'verao', metadata: { title: 'Verão', releaseType: 'asap' } });
  await client.createVersion({ releaseId: 'verao', publishedId: 'geral', baseId: 'geral' });
  await client.patch('versions.verao.geral').set({ title: 'Clínica de verão' }).commit();
}

/** What a new home changes: revisions, times of change, where files are, and for assets and releases when they came. */
const OF_THE_PLACE: Readonly<Record<string, readonly string[]>> = {
  'sanity.imageAsset': ['_createdAt', 'url', 'uploadId'],
  'sanity.fileAsset': ['_createdAt', 'url', 'uploadId'],
  'system.release': ['_createdAt'],
};

/** Every document by its id, without what belongs to the place. */
export async function contentOf(client: SanityClient): Promise<Map<string, object>> {
  const documents = await client.fetch<readonly { readonly _id: string; readonly _type: string }[]>(
    // Groups say who works here; an import leaves those of the new place alone.
    '*[_type != "system.group"] | order(_id)',
    {},
    { perspective: 'raw' },
  );
  return new Map(
    documents.map((document) => {
      const left = new Set(['_rev', '_updatedAt', ...(OF_THE_PLACE[document._type] ?? [])]);
      return [document._id, Object.fromEntries(Object.entries(document).filter(([name]) => !left.has(name)))];
    }),
  );
}
