import { RocketIcon } from '@sanity/icons/Rocket';
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useState } from 'react';

import { FirstWeekDialog } from './first-week-dialog.tsx';

/** The first thing that whoever administers sees, until the site is the clinic's own. */
export function FirstWeekCard({ left }: { readonly left: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" radius={3} border padding={4} tone="primary" aria-label="Começar com a minha clínica">
      <Flex gap={4} align="center" wrap="wrap">
        <Stack gap={3} flex={1} style={{ minWidth: 240 }}>
          <Flex align="center" gap={3}>
            <Text size={2}>
              <RocketIcon />
            </Text>
            <Heading as="h2" size={1}>
              Começar com a minha clínica
            </Heading>
          </Flex>
          <Text size={1} muted>
            {left === 0
              ? 'Nada fictício resta. Falta dizer que o site é o da clínica.'
              : `O site mostra uma clínica que não existe: ${left === 1 ? '1 documento' : `${left} documentos`}. Poucas perguntas trocam isso pela sua.`}
          </Text>
        </Stack>
        <Button tone="primary" text={left === 0 ? 'Concluir' : 'Começar'} onClick={() => setOpen(true)} />
      </Flex>
      {isOpen && <FirstWeekDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
