import { publishedId } from '#lake/store/ids.ts';
import { referencesIn } from '#lake/store/references.ts';
import type { Findings, Stored } from './stored.ts';
import type { LakeChild } from './lake-child.ts';
import type { Listener } from './listener.ts';
import type { StoredDocument } from '#lake/store/types.ts';

/** What the living lake answers from its indexes in memory must be what a walk over the stored documents finds. */
export async function checkServed(lake: LakeChild, { documents }: Stored, findings: Findings): Promise<void> {
  const all = [...documents.values()];
  const ids = (test: (document: StoredDocument) => boolean) =>
    all
      .filter(test)
      .map(({ _id }) => _id)
      .toSorted();
  const ask = async (groq: string, params: Record<string, unknown> = {}) => {
    const found = await query(lake, groq, params);
    return Array.isArray(found) ? found.map(String).toSorted() : found;
  };

  const served = (await query(lake, '*', {})) as StoredDocument[];
  findings.same(new Map(served.map((document) => [document._id, document])), documents, 'all documents');
  for (const type of ['pair', 'item', 'shared']) {
    const expected = ids(({ _type }) => _type === type);
    findings.same(await ask('*[_type == $type]._id', { type }), expected, `documents of the type ${type}`);
  }
  for (const target of ids(({ _type }) => _type === 'pair')) {
    const expected = ids((document) => referencesIn(document).some(({ to }) => to === target));
    findings.same(await ask('*[references($target)]._id', { target }), expected, `what refers to ${target}`);
  }
  for (const item of all.filter(({ _type }) => _type === 'item').slice(0, 10)) {
    const slug = (item.slug as { current: string }).current;
    const bySlug = ids((document) => (document.slug as { current?: string } | undefined)?.current === slug);
    findings.same(await ask('*[slug.current == $slug]._id', { slug }), bySlug, `documents with the slug ${slug}`);
    const group = publishedId(item._id);
    const members = ids(({ _id }) => publishedId(_id) === group);
    findings.same(await ask('*[sanity::versionOf($group)]._id', { group }), members, `versions of ${group}`);
  }
}

/** Waits until the listener has heard of everything that is stored, then compares what it made of it. */
export async function checkListener(listener: Listener, stored: Stored, findings: Findings): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (listener.transactions.length < stored.transactions.length && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  // One more turn, in which a repeated or invented event would arrive.
  await new Promise((resolve) => setTimeout(resolve, 20));
  findings.same(listener.transactions, stored.transactions, 'the transactions a listener heard of');
  findings.same(existing(listener.byMutations), withRevisions(stored.documents), 'documents replayed from mutations');
  findings.same(existing(listener.byEffects), withoutRevisions(stored.documents), 'documents replayed from effects');
}

function existing(documents: ReadonlyMap<string, unknown>): Record<string, unknown> {
  return Object.fromEntries([...documents].filter(([, document]) => document !== null && document !== undefined));
}

function withRevisions(documents: ReadonlyMap<string, StoredDocument>): Record<string, unknown> {
  return Object.fromEntries(documents);
}

function withoutRevisions(documents: ReadonlyMap<string, StoredDocument>): Record<string, unknown> {
  return Object.fromEntries([...documents].map(([id, { _rev, ...content }]) => [id, content]));
}

async function query(lake: LakeChild, groq: string, params: Record<string, unknown>): Promise<unknown> {
  const response = await fetch(`${lake.url}/data/query/production?perspective=raw`, {
    method: 'POST',
    headers: { authorization: `Bearer ${lake.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: groq, params }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`The lake answered ${response.status}: ${text.slice(0, 500)}`);
  return (JSON.parse(text) as { result: unknown }).result;
}
