import { RocketIcon } from '@sanity/icons/Rocket';
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useState } from 'react';

import { FirstWeekDialog } from './first-week-dialog.tsx';

interface FirstWeekCardProps {
  /** Documents that say something invented, or may. */
  readonly left: number;
  /** The demonstration's people are there. */
  readonly hasFiction: boolean;
  /** A question was answered. */
  readonly isBegun: boolean;
}

/** The first thing that whoever administers sees, until the site is the clinic's own. */
export function FirstWeekCard({ left, hasFiction, isBegun }: FirstWeekCardProps) {
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
            {textOf(left, hasFiction)}
          </Text>
        </Stack>
        <Button
          text={left === 0 ? 'Concluir' : hasFiction && !isBegun ? 'Começar' : 'Continuar'}
          onClick={() => setOpen(true)}
        />
      </Flex>
      {isOpen && <FirstWeekDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}

function textOf(left: number, hasFiction: boolean): string {
  if (left === 0) return 'Nada fictício resta. Falta dizer que o site é o da clínica.';
  const documents = left === 1 ? '1 documento' : `${left} documentos`;
  return hasFiction
    ? `O site mostra uma clínica que não existe: ${documents}. Poucas perguntas trocam isso pela sua.`
    : `Falta conferir o que ainda é da demonstração: ${documents}.`;
}
