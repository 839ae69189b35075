import { useEffect, useState } from 'react';
import { type SanityClient, type Schema, useClient, useSchema } from 'sanity';

import type { Answers } from './answers.ts';
import { type Gap, gapsIn, type LeftDocument, leftOver } from './left-over.ts';
import { ownContent, type Stored } from './own-content.ts';

/** Where answers are kept until they are used, and what they changed: below `drafts.` no visitor reads, and no list shows the type. */
const STATE_ID = 'drafts.firstWeek';

interface State {
  readonly answers?: Answers;
  /** A moment at which everything was as before, and the documents that are different since. */
  readonly before?: string;
  readonly changed?: readonly string[];
}

export interface FirstWeek {
  readonly answers: Answers;
  readonly canUndo: boolean;
  /** Areas of the clinic, in the order of the site. */
  readonly areas: readonly { readonly title: string; readonly value: string }[];
  readonly left: readonly LeftDocument[];
  readonly gaps: readonly Gap[];
  /** Whether the site still says that it is a demonstration. */
  readonly isDemonstration: boolean;
}

interface Task {
  /** Keeps answers, so that somebody else, or another day, goes on from there. */
  readonly keep: (answers: Answers) => Promise<void>;
  /** Puts the clinic's own content in place of the demonstration. */
  readonly apply: (answers: Answers) => Promise<void>;
  readonly undo: () => Promise<void>;
  /** Says of a document that its texts are the clinic's own. */
  readonly confirm: (id: string) => Promise<void>;
  /** The ribbon goes, and search engines may list the site. */
  readonly goLive: () => Promise<void>;
}

const EVERYTHING = '*[!(_id in path("versions.**")) && !(_type match "sanity.*") && !(_type match "system.*")]';
const RAW = { perspective: 'raw' } as const;

const demonstration = async () => {
  const { demonstrationDocuments } = await import('../../demo/documents.ts');
  return demonstrationDocuments as unknown as readonly Stored[];
};

/** What the first week is about, as it is now, and what can be done. Undefined until it is known. */
export function useFirstWeek(): readonly [FirstWeek | undefined, Task] {
  const client = useClient({ apiVersion: '2025-02-19' });
  const schema = useSchema();
  const [state, setState] = useState<FirstWeek>();

  useEffect(() => {
    let isOpen = true;
    read(client, schema).then(
      (found) => isOpen && setState(found),
      // Studio itself tells of a lost connection.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [client, schema]);

  const afterwards =
    <Given extends readonly unknown[]>(act: (...given: Given) => Promise<unknown>) =>
    async (...given: Given) => {
      await act(...given);
      setState(await read(client, schema));
    };
  const task: Task = {
    keep: afterwards((answers: Answers) => keep(client, answers)),
    apply: afterwards((answers: Answers) => apply(client, answers)),
    undo: afterwards(() => undo(client)),
    confirm: afterwards((id: string) => client.patch(id).set({ isDemo: false }).commit()),
    goLive: afterwards(() => client.patch('siteSettings').set({ demoMode: false }).commit()),
  };
  return [state, task];
}

async function read(client: SanityClient, schema: Schema): Promise<FirstWeek> {
  const [documents, origin] = await Promise.all([client.fetch<Stored[]>(EVERYTHING, {}, RAW), demonstration()]);
  const kept = documents.find(({ _id }) => _id === STATE_ID) as State | undefined;
  const published = documents.filter(({ _id }) => !_id.startsWith('drafts.'));
  const areas = published.filter(({ _type }) => _type === 'area');
  return {
    answers: kept?.answers ?? {},
    canUndo: Boolean(kept?.changed),
    areas: areas
      .toSorted((one, other) => Number(one.order) - Number(other.order))
      .map(({ _id, title }) => ({ title: String(title), value: _id })),
    left: leftOver(published, origin, (name) => schema.get(name)),
    gaps: gapsIn(published.find(({ _id }) => _id === 'siteSettings')),
    isDemonstration: published.some(({ demoMode }) => demoMode === true),
  };
}

function keep(client: SanityClient, answers: Answers) {
  return client
    .transaction()
    .createIfNotExists({ _id: STATE_ID, _type: 'firstWeek' })
    .patch(STATE_ID, (patch) => patch.set({ answers }))
    .commit();
}

async function apply(client: SanityClient, answers: Answers) {
  const [documents, origin] = await Promise.all([client.fetch<Stored[]>(EVERYTHING, {}, RAW), demonstration()]);
  const own = documents.filter(({ _id }) => _id !== STATE_ID);
  const today = new Date().toISOString().slice(0, 10);
  const { put, make, remove } = ownContent(own, origin, answers, today);
  const changed = [...[...put, ...make].map(({ _id }) => _id), ...remove];
  const before = own
    .map(({ _updatedAt }) => String(_updatedAt))
    .toSorted()
    .at(-1);
  const transaction = client.transaction();
  for (const document of put) transaction.createOrReplace(withoutRevision(document));
  for (const document of make) transaction.createIfNotExists(document);
  for (const id of remove) transaction.delete(id);
  await transaction.createOrReplace({ _id: STATE_ID, _type: 'firstWeek', answers, before, changed }).commit();
}

/** As many documents as fit into one address. */
const AT_ONCE = 40;

async function undo(client: SanityClient) {
  const state = await client.fetch<State | null>('*[_id == $id][0]', { id: STATE_ID }, RAW);
  if (!state?.before || !state.changed) return;
  const then = new Map<string, Stored>();
  for (let at = 0; at < state.changed.length; at += AT_ONCE) {
    const ids = state.changed.slice(at, at + AT_ONCE);
    const { documents } = await client.request<{ documents: Stored[] }>({
      url: `/data/history/${client.config().dataset}/documents/${ids.map(encodeURIComponent).join(',')}`,
      query: { time: state.before },
    });
    for (const document of documents) then.set(document._id, document);
  }
  const transaction = client.transaction();
  for (const document of then.values()) transaction.createOrReplace(withoutRevision(document));
  for (const id of state.changed) if (!then.has(id)) transaction.delete(id);
  await transaction.patch(STATE_ID, (patch) => patch.unset(['before', 'changed'])).commit();
}

function withoutRevision({ _rev, _updatedAt, ...document }: Stored): Stored {
  return document;
}
