import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import {
  type DocumentActionComponent,
  getDraftId,
  getPublishedId,
  Preview,
  type SanityClient,
  useClient,
  useSchema,
} from 'sanity';
import { IntentLink, useRouter } from 'sanity/router';

import { FocusBack } from '../focus-back.ts';
import { useLakeTask } from '../use-lake-task.ts';
import { deletionAlternative } from './deletion-alternative.ts';

/** Studio mounts an action anew when it is another function. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/**
 * Studio's “Delete” and “Unpublish” for documents that others refer to. Studio would offer to do it anyway, which the lake
 * refuses; this says where the document is used and what to do instead.
 */
export function unlessReferredTo(action: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(action) ?? asking(action);
  wrapped.set(action, known);
  return known;
}

function asking(useAction: DocumentActionComponent): DocumentActionComponent {
  const useActionUnlessReferredTo: DocumentActionComponent = (props) => {
    const offered = useAction(props);
    const client = useClient({ apiVersion: '2025-02-19' });
    const { isBusy, run } = useLakeTask('Não foi possível ver onde o documento é usado');
    const [found, setFound] = useState<{ total: number; shown: readonly Referrer[] }>();
    if (!offered) return null;

    const ask = async () => {
      const referrers = await referrersOf(client, props.id);
      if (referrers.total > 0) setFound(referrers);
      else offered.onHandle?.();
    };
    const close = () => setFound(undefined);
    return {
      ...offered,
      disabled: offered.disabled === true || isBusy,
      onHandle: () => void run(ask),
      dialog: found
        ? {
            type: 'dialog',
            header: 'Este documento está em uso',
            onClose: close,
            content: (
              <FocusBack>
                <ReferrersList id={props.id} type={props.type} {...found} onClose={close} />
              </FocusBack>
            ),
          }
        : offered.dialog,
    };
  };
  return Object.assign(useActionUnlessReferredTo, { action: useAction.action, displayName: 'UnlessReferredTo' });
}

/** A document that refers to another one. */
interface Referrer {
  readonly _id: string;
  readonly _type: string;
}

/** More would not be read; the count says how many there are. */
const MAX_SHOWN = 20;

const QUERY = `{
  "total": count(*[references($id) && !(_id in $own) && !(_id in path("versions.**"))]),
  "shown": *[references($id) && !(_id in $own) && !(_id in path("versions.**"))] | order(_type asc, _id asc) [0...$most] {_id, _type}
}`;

/** Who refers to a document, drafts included: the lake refuses to delete it while somebody does. */
async function referrersOf(
  client: SanityClient,
  documentId: string,
): Promise<{ readonly total: number; readonly shown: readonly Referrer[] }> {
  const id = getPublishedId(documentId);
  return await client.fetch(QUERY, { id, own: [id, getDraftId(id)], most: MAX_SHOWN }, { perspective: 'raw' });
}

interface ReferrersListProps {
  readonly id: string;
  readonly type: string;
  readonly total: number;
  readonly shown: readonly Referrer[];
  readonly onClose: () => void;
}

/** Where a document is used, each place one click away, and what to do instead of deleting it. */
function ReferrersList({ id, type, total, shown, onClose }: ReferrersListProps) {
  const schema = useSchema();
  const { navigateIntent } = useRouter();
  const { advice, field } = deletionAlternative(type);
  const rest = total - shown.length;
  return (
    <Stack gap={4} data-testid="referrers">
      <Text size={1}>{total === 1 ? 'Um documento usa este:' : `${total} documentos usam este:`}</Text>
      <Stack as="ul" gap={1}>
        {shown.map(({ _id, _type }) => {
          const schemaType = schema.get(_type);
          const params = { id: _id.replace(/^drafts\./, ''), type: _type };
          return (
            <Card as="li" key={_id} border radius={2} overflow="hidden">
              <IntentLink intent="edit" params={params} style={{ color: 'inherit' }} onClick={onClose}>
                {schemaType ? <Preview schemaType={schemaType} value={{ _id, _type }} layout="compact" /> : _id}
              </IntentLink>
            </Card>
          );
        })}
      </Stack>
      {rest > 0 && (
        <Text size={1} muted>
          E mais {rest}.
        </Text>
      )}
      <Text size={1}>{advice}</Text>
      <Flex gap={2} justify="flex-end">
        <Button mode={field ? 'bleed' : 'default'} text="Fechar" onClick={onClose} />
        {field && (
          <Button
            text={field.label}
            onClick={() => {
              onClose();
              navigateIntent('edit', { id, type, path: field.path });
            }}
          />
        )}
      </Flex>
    </Stack>
  );
}
