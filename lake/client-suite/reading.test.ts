import type { SanityClient } from '@sanity/client';
import { failureOf, type LakeProcess, startLakeProcess } from './lake-process.ts';

let lake: LakeProcess;
let client: SanityClient;
let anonymous: SanityClient;

beforeAll(async () => {
  lake = await startLakeProcess();
  ({ client, anonymous } = lake);
});

afterAll(() => lake?.stop());

describe('reading', () => {
  beforeAll(async () => {
    await client
      .transaction()
      .createOrReplace({ _id: 'ana', _type: 'person', name: 'Ana', age: 41, tags: ['a', 'b'] })
      .createOrReplace({
        _id: 'bruno',
        _type: 'person',
        name: 'Bruno',
        age: 35,
        boss: { _type: 'reference', _ref: 'ana' },
      })
      .createOrReplace({ _id: 'drafts.ana', _type: 'person', name: 'Ana Maria', age: 41 })
      .createOrReplace({ _id: 'drafts.carla', _type: 'person', name: 'Carla', age: 29 })
      .commit();
  });

  it('fetches with parameters of every JSON kind (L2)', async () => {
    const query = '{"name": *[_id == $id][0].name, "n": $n, "list": $list, "nothing": $nothing, "text": $text}';
    const params = { id: 'ana', n: 1.5, list: ['x', { y: true }], nothing: null, text: 'é "aspas"' };
    expect(await client.fetch(query, params)).toEqual({
      name: 'Ana',
      n: 1.5,
      list: params.list,
      nothing: null,
      text: params.text,
    });
  });

  it('sends long queries as POST and gets the same answer', async () => {
    const filler = 'x'.repeat(12_000);
    expect(await client.fetch('*[_id == $id && name != $filler][0].name', { id: 'ana', filler })).toBe('Ana');
  });

  it('follows references', async () => {
    expect(await client.fetch('*[_id == "bruno"][0]{name, "boss": boss->name}')).toEqual({
      name: 'Bruno',
      boss: 'Ana',
    });
  });

  it('shows each perspective its own view', async () => {
    const names = '*[_type == "person"] | order(_id) {_id, name}';
    expect(await client.fetch(names, {}, { perspective: 'raw' })).toHaveLength(4);
    expect(await client.fetch(names, {}, { perspective: 'published' })).toEqual([
      { _id: 'ana', name: 'Ana' },
      { _id: 'bruno', name: 'Bruno' },
    ]);
    expect(await client.fetch(names, {}, { perspective: 'drafts' })).toEqual([
      { _id: 'ana', name: 'Ana Maria' },
      { _id: 'bruno', name: 'Bruno' },
      { _id: 'carla', name: 'Carla' },
    ]);
  });

  it('never shows drafts to anonymous callers, whatever they ask (L4)', async () => {
    expect(await anonymous.fetch('count(*[_type == "person"])', {}, { perspective: 'raw' })).toBe(2);
    expect(await anonymous.fetch('*[_id in path("drafts.**")]', {}, { perspective: 'raw' })).toEqual([]);
    expect((await failureOf(anonymous.fetch('*', {}, { perspective: 'drafts' }))).statusCode).toBe(401);
    expect(await anonymous.getDocument('drafts.ana')).toBeUndefined();
  });

  it('gets one document, several in order, and undefined for a missing one', async () => {
    expect(await client.getDocument('ana')).toMatchObject({ _id: 'ana', name: 'Ana' });
    const several = await client.getDocuments(['bruno', 'nobody', 'ana']);
    expect(several.map((document) => document?._id ?? null)).toEqual(['bruno', null, 'ana']);
    expect(await client.getDocument('nobody')).toBeUndefined();
  });

  it('explains a syntax error with its position', async () => {
    const error = await failureOf(client.fetch('*[_type == '));
    expect(error.statusCode).toBe(400);
    expect(error.message).toContain('*[_type ==');
  });

  it('refuses an unknown token', async () => {
    const error = await failureOf(client.withConfig({ token: 'not-a-token' }).fetch('*[0]'));
    expect(error.statusCode).toBe(401);
  });
});
