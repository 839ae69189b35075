import { DatabaseIcon } from '@sanity/icons/Database';
import { RestoreIcon } from '@sanity/icons/Restore';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useClient } from 'sanity';

import { FromBackupDialog } from '../backups/from-backup-dialog.tsx';
import { formatMoment } from '../format-moment.ts';
import { allWell, operationRows, type Operations } from './operation-rows.ts';
import { Panel } from './panel.tsx';

/** Backups and webhooks, for administrators. Nothing where the lake is a hosted one, which looks after itself. */
export function OperationsPanel() {
  const operations = useOperations();
  const { apiHost } = useClient({ apiVersion: '2025-02-19' }).config();
  if (!operations) return null;
  const rows = operationRows(operations, formatMoment);
  return (
    <Panel
      title="Funcionamento do site"
      icon={DatabaseIcon}
      count={rows.length}
      tone="caution"
      empty={allWell(operations, formatMoment)}
      foot={<FromBackupButton />}
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

function FromBackupButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Flex>
      <Button
        icon={RestoreIcon}
        mode="ghost"
        fontSize={1}
        padding={3}
        text="Recuperar de uma cópia"
        onClick={() => setOpen(true)}
      />
      {isOpen && <FromBackupDialog onClose={() => setOpen(false)} />}
    </Flex>
  );
}

/** Backups and deliveries tell nobody when they fail; whoever leaves this screen open should see it today. */
const INTERVAL_MS = 5 * 60_000;

/** How backups and webhooks are doing. Undefined until it is known, and for ever where nobody knows it: a hosted project. */
function useOperations(): Operations | undefined {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [operations, setOperations] = useState<Operations>();

  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      try {
        setOperations(await client.request<Operations>({ url: '/operations', signal: abort.signal }));
      } catch {
        // The overview beside it says that the connection is gone; what was known last still holds.
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), INTERVAL_MS);
    return () => {
      abort.abort();
      clearInterval(timer);
    };
  }, [client]);

  return operations;
}
