import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { Badge, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { type ComponentPropsWithoutRef, type ComponentType, forwardRef, type ReactNode } from 'react';
import { IntentLink } from 'sanity/router';

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
  /** Below the lines, whether there are any or not. */
  readonly foot?: ReactNode;
}

/** One subject of the opening screen: a title with a number, and lines that open what they name. */
export function Panel({
  title,
  icon: Icon,
  count = 0,
  counts = true,
  tone = 'primary',
  empty,
  children,
  foot,
}: PanelProps) {
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
        {foot}
      </Stack>
    </Card>
  );
}

interface EntryProps {
  readonly title: string;
  readonly detail?: string;
  readonly quote?: string;
  readonly badge?: { readonly text: string; readonly tone: 'caution' | 'critical' | 'neutral' | 'positive' };
  readonly opens: Destination;
}

/**
 * A document (the id may be a draft's; `path` is the field to open, `planned` the release that brings it alone on the air,
 * `perspective` one that brings others, too), or a release by its name.
 */
type Destination =
  | {
      readonly id: string;
      readonly type: string;
      readonly path?: string;
      readonly planned?: string;
      readonly perspective?: string;
    }
  | { readonly release: string };

/** A line that opens what it is about. */
export function Entry({ title, detail, quote, badge, opens }: EntryProps) {
  return (
    <Card as={OpenLink} {...{ opens }} paddingX={2} paddingY={3} radius={2} tone="inherit" data-as="a">
      <Flex gap={3} align="center">
        {/* Beside each other where both can be read. */}
        <Flex gap={3} align="center" wrap="wrap" flex={1}>
          <Stack gap={2} style={{ flex: '1 1 11em', minWidth: 0 }}>
            <Text size={1} weight="medium" textOverflow="ellipsis">
              {title}
            </Text>
            {detail && (
              <Text size={1} muted>
                {detail}
              </Text>
            )}
            {quote && <Text size={1}>“{quote}”</Text>}
          </Stack>
          {badge && (
            <Badge tone={badge.tone} radius={3}>
              {badge.text}
            </Badge>
          )}
        </Flex>
        <Text size={1} muted>
          <ChevronRightIcon />
        </Text>
      </Flex>
    </Card>
  );
}

type OpenLinkProps = ComponentPropsWithoutRef<'a'> & { readonly opens?: Destination };

/** A card that is a link of Studio's router. */
const OpenLink = forwardRef<HTMLAnchorElement, OpenLinkProps>(function OpenLink({ opens, ...rest }, ref) {
  if (!opens) return null;
  if ('release' in opens) return <IntentLink {...rest} intent="release" params={{ id: opens.release }} ref={ref} />;
  const { id, type, path, planned, perspective } = opens;
  const params = {
    id: id.replace(/^drafts\./, ''),
    type,
    ...(path && { path }),
    // Studio's own word for the version that it shows.
    ...(planned && { scheduledDraft: planned }),
  };
  const searchParams: [string, string][] = perspective ? [['perspective', perspective]] : [];
  return <IntentLink {...rest} intent="edit" params={params} searchParams={searchParams} ref={ref} />;
});
