import { SortIcon } from '@sanity/icons/Sort';
import { Box, Card, Container, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { useCurrentUser } from 'sanity';
import type { ListItemBuilder, StructureBuilder, UserComponent } from 'sanity/structure';

import { HEALTH_PLAN_KINDS } from '../../schemas/index.ts';
import { mayPublish } from '../roles.ts';
import { OrderGroup } from './order-group.tsx';
import { inGroups } from './order.ts';
import { useOrdered } from './use-ordered.ts';

interface Sortable {
  /** The site shows these in groups, by this field, and orders within each. */
  readonly groupField?: string;
  /** What the field may hold; none where it refers to documents, which have an order and a title of their own. */
  readonly groups?: readonly { readonly title: string; readonly value: string }[];
}

/** Types whose field `order` the site sorts by. */
const SORTABLE: Readonly<Record<string, Sortable>> = {
  area: {},
  professional: { groupField: 'area' },
  service: { groupField: 'area' },
  exam: { groupField: 'modality' },
  examType: {},
  healthPlan: { groupField: 'kind', groups: HEALTH_PLAN_KINDS },
  priceItem: {},
  faqItem: {},
  topic: {},
  portfolioItem: {},
};

/** The order of a type's documents on the site, changed by dragging. `options.type` says which. */
const OrderPane: UserComponent = ({ options }) => {
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
    <Card height="fill" overflow="auto" data-testid="order">
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

/** The way to the order of a type's documents, below the lists of the documents themselves. */
export function orderOf(S: StructureBuilder, type: string, title: string): ListItemBuilder {
  const id = `order-${type}`;
  return S.listItem()
    .id(id)
    .title(title)
    .icon(SortIcon)
    .child(S.component(OrderPane).id(id).title(title).options({ type }));
}
