import { Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui';
import { type ReactNode, useMemo } from 'react';
import { useCurrentUser } from 'sanity';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';

import { icons } from '../icons.tsx';
import { mayAdminister, mayPublish } from '../roles.ts';
import { useKept } from '../use-kept.ts';
import { useLiveQuery } from '../use-live-query.ts';
import { OldSiteForm } from './old-site-form.tsx';
import { type Known, KNOWN_QUERY, knownPaths } from './redirect-list.ts';
import { RedirectsForm } from './redirects-form.tsx';

/** From an old site to this one: its addresses lead on, and what it says comes along. */
function MovingInPane() {
  const { found, read } = useLiveQuery(KNOWN_QUERY, 'redirect');
  const known = found as Known | undefined;
  const paths = useMemo(() => known && knownPaths(known), [known]);
  const [text, setText] = useKept('clinica-redirects-pasted', '');
  const user = useCurrentUser();
  if (!known || !paths) {
    return (
      <Flex justify="center" padding={6}>
        <Spinner muted />
      </Flex>
    );
  }
  const addLinks = (lines: readonly string[]) => {
    const before = text.split('\n').filter((line) => line !== '');
    setText([...new Set([...before, ...lines])].join('\n'));
  };
  return (
    <Card height="fill" overflow="auto" data-testid="moving-in">
      <Container width={3} padding={4} style={{ containerType: 'inline-size' }}>
        {mayPublish(user) ? (
          <Stack gap={5}>
            {mayAdminister(user) ? (
              <Part title="Ler o site antigo">
                <OldSiteForm {...{ known, paths }} onLinks={addLinks} onBrought={read} />
              </Part>
            ) : null}
            <Part title="Levar os links antigos">
              <RedirectsForm {...{ text, setText }} known={paths} onWritten={read} />
            </Part>
          </Stack>
        ) : (
          <Text size={1}>Quem publica o conteúdo pode levar os links do site antigo às páginas daqui.</Text>
        )}
      </Container>
    </Card>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {children}
    </Stack>
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
