import { createClient, type SanityClient } from '@sanity/client';
import { eventually } from '../../e2e/eventually.ts';
import { type LakeProcess, startLakeProcess } from './lake-process.ts';

let lake: LakeProcess;

beforeAll(async () => {
  lake = await startLakeProcess();
});

afterAll(() => lake?.stop());

/** Names the dataset as a resource, as newer programs do. */
const clientOf = (id: string): SanityClient =>
  createClient({
    resource: { type: 'dataset', id },
    apiHost: lake.url,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    token: lake.token,
    perspective: 'raw',
  });

it('K14: reads, writes and listens where the dataset is named as a resource', async () => {
  const client = clientOf('clinica.production');
  const heard: string[] = [];
  await new Promise<void>((ready, error) => {
    client.listen('*[_type == "thing"]', {}, { events: ['welcome', 'mutation'] }).subscribe({
      next: (event) => (event.type === 'mutation' ? heard.push(event.documentId) : ready()),
      error,
    });
  });
  await client.create({ _id: 'one', _type: 'thing', name: 'é' });
  await client.action({
    actionType: 'sanity.action.document.create',
    publishedId: 'two',
    ifExists: 'fail',
    attributes: { _id: 'drafts.two', _type: 'thing' },
  });
  expect(await client.fetch('*[_type == $type] | order(_id)._id', { type: 'thing' })).toEqual(['drafts.two', 'one']);
  expect(await client.getDocument('one')).toMatchObject({ name: 'é' });
  expect(await lake.client.getDocument('one')).toMatchObject({ name: 'é' });
  await eventually(() => Promise.resolve([...heard]), ['one']);
});

it('K14: answers 404 for a project that is not its own', async () => {
  await expect(clientOf('outra.production').fetch('*')).rejects.toMatchObject({ statusCode: 404 });
});

it('K12: takes two slashes before the version for one', async () => {
  const answer = await fetch(`${lake.url}//v2025-02-19/data/query/production?query=1`);
  expect(await answer.json()).toMatchObject({ result: 1 });
});
