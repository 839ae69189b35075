import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { CircleIcon } from '@sanity/icons/Circle';
import { RocketIcon } from '@sanity/icons/Rocket';
import { Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui';

import { leftToReplace, type Overview } from './overview.ts';
import { Entry } from './panel.tsx';

interface DemoChecklistProps {
  readonly overview: Overview;
  readonly typeTitle: (type: string) => string;
}

/** What stands between the demonstration and the clinic's own site. Gone with the demonstration mode. */
export function DemoChecklist({ overview, typeTitle }: DemoChecklistProps) {
  const steps = leftToReplace(overview.demo, typeTitle);
  const left = steps.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card as="section" radius={3} border padding={4} tone="primary" aria-label="Sair do modo de demonstração">
      <Stack gap={4}>
        <Flex align="center" gap={3}>
          <Text size={2}>
            <RocketIcon />
          </Text>
          <Heading as="h2" size={1}>
            Sair do modo de demonstração
          </Heading>
        </Flex>
        <Text size={1} muted>
          O site avisa que é uma demonstração e pede ao Google que não o liste. Troque o que é fictício, ou apague, e
          desmarque “Conteúdo de demonstração” em cada documento.
        </Text>
        <Stack gap={1}>
          {steps.map(({ type, title, count, first }) => (
            <Entry
              key={type}
              title={title}
              detail={count === 1 ? '1 documento fictício' : `${count} documentos fictícios`}
              opens={{ id: first._id, type, path: 'isDemo' }}
            />
          ))}
        </Stack>
        <Flex align="center" gap={3}>
          <Text size={2}>{left === 0 ? <CheckmarkCircleIcon /> : <CircleIcon />}</Text>
          <Box flex={1}>
            <Entry
              title="Por último: desligar o modo de demonstração"
              detail={left === 0 ? 'Nada fictício resta.' : 'O Studio deixa quando nada fictício restar.'}
              opens={{ id: 'siteSettings', type: 'siteSettings', path: 'demoMode' }}
            />
          </Box>
        </Flex>
      </Stack>
    </Card>
  );
}
