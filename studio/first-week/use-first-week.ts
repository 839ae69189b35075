import { useEffect, useState } from 'react';
import { type SanityClient, type Schema, useClient, useSchema } from 'sanity';

import { publishedIdOf } from '../../schemas/rules/form-value.ts';
import type { Answers } from './answers.ts';
import { type Gap, gapsIn, type LeftDocument, leftOver } from './left-over.ts';
import { ownContent } from './own-content.ts';
import { broughtBack, patchTo, type Stored, withoutRevision } from './stored.ts';

/** Where answers are kept, and what they changed. An id with a dot is nothing for visitors, and for contributors to read only; no list shows the type. */
const STATE_ID = 'state.firstWeek';

interface State {
  readonly answers?: Answers;
  /** Those by which the content was made last. */
  readonly applied?: Answers;
  /** A moment at which everything was as before. */
  readonly before?: string;
  /** Documents that are different since, or gone. */
  readonly changed?: readonly string[];
  /** Documents that there are since. */
  readonly made?: readonly string[];
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
  /** Keeps the answers of one question, so that somebody else, or another day, goes on from there. */
  readonly keep: (answers: Answers) => Promise<void>;
  /** Puts the clinic's own content, by all answers, in place of the demonstration. */
  readonly apply: () => Promise<void>;
  readonly undo: () => Promise<void>;
  /** Says of a document that its texts are the clinic's own. */
  readonly confirm: (id: string) => Promise<void>;
  /** The ribbon goes, and search engines may list the site. */
  readonly goLive: () => Promise<void>;
}

const EVERYTHING = '*[!(_type match "sanity.*") && !(_type match "system.*")]';
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
    apply: afterwards(() => apply(client)),
    undo: afterwards(() => undo(client)),
    confirm: afterwards((id: string) => setEverywhere(client, id, { isDemo: false })),
    goLive: afterwards(() => setEverywhere(client, 'siteSettings', { demoMode: false })),
  };
  return [state, task];
}

async function read(client: SanityClient, schema: Schema): Promise<FirstWeek> {
  const [documents, origin] = await Promise.all([client.fetch<Stored[]>(EVERYTHING, {}, RAW), demonstration()]);
  const kept = documents.find(({ _id }) => _id === STATE_ID) as State | undefined;
  const published = documents.filter(
    (document) => publishedIdOf(document) === document._id && document._id !== STATE_ID,
  );
  const areas = published.filter(({ _type }) => _type === 'area');
  return {
    answers: kept?.answers ?? {},
    canUndo: Boolean(kept?.changed),
    areas: areas
      .toSorted((one, other) => Number(one.order) - Number(other.order))
      .map(({ _id, title }) => ({ title: String(title), value: _id })),
    left: leftOver(published, origin, (name) => schema.get(name), kept?.applied),
    gaps: gapsIn(published.find(({ _id }) => _id === 'siteSettings')),
    isDemonstration: published.some(({ demoMode }) => demoMode === true),
  };
}

/** One by one: a colleague may answer another question at the same time. */
function keep(client: SanityClient, answers: Answers) {
  const set = Object.fromEntries(Object.entries(answers).map(([name, answer]) => [`answers.${name}`, answer]));
  return client
    .transaction()
    .createIfNotExists({ _id: STATE_ID, _type: 'firstWeek' })
    .patch(STATE_ID, { set })
    .commit();
}

/** In what is published and in the draft, so that no later publication brings it back. */
async function setEverywhere(client: SanityClient, id: string, fields: Readonly<Record<string, unknown>>) {
  const ids = await client.fetch<string[]>('*[_id in [$id, "drafts." + $id]]._id', { id }, RAW);
  const transaction = client.transaction();
  for (const one of ids) transaction.patch(one, { set: fields });
  return await transaction.commit();
}

async function apply(client: SanityClient) {
  const [documents, origin] = await Promise.all([client.fetch<Stored[]>(EVERYTHING, {}, RAW), demonstration()]);
  const state = documents.find(({ _id }) => _id === STATE_ID) as State | undefined;
  const answers = state?.answers ?? {};
  const own = documents.filter(({ _id }) => _id !== STATE_ID);
  // The day where the clinic is, and whoever answers with it.
  const today = new Intl.DateTimeFormat('en-CA').format(new Date());
  const { put, make, remove } = ownContent(own, origin, { answers, applied: state?.applied ?? {}, today });
  const present = new Map(own.map((document) => [document._id, document]));
  const made = make.map(({ _id }) => _id).filter((id) => !present.has(id));
  const transaction = client.transaction();
  for (const document of put) {
    const before = present.get(document._id);
    if (!before) continue;
    transaction.patch(before._id, patchTo(document, before));
    // The lake takes an approval away with the whole document alone.
    if (before.approval && !document.approval) transaction.createOrReplace(withoutRevision(document));
  }
  for (const document of make) transaction.createIfNotExists(document);
  for (const id of remove) transaction.delete(id);
  // Undoing goes back to before the first time.
  const newest =
    own
      .map(({ _updatedAt }) => String(_updatedAt))
      .toSorted()
      .at(-1) ?? '';
  const before = state?.before ?? newest;
  const wasThere = new Set(own.filter(({ _createdAt }) => String(_createdAt) <= before).map(({ _id }) => _id));
  const changed = [...put.map(({ _id }) => _id), ...remove].filter((id) => wasThere.has(id));
  const set = { applied: answers, before, changed: union(state?.changed, changed), made: union(state?.made, made) };
  await transaction.patch(STATE_ID, { set }).commit();
}

function union(one: readonly string[] = [], other: readonly string[]): readonly string[] {
  return [...new Set([...one, ...other])];
}

/** As many documents as fit into one address. */
const AT_ONCE = 40;

/** Brings back what was changed, as the history has it, and takes away what was made and nothing else refers to. */
async function undo(client: SanityClient) {
  const state = await client.fetch<State | null>('*[_id == $id][0]', { id: STATE_ID }, RAW);
  if (!state?.before || !state.changed) return;
  const made = state.made ?? [];
  const changed = state.changed.filter((id) => !made.includes(id));
  const then = new Map<string, Stored>();
  for (let at = 0; at < changed.length; at += AT_ONCE) {
    const ids = changed.slice(at, at + AT_ONCE);
    const { documents } = await client.request<{ documents: Stored[] }>({
      url: `/data/history/${client.config().dataset}/documents/${ids.map(encodeURIComponent).join(',')}`,
      query: { time: state.before },
    });
    for (const document of documents) then.set(document._id, document);
  }
  if (then.size < changed.length) throw new Error('The history does not have everything any more.');
  const own = [...changed, ...made, STATE_ID];
  const needed = await client.fetch<string[]>(
    '*[_id in $made && count(*[references(^._id) && !(_id in $own)]) > 0]._id',
    { made, own },
    RAW,
  );
  const transaction = client.transaction();
  for (const document of broughtBack(then)) transaction.createOrReplace(document);
  for (const id of made) if (!needed.includes(id)) transaction.delete(id);
  await transaction.patch(STATE_ID, (patch) => patch.unset(['applied', 'before', 'changed', 'made'])).commit();
}
