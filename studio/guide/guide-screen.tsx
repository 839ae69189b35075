import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft';
import { SearchIcon } from '@sanity/icons/Search';
import { Button, Card, Container, Flex, Stack, Text, TextInput, useMediaIndex } from '@sanity/ui';
import { useState } from 'react';
import { StateLink, useRouter } from 'sanity/router';

import guide from '../../docs/editors.pt-BR.md?raw';
import { guideParts, type Part, partsAbout } from './guide.ts';

const pictures = import.meta.glob('../../docs/images/editors/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const parts = guideParts(guide, (path) => pictures[`../../docs/${path}`] ?? '');

/** From this width on, in Studio's own steps, the list stands beside the text. */
const BESIDE = 2;

/** The guide of whoever cares for the site, a task at a time. */
export default function GuideScreen() {
  const { state, navigate } = useRouter();
  const isBeside = useMediaIndex() >= BESIDE;
  const [search, setSearch] = useState('');
  const found = partsAbout(parts, search);
  const chosen = parts.find(({ id }) => id === state['part']);
  const shown = chosen ?? (isBeside ? found[0] : undefined);

  const list = (
    <Stack gap={3} style={{ flex: '0 0 18rem' }}>
      <TextInput
        icon={SearchIcon}
        aria-label="Buscar na ajuda"
        placeholder="Buscar na ajuda"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        clearButton={search !== ''}
        onClear={() => setSearch('')}
      />
      <Stack as="nav" gap={1} aria-label="Assuntos">
        {found.map(({ id, title }) => (
          <Button
            key={id}
            as={StateLink}
            state={{ part: id }}
            mode="bleed"
            justify="flex-start"
            textAlign="left"
            text={title}
            selected={id === shown?.id}
            {...(id === shown?.id && { 'aria-current': 'page' })}
          />
        ))}
      </Stack>
      <Text as="output" size={1} muted>
        {found.length === 0 ? 'Nada sobre isso. Tente uma palavra só, como “foto” ou “preço”.' : ''}
      </Text>
    </Stack>
  );
  return (
    <Card height="fill" overflow="auto" data-testid="guide">
      <Container width={3} paddingX={[3, 4]} paddingY={5}>
        <Flex gap={6} align="flex-start">
          {isBeside || !shown ? list : null}
          {shown && (
            <Stack gap={4} style={{ flex: 1, minInlineSize: 0 }}>
              {!isBeside && (
                <Flex>
                  <Button
                    icon={ArrowLeftIcon}
                    mode="ghost"
                    text="Todos os assuntos"
                    onClick={() => navigate({ part: undefined })}
                  />
                </Flex>
              )}
              <PartText part={shown} />
            </Stack>
          )}
        </Flex>
      </Container>
    </Card>
  );
}

function PartText({ part: { title, html } }: { readonly part: Part }) {
  return (
    <article className="guide-part">
      <style>{STYLE}</style>
      <h1>{title}</h1>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}

const STYLE = `
.guide-part { color: var(--card-fg-color); font: 15px/1.6 var(--font-text-family, system-ui), sans-serif; max-inline-size: 44rem; }
.guide-part h1 { font-size: 24px; line-height: 1.25; margin: 0 0 16px; }
.guide-part strong { font-weight: 600; }
.guide-part h3 { font-size: 17px; margin: 28px 0 8px; }
.guide-part p, .guide-part ul, .guide-part ol { margin: 0 0 12px; }
.guide-part ul, .guide-part ol { padding-inline-start: 24px; }
.guide-part li { margin-block-end: 6px; }
.guide-part img { display: block; inline-size: 100%; block-size: auto; margin-block: 12px; border: 1px solid var(--card-border-color); border-radius: 6px; }
.guide-part a { color: var(--card-link-color); text-decoration: underline; }
.guide-part code { background: var(--card-code-bg-color); padding: 1px 4px; border-radius: 3px; }
.guide-part table { border-collapse: collapse; margin-block: 12px; }
.guide-part th, .guide-part td { text-align: start; vertical-align: top; padding: 4px 12px 4px 0; border-block-end: 1px solid var(--card-border-color); }
`;
