import { Card, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { getPublishedId, type ObjectInputProps, useClient, useFormValue, usePerspective } from 'sanity';

import { headTexts } from '../../schemas/index.ts';
import { type FoundPage, readHead } from './read-head.ts';

/** Google cuts what is longer, with room for a few letters more or less. */
const MOST = { title: 60, description: 160 };
/** While somebody types, a change is stored every second. */
const SETTLE_MS = 800;

/** Below what is written for search engines: what comes of it, with the words the site adds. */
export function SearchResult(props: ObjectInputProps) {
  const page = useFoundPage();
  return (
    <Stack gap={5}>
      {props.renderDefault(props)}
      {page ? <Results page={page} written={props.value as Written | undefined} /> : null}
    </Stack>
  );
}

interface Written {
  readonly title?: string;
  readonly description?: string;
  readonly noindex?: boolean;
}

function Results({ page, written }: { readonly page: FoundPage; readonly written: Written | undefined }) {
  const { path, isPublished, settings, headWith } = page;
  const head = headWith({ title: written?.title ?? null, description: written?.description ?? null });
  const { clinic, title, description = '' } = headTexts(settings, { path, ...head });
  if (written?.noindex) {
    return <Text size={1}>Esta página não aparece no Google.</Text>;
  }
  return (
    <Stack gap={4} data-testid="search-result">
      <Text size={1} weight="medium">
        Como fica no Google
      </Text>
      <Card border radius={2} padding={4}>
        <Stack gap={3}>
          <Text size={1} muted>
            {[clinic, ...path.split('/').filter(Boolean)].join(' › ')}
          </Text>
          <Text size={2} weight="medium">
            {cut(title, MOST.title)}
          </Text>
          <Text size={1}>{cut(description, MOST.description)}</Text>
        </Stack>
      </Card>
      <Text size={1} weight="medium">
        Como fica ao compartilhar
      </Text>
      {isPublished ? (
        <img
          src={`/og/1200x630${path === '/' ? '' : path}`}
          alt="Imagem com o título da página e a identificação da clínica"
          style={{ width: '100%', maxWidth: 480 }}
        />
      ) : null}
      <Text size={1} muted>
        {isPublished
          ? 'Imagem da página publicada; o que mudou aparece depois de publicar.'
          : 'A imagem aparece aqui depois que a página for publicada.'}
      </Text>
    </Stack>
  );
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most)).replace(/[\s.,;:]+$/, '')} …`;
}

/** The page of the document that is open, read again when something of it was stored. */
function useFoundPage(): FoundPage | undefined {
  const client = useClient({ apiVersion: '2025-02-19' });
  const { perspectiveStack } = usePerspective();
  const [type, id, revision] = [useFormValue(['_type']), useFormValue(['_id']), useFormValue(['_rev'])];
  const perspective = perspectiveStack.join(',');
  const [page, setPage] = useState<FoundPage>();
  useEffect(() => {
    // What was never stored is found at no address.
    if (revision === undefined) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      const asked = { type: String(type), id: getPublishedId(String(id)), perspective: perspective.split(',') };
      readHead(client, asked).then(
        (found) => isOver || setPage(found),
        // It stays as it was read last; the form says itself that the lake is away.
        () => undefined,
      );
    }, SETTLE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, type, id, revision, perspective]);
  return page;
}
