import { Box, Flex } from '@sanity/ui';
import { definePlugin, type LayoutProps } from 'sanity';

import { LakeAwayLine, useLakeAway } from './lake-away-notice.tsx';

function Layout(props: LayoutProps) {
  const isAway = useLakeAway();
  // The same elements with the line and without: Studio must not be mounted anew, it has what was typed.
  return (
    <Flex direction="column" height="fill">
      {isAway ? <LakeAwayLine /> : null}
      <Box flex={1} style={{ minHeight: 0 }}>
        {props.renderDefault(props)}
      </Box>
    </Flex>
  );
}

/** Says over every screen that nothing is saved for the moment, and that nothing is lost. */
export const lakeAway = definePlugin({ name: 'lake-away', studio: { components: { layout: Layout } } });
