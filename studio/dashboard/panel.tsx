import { Badge, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import type { ComponentType, ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  readonly icon: ComponentType;
  /** How many there are; more than are listed, perhaps. */
  readonly count?: number;
  /** Whether the number is worth saying. */
  readonly counts?: boolean;
  readonly tone?: 'primary' | 'caution' | 'critical' | 'neutral';
  /** What is said when there is nothing. */
  readonly empty: string;
  readonly children?: ReactNode;
}

/** One subject of the opening screen: a title with a number, and lines that open what they name. */
export function Panel({ title, icon: Icon, count = 0, counts = true, tone = 'primary', empty, children }: PanelProps) {
  return (
    <Card as="section" radius={3} border padding={4} aria-label={title}>
      <Stack gap={4}>
        <Flex align="center" gap={3}>
          <Text size={2}>
            <Icon />
          </Text>
          <Heading as="h2" size={1}>
            {title}
          </Heading>
          {counts && count > 0 && (
            <Badge tone={tone} fontSize={1} radius={3}>
              {count}
            </Badge>
          )}
        </Flex>
        {count > 0 ? (
          <Stack gap={1}>{children}</Stack>
        ) : (
          <Text size={1} muted>
            {empty}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
