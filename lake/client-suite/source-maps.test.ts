/** Content source maps as Sanity's client uses them: texts that know where they come from, and click-to-edit. */
import { applySourceDocuments, resolveEditInfo } from '@sanity/client/csm';
import { stegaClean } from '@sanity/client/stega';
import { vercelStegaDecode } from '@vercel/stega';
import { failureOf, type LakeProcess, startLakeProcess } from './lake-process.ts';

let lake: LakeProcess;

const QUERY = `*[_type == "page"] | order(title) {
  title, "slug": slug.current, "size": count(sections),
  sections[]{_key, _type, heading, "areas": areas[]->{title}, body}
}`;

beforeAll(async () => {
  lake = await startLakeProcess();
  await lake.client
    .transaction()
    .create({ _id: 'geral', _type: 'area', title: 'Clínica geral' })
    .create({ _id: 'inicio', _type: 'page', title: 'Início', slug: { current: 'inicio' } })
    .create({
      _id: 'drafts.inicio',
      _type: 'page',
      title: 'Início novo',
      slug: { current: 'inicio' },
      sections: [
        {
          _key: 'h1',
          _type: 'hero',
          heading: 'Bem-vindo',
          areas: [{ _key: 'a1', _type: 'reference', _ref: 'geral' }],
          body: [
            { _key: 'b1', _type: 'block', children: [{ _key: 's1', _type: 'span', text: 'Agende sua consulta.' }] },
          ],
        },
      ],
    })
    .commit();
});

afterAll(() => lake?.stop());

describe('content source maps', () => {
  it('mark each text with the link that opens it in Studio', async () => {
    const stega = { enabled: true, studioUrl: '/studio' };
    const client = lake.client.withConfig({ perspective: 'drafts', stega });
    const plain = await lake.client.withConfig({ perspective: 'drafts' }).fetch(QUERY);
    const [page] = await client.fetch(QUERY);
    expect(stegaClean([page])).toEqual(plain);
    const targetOf = (text: string) => {
      const { href } = vercelStegaDecode<{ href: string }>(text) ?? { href: '' };
      const { searchParams } = new URL(href, 'http://localhost');
      return ['id', 'type', 'path'].map((name) => searchParams.get(name)).join(' ');
    };
    const [section] = page.sections;
    // Links name the published id; Studio opens the draft of it when there is one.
    expect(targetOf(page.title)).toBe('inicio page title');
    expect(targetOf(section.heading)).toBe('inicio page sections[_key=="h1"].heading');
    expect(targetOf(section.areas[0].title)).toBe('geral area title');
    expect(targetOf(section.body[0].children[0].text)).toBe(
      'inicio page sections[_key=="h1"].body[_key=="b1"].children[_key=="s1"].text',
    );
  });

  it('resolve every part of a result to its document and path', async () => {
    const { result, resultSourceMap } = await lake.client.fetch(
      QUERY,
      {},
      {
        filterResponse: false,
        perspective: 'drafts',
        resultSourceMap: 'withKeyArraySelector',
      },
    );
    if (!resultSourceMap) throw new Error('The answer has no source map.');
    const info = (...resultPath: (string | number)[]) =>
      resolveEditInfo({ studioUrl: '/studio', resultSourceMap, resultPath });
    expect(info(0, 'slug')).toMatchObject({ id: 'drafts.inicio', type: 'page', path: ['slug', 'current'] });
    expect(info(0, 'sections', 0, 'areas', 0, 'title')).toMatchObject({ id: 'geral', type: 'area', path: ['title'] });
    expect(info(0, 'size')).toBeUndefined();
    expect(result[0].size).toBe(1);
  });

  it('let a preview apply an edit before the lake has it', async () => {
    const { result, resultSourceMap } = await lake.client.fetch(
      QUERY,
      {},
      {
        filterResponse: false,
        perspective: 'drafts',
        resultSourceMap: 'withKeyArraySelector',
      },
    );
    const edited = {
      ...(await lake.client.getDocument('drafts.inicio')),
      _id: 'drafts.inicio',
      _type: 'page',
      title: 'Editado',
    };
    const updated = applySourceDocuments(
      result,
      resultSourceMap,
      ({ _id }) => (_id === 'drafts.inicio' ? edited : undefined),
      (changed) => changed,
      'drafts',
    );
    expect(updated[0]).toEqual({ ...result[0], title: 'Editado' });
  });

  it('are in the answer only when asked for, and name nothing a stranger may not read', async () => {
    const options = { filterResponse: false, perspective: 'published' } as const;
    expect(await lake.anonymous.fetch(QUERY, {}, options)).not.toHaveProperty('resultSourceMap');
    const { resultSourceMap } = await lake.anonymous.fetch('*', {}, { ...options, resultSourceMap: true });
    expect(resultSourceMap?.documents.map(({ _id }) => _id)).toEqual(['geral', 'inicio']);
    expect((await failureOf(lake.anonymous.fetch(QUERY, {}, { ...options, perspective: 'drafts' }))).statusCode).toBe(
      401,
    );
  });
});
