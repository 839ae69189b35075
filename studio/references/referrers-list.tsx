import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { Preview, useSchema } from 'sanity';
import { IntentLink, useRouter } from 'sanity/router';

import type { Referrer } from './referrers.ts';
import { wayOutOf } from './way-out.ts';

interface ReferrersListProps {
  readonly id: string;
  readonly type: string;
  readonly total: number;
  readonly shown: readonly Referrer[];
  readonly onClose: () => void;
}

/** Where a document is used, each place one click away, and what to do instead of deleting it. */
export function ReferrersList({ id, type, total, shown, onClose }: ReferrersListProps) {
  const schema = useSchema();
  const { navigateIntent } = useRouter();
  const { advice, field } = wayOutOf(type);
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
            tone="primary"
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
