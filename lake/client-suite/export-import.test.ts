/** Sanity's own export and import, from one lake into another. */
import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportDataset } from '@sanity/export';
import { sanityImport } from '@sanity/import';
import sharp from 'sharp';
import { contentOf, writeDataset } from './dataset-content.ts';
import { failureOf, type LakeProcess, startLakeProcess } from './lake-process.ts';

let source: LakeProcess;
let target: LakeProcess;
const folder = mkdtempSync(join(tmpdir(), 'lake-export-'));

beforeAll(async () => {
  [source, target] = await Promise.all([startLakeProcess(), startLakeProcess()]);
  await writeDataset(source.client);
});

afterAll(async () => {
  await Promise.all([source?.stop(), target?.stop()]);
  rmSync(folder, { recursive: true });
});

interface Choices {
  readonly types?: string[];
  readonly drafts?: boolean;
  readonly assets?: boolean;
  readonly mode?: 'stream' | 'cursor';
}

function exported(name: string, choices: Choices = {}) {
  return exportDataset({ client: source.client, dataset: 'production', outputPath: join(folder, name), ...choices });
}

describe('export and import', () => {
  it('carry a dataset into another lake, with drafts, versions, a release, references and asset files (L3)', async () => {
    await exported('all.tar.gz');
    const { numDocs, warnings } = await sanityImport(createReadStream(join(folder, 'all.tar.gz')), {
      client: target.client,
      operation: 'create',
      releasesOperation: 'fail',
    });
    expect(warnings).toEqual([]);
    expect(numDocs).toBe(8);
    const [before, after] = await Promise.all([contentOf(source.client), contentOf(target.client)]);
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect(Object.fromEntries(after)).toEqual(Object.fromEntries(before));
  });

  it('bring strong references back to strength and leave weak ones weak', async () => {
    const failure = await failureOf(target.client.delete('bia'));
    expect(failure.statusCode).toBe(409);
    expect((await target.client.getDocument('ana'))?.friends).toEqual([
      { _type: 'reference', _key: 'k1', _ref: 'bia' },
      { _type: 'reference', _key: 'k2', _ref: 'ninguem', _weak: true },
    ]);
  });

  it('serve the imported files with the same bytes', async () => {
    const query = '*[_type in ["sanity.imageAsset", "sanity.fileAsset"]] | order(_id).url';
    const bytes = async ({ client }: LakeProcess) => {
      const urls = await client.fetch<string[]>(query);
      return Promise.all(
        urls.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer()).toString('base64')),
      );
    };
    const imported = await bytes(target);
    expect(imported).toHaveLength(3);
    expect(imported).toEqual(await bytes(source));
  });

  it('repeat without harm, replacing or leaving what is there', async () => {
    const before = await contentOf(target.client);
    for (const [operation, releasesOperation] of [
      ['createOrReplace', 'replace'],
      ['createIfNotExists', 'ignore'],
    ] as const) {
      await sanityImport(createReadStream(join(folder, 'all.tar.gz')), {
        client: target.client,
        operation,
        releasesOperation,
      });
      expect(await contentOf(target.client)).toEqual(before);
    }
  });

  it('refuse to create what is there', async () => {
    await exported('areas.tar.gz', { types: ['area'] });
    const again = sanityImport(createReadStream(join(folder, 'areas.tar.gz')), {
      client: target.client,
      operation: 'create',
    });
    expect((await failureOf(again)).message).toContain('already exists');
  });

  it('can be limited to types and to what is published, and read page by page', async () => {
    expect(await exported('published.tar.gz', { types: ['area'], drafts: false })).toMatchObject({ documentCount: 1 });
    expect(await exported('pages.tar.gz', { mode: 'cursor', assets: false })).toMatchObject({ documentCount: 8 });
  });

  it('K9: give a picture that lost metadata here the id of what is left of it, and every reference follows', async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c2410c' } })
      .withExif({ IFD0: { Make: 'Acme' } })
      .jpeg()
      .toBuffer();
    const given = await source.client.assets.upload('image', photo, { filename: 'sala.jpg', title: 'Sala de espera' });
    const kept = Buffer.from(await (await fetch(given.url)).arrayBuffer());
    const idOf = (bytes: Buffer) => `image-${createHash('sha1').update(bytes).digest('hex')}-40x30-jpg`;
    expect([given._id, kept.equals(photo)]).toEqual([idOf(photo), false]);
    const image = { _type: 'image', asset: { _type: 'reference', _ref: given._id } };
    const fields = { _type: 'room', photo: image, gallery: [{ ...image, _key: 'k1' }] };
    await source.client
      .transaction()
      .create({ _id: 'sala', ...fields })
      .create({ _id: 'drafts.sala', ...fields })
      .commit();

    const query =
      '*[_type == "room"] | order(_id){"refs": [photo.asset._ref, gallery[0].asset._ref], "asset": photo.asset->{_id, title, originalFilename, url}}';
    const move = async (from: LakeProcess, to: LakeProcess, name: string) => {
      await exportDataset({
        client: from.client,
        dataset: 'production',
        outputPath: join(folder, name),
        types: ['room', 'sanity.imageAsset'],
      });
      const stream = createReadStream(join(folder, name));
      const { warnings } = await sanityImport(stream, {
        client: to.client,
        operation: 'createOrReplace',
        releasesOperation: 'replace',
      });
      expect(warnings).toEqual([]);
      return await to.client.fetch<{ refs: string[]; asset: Record<string, string> }[]>(
        query,
        {},
        { perspective: 'raw' },
      );
    };
    const moved = idOf(kept);
    const expected = {
      refs: [moved, moved],
      asset: { _id: moved, title: 'Sala de espera', originalFilename: 'sala.jpg' },
    };
    const there = await move(source, target, 'rooms.tar.gz');
    expect(there).toMatchObject([expected, expected]);
    expect(Buffer.from(await (await fetch(there[0]?.asset.url ?? '')).arrayBuffer()).equals(kept)).toBe(true);
    // Back home it stays what it became: nothing is left to lose.
    expect(await move(target, source, 'rooms-back.tar.gz')).toMatchObject([expected, expected]);
  });

  it('need a token', async () => {
    const response = await fetch(`${source.url}/v2025-02-19/data/export/production`);
    expect(response.status).toBe(401);
  });
});
