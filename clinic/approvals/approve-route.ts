import { Hono } from 'hono';
import { clientAddress } from '#lake/admission/client-address.ts';
import { LakeError } from '#lake/errors.ts';
import { jsonBody } from '#lake/routes/request-body.ts';
import { publishedId } from '#lake/store/ids.ts';
import { transactionId as newTransactionId } from '#lake/store/random-id.ts';
import { APPROVING } from './approvals.ts';
import type { Person } from '#lake/auth/authentication.ts';
import type { Caller } from '#lake/caller.ts';
import type { Lake } from '#lake/lake.ts';
import type { Approval } from './approvals.ts';

/** No type of document has more that is judged one by one. */
const MOST_FIELDS = 50;

/**
 * `POST /data/approve/<dataset>` with `{"id", "revision", "fields", "set"}`: a technical director approves these fields of a
 * document as they are in this revision; `set` gives some of them a text at once, as the day of a review. People only: a program
 * approves nothing. With `"publish": true` the same transaction publishes the draft: whoever is typing in it meanwhile meets one
 * change, as with Studio's own “Publish”. The hosted service has no such address.
 */
export function approveRoutes(lake: Lake): Hono {
  return new Hono().post('/data/approve/:dataset', async (c) => {
    const { name, access, reader, transactor } = lake.datasets.get(c.req.param('dataset'));
    const caller = await lake.callerOf(c.req.raw, access);
    const director = directorOf(caller, lake);
    const { id, revision, fields, set, publish } = wanted(await jsonBody(c.req.raw));
    const transactionId = newTransactionId();
    await transactor.queued(() => {
      const document = reader.get(id);
      const shown = document && caller.may('read', document) ? { ...document, ...set } : undefined;
      const content = Object.fromEntries(
        fields.flatMap((field) => (shown?.[field] === undefined ? [] : [[field, shown[field]]])),
      );
      const at = new Date().toISOString();
      const approval: Approval = { by: director.id, byName: director.name, at, revision: transactionId, content };
      // The revision that was looked at, and no later one.
      const patch = { ifRevisionID: revision, set: { ...set, approval } };
      const request = { caller, transactionId, purpose: APPROVING };
      if (!publish) return transactor.mutate({ ...request, mutations: [{ patch: { id, ...patch } }] });
      const ids = { draftId: id, publishedId: publishedId(id) };
      const actions = [
        { actionType: 'sanity.action.document.edit', ...ids, patch },
        { actionType: 'sanity.action.document.publish', ...ids },
      ];
      return transactor.act({ ...request, actions });
    });
    const actor = { id: director.id, address: clientAddress(c) };
    lake.audit.write('document.approved', actor, id, { dataset: name, revision: transactionId });
    return c.json({ transactionId });
  });
}

function directorOf({ userId, roles }: Caller, { people }: Lake): Person {
  const person = userId === null ? undefined : people.find(userId);
  if (person && roles.includes('technical-director')) return person;
  throw new LakeError(403, undefined, 'Only a technical director approves.');
}

function wanted({ id, revision, fields, set = {}, publish }: Readonly<Record<string, unknown>>) {
  const names = Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [];
  const isComplete = typeof id === 'string' && typeof revision === 'string' && names.length > 0;
  const given = Object.entries(typeof set === 'object' && set ? set : {});
  const isOfFields = given.every(([name, text]) => names.includes(name) && typeof text === 'string');
  if (isComplete && isOfFields && names.length <= MOST_FIELDS) {
    const texts = Object.fromEntries(given) as Readonly<Record<string, string>>;
    return { id, revision, fields: names, set: texts, publish: publish === true && id.startsWith('drafts.') };
  }
  throw new LakeError(
    400,
    'httpBadRequest',
    'The body needs "id", "revision" and "fields", the names of fields; "set" gives texts to some of these.',
  );
}
