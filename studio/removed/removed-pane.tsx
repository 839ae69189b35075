import { RevertIcon } from '@sanity/icons/Revert';
import { Button, Card, Container, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useClient, useCurrentUser, useSchema } from 'sanity';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';

import { useClinicTypes } from '../clinic-types.ts';
import { nameOf } from '../document-name.ts';
import { formatMoment } from '../format-moment.ts';
import { icons } from '../icons.tsx';
import { mayWrite } from '../roles.ts';
import { missed, type Removed } from './bring-back.ts';
import { useBringBack } from './use-bring-back.ts';

/** What was deleted or taken off the site within ninety days, with a way back. */
function RemovedPane() {
  const all = useRemoved();
  const types = useClinicTypes();
  const removed = all && missed(all, types);
  const schema = useSchema();
  const user = useCurrentUser();
  const { bringBack, isBusy } = useBringBack(all ?? [], removed ?? []);
  if (removed === undefined) {
    return (
      <Flex justify="center" padding={6}>
        <Spinner muted />
      </Flex>
    );
  }
  return (
    <Card height="fill" overflow="auto" data-testid="removed">
      <Container width={1} padding={4}>
        <Stack gap={4}>
          <Text size={1} muted>
            O que foi apagado nos últimos 90 dias, rascunhos também. O que volta é um rascunho: confira e publique. Uma
            aprovação é pedida de novo.
          </Text>
          {removed === null && <Text size={1}>A lista não pôde ser feita. Confira a conexão.</Text>}
          {removed?.length === 0 && <Text size={1}>Nada foi apagado.</Text>}
          {removed?.map((one) => {
            const name = nameOf(one.document) ?? 'Sem título';
            return (
              <Card key={one.document._id} padding={3} radius={2} border>
                <Flex gap={3} align="center" justify="space-between" wrap="wrap">
                  <Stack gap={3} style={{ flex: '1 1 12rem' }}>
                    <Text size={1} weight="medium">
                      {name}
                    </Text>
                    <Text size={1} muted>
                      {schema.get(one.document._type)?.title ?? one.document._type}, apagado em {formatMoment(one.at)}
                    </Text>
                  </Stack>
                  {mayWrite(user, one.document._type) ? (
                    <Button
                      icon={RevertIcon}
                      mode="ghost"
                      fontSize={1}
                      padding={3}
                      text="Trazer de volta"
                      disabled={isBusy}
                      aria-label={`Trazer de volta: ${name}`}
                      onClick={() => bringBack(one)}
                    />
                  ) : (
                    <Text size={1} muted>
                      Quem edita este conteúdo pode trazê-lo de volta. Fale com um editor ou com o gerente.
                    </Text>
                  )}
                </Flex>
              </Card>
            );
          })}
        </Stack>
      </Container>
    </Card>
  );
}

/** Undefined while it is asked for; null when it could not be had, as in a hosted project. */
function useRemoved(): readonly Removed[] | null | undefined {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [removed, setRemoved] = useState<readonly Removed[] | null>();
  useEffect(() => {
    const abort = new AbortController();
    client
      .request<{ documents: Removed[] }>({ url: `/data/removed/${client.config().dataset}`, signal: abort.signal })
      .then(({ documents }) => setRemoved(documents))
      .catch(() => !abort.signal.aborted && setRemoved(null));
    return () => abort.abort();
  }, [client]);
  return removed;
}

export function removedItem(S: StructureBuilder): ListItemBuilder {
  return S.listItem()
    .id('removed')
    .title('Apagados')
    .icon(icons.removed)
    .child(S.component(RemovedPane).id('removed').title('Apagados'));
}
