import { Box, Card, Container, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { useCurrentUser } from 'sanity';
import type { UserComponent } from 'sanity/structure';

import { mayPublish } from '../roles.ts';
import { inGroups } from './order.ts';
import { OrderGroup } from './order-group.tsx';
import { type Sortable, SORTABLE } from './sortable.ts';
import { useOrdered } from './use-ordered.ts';

/** The order of a type's documents on the site, changed by dragging. `options.type` says which. */
export const OrderPane: UserComponent = ({ options }) => {
  const type = options && 'type' in options ? String(options.type) : '';
  const { groupField, groups }: Sortable = SORTABLE[type] ?? {};
  const { documents, store } = useOrdered(type, groupField, groups === undefined);
  const allowed = mayPublish(useCurrentUser());
  if (!documents) {
    return (
      <Flex justify="center" padding={6}>
        <Spinner muted />
      </Flex>
    );
  }
  const titles = new Map(groups?.map(({ value, title }) => [value, title]));
  return (
    <Card height="fill" overflow="auto">
      <Container width={1} padding={4}>
        <Stack gap={5}>
          <Text size={1} muted>
            {allowed ? 'Arraste, ou use as setas. O site muda na mesma hora.' : 'Quem publica pode mudar esta ordem.'}
          </Text>
          {documents.length === 0 && <Text size={1}>Nada publicado ainda.</Text>}
          {inGroups(documents, [...titles.keys()]).map(({ group, documents: members }) => (
            <Box key={group ?? ''}>
              <OrderGroup
                title={groupField && (titles.get(group ?? '') ?? members[0]?.groupName ?? 'Sem grupo')}
                documents={members}
                disabled={!allowed}
                onStore={store}
              />
            </Box>
          ))}
        </Stack>
      </Container>
    </Card>
  );
};
