/** The client's methods for datasets, projects, users, releases, versions and live content. */
import type { LiveEvent, SanityClient } from '@sanity/client';
import { failureOf, type LakeProcess, startLakeProcess } from './lake-process.ts';

let lake: LakeProcess;
let client: SanityClient;

beforeAll(async () => {
  lake = await startLakeProcess();
  ({ client } = lake);
  await client
    .transaction()
    .create({ _id: 'geral', _type: 'area', title: 'Geral' })
    .create({ _id: 'imagem', _type: 'area', title: 'Imagem' })
    .commit();
});

afterAll(() => lake?.stop());

/** The title a document has in a perspective; undefined when it is not there. */
async function titleIn(perspective: 'published' | string[], id: string): Promise<unknown> {
  return (await client.fetch('*[_id == $id][0].title', { id }, { perspective })) ?? undefined;
}

describe('datasets, projects and users', () => {
  it('creates, lists, edits and deletes a dataset with content of its own', async () => {
    await client.datasets.create('testes', { aclMode: 'private' });
    expect(await client.datasets.list()).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'testes', aclMode: 'private' })]),
    );
    const other = client.withConfig({ dataset: 'testes' });
    await other.create({ _id: 'geral', _type: 'area', title: 'Outra' });
    expect((await other.getDocument('geral'))?.title).toBe('Outra');
    expect(await titleIn('published', 'geral')).toBe('Geral');
    await client.datasets.edit('testes', { aclMode: 'public' });
    expect(await lake.anonymous.withConfig({ dataset: 'testes' }).fetch('count(*)')).toBe(1);
    await client.datasets.delete('testes');
    expect((await failureOf(other.fetch('*'))).statusCode).toBe(404);
  });

  it('describes the project and the caller', async () => {
    expect(await client.projects.getById('clinica')).toMatchObject({ id: 'clinica' });
    expect(await client.projects.list()).toEqual([expect.objectContaining({ id: 'clinica' })]);
    expect(await client.users.getById('me')).toMatchObject({
      roles: [expect.objectContaining({ name: 'administrator' })],
    });
  });
});

describe('releases and versions', () => {
  it('makes a release with versions, previews and publishes it', async () => {
    await client.releases.create({ releaseId: 'verao', metadata: { title: 'Verão', releaseType: 'undecided' } });
    await client.releases.edit({ releaseId: 'verao', patch: { set: { 'metadata.title': 'Verão 2027' } } });
    expect(await client.releases.get({ releaseId: 'verao' })).toMatchObject({
      state: 'active',
      metadata: { title: 'Verão 2027' },
    });
    await client.createVersion({ releaseId: 'verao', publishedId: 'geral', baseId: 'geral' });
    await client.replaceVersion({ document: { _id: 'versions.verao.geral', _type: 'area', title: 'Geral de verão' } });
    await client.createVersion({ releaseId: 'verao', publishedId: 'imagem', baseId: 'imagem' });
    await client.unpublishVersion({ releaseId: 'verao', publishedId: 'imagem' });
    const { result } = await client.releases.fetchDocuments({ releaseId: 'verao' });
    expect(result.map(({ _id }) => _id).sort()).toEqual(['versions.verao.geral', 'versions.verao.imagem']);
    expect([await titleIn(['verao'], 'geral'), await titleIn(['verao'], 'imagem')]).toEqual([
      'Geral de verão',
      undefined,
    ]);
    expect(await titleIn('published', 'imagem')).toBe('Imagem');
    await client.releases.publish({ releaseId: 'verao' });
    expect([await titleIn('published', 'geral'), await titleIn('published', 'imagem')]).toEqual([
      'Geral de verão',
      undefined,
    ]);
    expect(await client.releases.get({ releaseId: 'verao' })).toMatchObject({ state: 'published' });
    await client.releases.delete({ releaseId: 'verao' });
    expect(await client.releases.get({ releaseId: 'verao' })).toBeUndefined();
  });

  it('schedules, unschedules, archives and brings back', async () => {
    const releaseId = 'inverno';
    const state = async () => (await client.releases.get({ releaseId }))?.state;
    await client.releases.create({ releaseId, metadata: { releaseType: 'scheduled' } });
    await client.createVersion({ releaseId, publishedId: 'geral', baseId: 'geral' });
    await client.releases.schedule({ releaseId, publishAt: new Date(Date.now() + 3_600_000).toISOString() });
    expect(await state()).toBe('scheduled');
    await client.releases.unschedule({ releaseId });
    expect(await state()).toBe('active');
    await client.releases.archive({ releaseId });
    expect([await state(), await client.getDocument('versions.inverno.geral')]).toEqual(['archived', undefined]);
    await client.releases.unarchive({ releaseId });
    expect([await state(), (await client.getDocument('versions.inverno.geral'))?._type]).toEqual(['active', 'area']);
    await client.discardVersion({ releaseId, publishedId: 'geral' });
    expect(await client.getDocument('versions.inverno.geral')).toBeUndefined();
  });
});

describe('live content', () => {
  it('tells readers which tags changed, and queries name the tags they depend on', async () => {
    const { syncTags } = await client.fetch(
      '*[_type == "area"]',
      {},
      { filterResponse: false, perspective: 'published' },
    );
    const seen: LiveEvent[] = [];
    let welcome: () => void = () => {};
    const ready = new Promise<void>((done) => (welcome = done));
    const subscription = lake.anonymous.live.events().subscribe((event) => {
      seen.push(event);
      if (event.type === 'welcome') welcome();
    });
    await ready;
    await client.patch('geral').set({ title: 'Mudou' }).commit();
    const messageOf = () => seen.find((event) => event.type === 'message');
    const deadline = Date.now() + 60_000;
    while (!messageOf() && Date.now() < deadline) await new Promise((done) => setTimeout(done, 20));
    subscription.unsubscribe();
    expect(messageOf()?.tags).toEqual(expect.arrayContaining([expect.stringMatching(/^s1:/)]));
    expect(syncTags?.some((tag) => messageOf()?.tags.includes(tag))).toBe(true);
  });
});
