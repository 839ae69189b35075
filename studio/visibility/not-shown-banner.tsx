import { Box, Card, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { getPublishedId, useClient, useDocumentPreviewStore } from 'sanity';
import { IntentLink } from 'sanity/router';

import { GUARDED_QUERY } from '../../schemas/index.ts';
import { dayAt } from '../dashboard/days.ts';
import { type Circumstances, type NotShown, whyNotShown } from './why-not-shown.ts';

type Published = Parameters<typeof whyNotShown>[0];

interface Surroundings extends Pick<Circumstances, 'guarded' | 'features' | 'topicHasLink'> {
  readonly timeZone: string | null;
}

const QUERY = `{
  "guarded": ${GUARDED_QUERY},
  "features": *[_id == "siteSettings"][0].features,
  "timeZone": *[_id == "clinicHours"][0].timeZone,
  "topicHasLink": defined(*[_id == $topic][0].slug.current)
}`;

/** Above the form of a document that is published and yet missing on the site: why, and the way out. */
export function NotShownBanner({ documentId, type }: { readonly documentId: string; readonly type: string }) {
  const reasons = useReasons(getPublishedId(documentId));
  if (reasons.length === 0) return null;
  const isWhole = reasons.some(({ whole }) => whole);
  return (
    <Card
      as="section"
      padding={4}
      radius={3}
      border
      tone={isWhole ? 'critical' : 'caution'}
      aria-label="Por que não aparece no site"
      aria-live="polite"
    >
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {isWhole ? 'Publicado, mas não aparece no site' : 'Publicado, mas não aparece por inteiro'}
        </Text>
        {reasons.map(({ message, wayOut }) => (
          <Box key={message}>
            <Text size={1}>
              {message}
              {wayOut ? (
                <>
                  {' '}
                  <IntentLink
                    intent="edit"
                    params={{
                      id: wayOut.id ?? getPublishedId(documentId),
                      type: wayOut.type ?? type,
                      path: wayOut.path,
                    }}
                  >
                    {wayOut.text}
                  </IntentLink>
                </>
              ) : null}
            </Text>
          </Box>
        ))}
      </Stack>
    </Card>
  );
}

/** Asked anew with every publication of the document; none for one that is not published. */
function useReasons(publishedId: string): readonly NotShown[] {
  const store = useDocumentPreviewStore();
  const client = useClient({ apiVersion: '2025-02-19' });
  const [reasons, setReasons] = useState<readonly NotShown[]>([]);

  useEffect(() => {
    const abort = new AbortController();
    const judge = async (document: Published) => {
      const topic = Reflect.get(Object(document['topic']), '_ref') ?? '';
      const options = { perspective: 'published', signal: abort.signal } as const;
      const { timeZone, ...found } = await client.fetch<Surroundings>(QUERY, { topic }, options);
      const now = new Date();
      setReasons(whyNotShown(document, { ...found, now, today: dayAt(timeZone ?? 'America/Cuiaba', now) }));
    };
    const subscription = store.unstable_observeDocuments([publishedId]).subscribe(([published]) => {
      if (!published) return setReasons([]);
      // Without a connection Studio says so itself; what was known stays.
      judge(published as unknown as Published).catch(() => undefined);
    });
    return () => {
      abort.abort();
      subscription.unsubscribe();
    };
  }, [client, publishedId, store]);

  return reasons;
}
