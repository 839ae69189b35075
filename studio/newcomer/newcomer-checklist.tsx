import { CircleIcon } from '@sanity/icons/Circle';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { getPublishedId, useClient, useDocumentPreviewStore, useFormCallbacks } from 'sanity';
import { IntentLink, useRouter } from 'sanity/router';

import { useLakeTask } from '../use-lake-task.ts';
import {
  type Newcomer,
  NEWCOMER_QUERY,
  type NewcomerStep,
  newcomerSteps,
  type Offer,
  putOffOf,
} from './newcomer-steps.ts';

/** Somebody who is here for longer has what there is to have. */
const NEW_FOR_MS = 60 * 24 * 60 * 60 * 1000;

/** Above the form of a professional who was published lately: what the site still lacks, each line with the way to do it. */
export function NewcomerChecklist({ documentId }: { readonly documentId: string }) {
  const id = getPublishedId(documentId);
  const steps = useSteps(id);
  const client = useClient({ apiVersion: '2025-02-19' });
  const { isBusy, run } = useLakeTask('Não foi possível guardar');
  if (steps.length === 0) return null;
  const putOff = async () => {
    await client.createIfNotExists(putOffOf(id));
  };
  return (
    <Card as="section" padding={4} radius={3} border tone="primary" aria-label="Para completar o perfil">
      <Stack gap={4}>
        <Flex justify="space-between" align="center" gap={3}>
          <Text size={1} weight="semibold">
            Para completar o perfil
          </Text>
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text="O resto não se aplica"
            disabled={isBusy}
            onClick={() => void run(putOff)}
          />
        </Flex>
        {steps.map((step) => (
          <Step key={step.name} id={id} step={step} />
        ))}
      </Stack>
    </Card>
  );
}

function Step({ id, step: { title, path, offers } }: { readonly id: string; readonly step: NewcomerStep }) {
  const form = useFormCallbacks();
  return (
    <Stack gap={2}>
      <Flex gap={2} align="center">
        <Text size={1}>
          <CircleIcon />
        </Text>
        <Text size={1}>
          {path ? (
            <IntentLink
              intent="edit"
              params={{ id, type: 'professional', path }}
              onClick={() => {
                // The address may name the field already, while another tab is open.
                form.onPathOpen([path]);
                form.onPathFocus([path]);
              }}
            >
              {title}
            </IntentLink>
          ) : (
            title
          )}
        </Text>
      </Flex>
      {offers ? (
        <Flex gap={2} wrap="wrap" paddingLeft={4}>
          {offers.map((offer) => (
            <AddTo key={offer._id} offer={offer} person={id} />
          ))}
        </Flex>
      ) : null}
    </Stack>
  );
}

/** Puts the person into the draft of a service or exam and opens it there: nothing is published by it. */
function AddTo({ offer: { _id, _type, title }, person }: { readonly offer: Offer; readonly person: string }) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const { navigateIntent } = useRouter();
  const { isBusy, run } = useLakeTask();
  const add = async () => {
    const query = 'coalesce(*[_id == "drafts." + $_id][0], *[_id == $_id][0])';
    const stored = await client.fetch<Record<string, unknown> & { _type: string }>(
      query,
      { _id },
      { perspective: 'raw' },
    );
    const draft = { ...stored, _id: `drafts.${_id}`, _rev: undefined, _updatedAt: undefined };
    const reference = { _type: 'reference', _ref: person, _key: crypto.randomUUID().slice(0, 12) };
    await client
      .transaction()
      .createIfNotExists(draft)
      .patch(draft._id, (patch) => patch.setIfMissing({ professionals: [] }).append('professionals', [reference]))
      .commit();
    navigateIntent('edit', { id: _id, type: _type, path: 'professionals' });
  };
  return <Button mode="ghost" fontSize={1} padding={2} text={title} disabled={isBusy} onClick={() => void run(add)} />;
}

/** Asked anew with every publication of the person, and when the rest is put off, here or elsewhere; none for one that is not published or not new. */
function useSteps(id: string): readonly NewcomerStep[] {
  const store = useDocumentPreviewStore();
  const client = useClient({ apiVersion: '2025-02-19' });
  const [steps, setSteps] = useState<readonly NewcomerStep[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const judge = async () => {
      const options = { perspective: 'raw', signal: abort.signal } as const;
      setSteps(newcomerSteps(await client.fetch<Newcomer | null>(NEWCOMER_QUERY, { id }, options)));
    };
    const subscription = store.unstable_observeDocuments([id, putOffOf(id)._id]).subscribe(([published]) => {
      const isNew = published && Date.now() - Date.parse(published._createdAt) < NEW_FOR_MS;
      if (!isNew) return setSteps([]);
      // Without a connection Studio says so itself; what was known stays.
      judge().catch(() => undefined);
    });
    return () => {
      abort.abort();
      subscription.unsubscribe();
    };
  }, [client, id, store]);
  return steps;
}
