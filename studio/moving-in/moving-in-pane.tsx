import { Card, Container, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { useCurrentUser } from 'sanity';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';

import { icons } from '../icons.tsx';
import { mayPublish } from '../roles.ts';
import { useLiveQuery } from '../use-live-query.ts';
import { type Known, KNOWN_QUERY, knownPaths } from './redirect-list.ts';
import { RedirectsForm } from './redirects-form.tsx';
import { useKeptText } from './use-kept-text.ts';

/** From an old site to this one: its addresses lead on, and what it says comes along. */
function MovingInPane() {
  const { found, read } = useLiveQuery(KNOWN_QUERY, 'redirect');
  const known = found as Known | undefined;
  const [text, setText] = useKeptText();
  const allowed = mayPublish(useCurrentUser());
  if (!known) {
    return (
      <Flex justify="center" padding={6}>
        <Spinner muted />
      </Flex>
    );
  }
  return (
    <Card height="fill" overflow="auto" data-testid="moving-in">
      <Container width={3} padding={4} style={{ containerType: 'inline-size' }}>
        {allowed ? (
          <RedirectsForm {...{ text, setText }} known={knownPaths(known)} onWritten={read} />
        ) : (
          <Stack>
            <Text size={1}>Quem publica o conteúdo pode levar os links do site antigo às páginas daqui.</Text>
          </Stack>
        )}
      </Container>
    </Card>
  );
}

const TITLE = 'Mudança de site';

export function movingIn(S: StructureBuilder): ListItemBuilder {
  return S.listItem()
    .id('moving-in')
    .title(TITLE)
    .icon(icons.moving)
    .child(S.component(MovingInPane).id('moving-in').title(TITLE));
}
