import { DatabaseIcon } from '@sanity/icons/Database';
import { Card, Stack, Text } from '@sanity/ui';
import { useClient } from 'sanity';

import { allWell, operationRows } from './operation-rows.ts';
import { Panel } from './panel.tsx';
import { moment } from './panels.tsx';
import { useOperations } from './use-operations.ts';

/** Backups and webhooks, for administrators. Nothing where the lake is a hosted one, which looks after itself. */
export function OperationsPanel() {
  const operations = useOperations();
  const { apiHost } = useClient({ apiVersion: '2025-02-19' }).config();
  if (!operations) return null;
  const rows = operationRows(operations, moment);
  return (
    <Panel
      title="Funcionamento do site"
      icon={DatabaseIcon}
      count={rows.length}
      tone="caution"
      empty={allWell(operations, moment)}
    >
      {rows.map(({ title, detail }) => (
        <Card
          key={title}
          as="a"
          href={`${apiHost}/accounts/operations`}
          target="_blank"
          rel="noreferrer"
          paddingX={2}
          paddingY={3}
          radius={2}
          tone="inherit"
          data-as="a"
        >
          <Stack gap={2}>
            <Text size={1} weight="medium">
              {title}
            </Text>
            <Text size={1} muted>
              {detail}
            </Text>
          </Stack>
        </Card>
      ))}
    </Panel>
  );
}
