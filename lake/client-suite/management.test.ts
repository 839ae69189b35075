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

describe('copies and aliases', () => {
  /** Waits until the dataset is there. */
  async function copy(target: string, options: object = {}): Promise<SanityClient> {
    const body = { targetDataset: target, ...options };
    const { jobId } = await client.request<{ jobId: string }>({ method: 'PUT', url: '/datasets/fonte/copy', body });
    // Ends with the job; nobody needs a token for it.
    const heard = await (await fetch(`${lake.url}/v1/jobs/${jobId}/listen`)).text();
    expect(heard).toContain('"state":"completed"');
    return client.withConfig({ dataset: target });
  }

  it('K15: copies a dataset with its history, releases and files, or without', async () => {
    await client.datasets.create('fonte', { aclMode: 'private' });
    const source = client.withConfig({ dataset: 'fonte' });
    const { _id: asset } = await source.assets.upload('file', Buffer.from('Jejum de oito horas.'), {
      filename: 'a.txt',
    });
    await source.create({ _id: 'geral', _type: 'area', title: 'Antes' });
    await source.create({
      _id: 'drafts.geral',
      _type: 'area',
      title: 'Rascunho',
      of: { _type: 'reference', _ref: asset },
    });
    const { _rev: past } = await source.patch('geral').set({ title: 'Depois' }).commit();
    await source.releases.create({ releaseId: 'verao', metadata: { releaseType: 'asap' } });
    await source.createVersion({ releaseId: 'verao', publishedId: 'geral', baseId: 'geral' });
    const idsIn = (one: SanityClient) => one.fetch<string[]>('*[!(_type match "system.group")]._id');
    const pastIn = (one: SanityClient) =>
      one.request<{ documents: object[] }>({
        url: `/data/history/${one.config().dataset ?? ''}/documents/geral`,
        query: { revision: past },
      });

    const [whole, bare] = [await copy('inteira'), await copy('nua', { skipHistory: true, skipContentReleases: true })];
    expect((await idsIn(whole)).sort()).toEqual((await idsIn(source)).sort());
    expect((await idsIn(bare)).sort()).toEqual([asset, 'drafts.geral', 'geral'].sort());
    expect((await pastIn(whole)).documents).toEqual([expect.objectContaining({ title: 'Depois' })]);
    expect((await pastIn(bare)).documents).toEqual([]);
    expect(await whole.getDocument('geral')).toEqual(await source.getDocument('geral'));
    // Each has files of its own.
    await client.datasets.delete('fonte');
    for (const one of [whole, bare]) {
      const { url } = await one.fetch<{ url: string }>('*[_type == "sanity.fileAsset"][0]');
      expect(url).toContain(`/${one.config().dataset ?? ''}/`);
      expect(await (await fetch(url)).text()).toBe('Jejum de oito horas.');
    }
    expect((await whole.patch('geral').set({ title: 'Outra' }).commit()).title).toBe('Outra');
    expect(
      (
        await failureOf(
          client.request({ method: 'PUT', url: '/datasets/nua/copy', body: { targetDataset: 'inteira' } }),
        )
      ).statusCode,
    ).toBe(409);
    await Promise.all(['inteira', 'nua'].map((name) => client.datasets.delete(name)));
  });

  it('K15: reads, writes and listens through an alias, which may be linked anew', async () => {
    await client.datasets.create('azul');
    await client.datasets.create('verde');
    const link = (method: string, path: string, body: object = {}) =>
      client.request({ method, url: `/aliases/${path}`, body });
    await link('PUT', 'vivo', { datasetName: 'azul' });
    const vivo = client.withConfig({ dataset: '~vivo' });
    const heard: string[] = [];
    let welcome: () => void = () => {};
    const ready = new Promise<void>((done) => (welcome = done));
    const subscription = vivo.listen('*', {}, { events: ['welcome', 'mutation'] }).subscribe((event) => {
      if (event.type === 'welcome') welcome();
      if (event.type === 'mutation') heard.push(event.documentId);
    });
    await ready;
    await vivo.create({ _id: 'a', _type: 'area' });
    while (heard.length === 0) await new Promise((done) => setTimeout(done, 20));
    subscription.unsubscribe();
    expect(heard).toEqual(['a']);
    expect(await client.withConfig({ dataset: 'azul' }).fetch('*[_type == "area"]._id')).toEqual(['a']);
    expect((await failureOf(client.datasets.delete('azul'))).statusCode).toBe(409);
    await link('PATCH', 'vivo', { datasetName: 'verde' });
    expect(await vivo.fetch('*[_type == "area"]._id')).toEqual([]);
    expect(await link('PATCH', 'vivo/unlink')).toMatchObject({ datasetName: 'verde' });
    expect((await failureOf(vivo.fetch('*'))).statusCode).toBe(404);
    expect((await failureOf(link('PATCH', 'vivo', { datasetName: 'nenhum' }))).statusCode).toBe(404);
    await link('DELETE', 'vivo');
    expect((await failureOf(link('DELETE', 'vivo'))).statusCode).toBe(404);
    await Promise.all(['azul', 'verde'].map((name) => client.datasets.delete(name)));
  });

  it('K15: says that there are no embeddings, and leaves members out where nobody asks for them', async () => {
    expect(await client.datasets.getEmbeddingsSettings('production')).toMatchObject({ enabled: false });
    const enabling = client.datasets.editEmbeddingsSettings('production', { enabled: true });
    expect((await failureOf(enabling)).message).toContain('no embeddings');
    expect((await client.projects.list())[0]).toHaveProperty('members');
    expect((await client.projects.list({ includeMembers: false }))[0]).not.toHaveProperty('members');
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
