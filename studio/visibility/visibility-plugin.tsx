import { Box, Card, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import {
  definePlugin,
  type DocumentBadgeComponent,
  getPublishedId,
  type InputProps,
  useClient,
  useCurrentUser,
  useDocumentPreviewStore,
  useFormValue,
  useSchema,
  useValidationStatus,
} from 'sanity';
import { IntentLink } from 'sanity/router';

import { GUARDED_QUERY } from '../../schemas/index.ts';
import { dayAt } from '../dashboard/days.ts';
import { NewcomerChecklist } from '../newcomer/newcomer-checklist.tsx';
import { mayWrite } from '../roles.ts';
import { describeBlockers } from './publish-blockers.ts';
import { type Circumstances, type NotShown, whyNotShown } from './why-not-shown.ts';

/** Beside the Publish button: what it waits for, while it is grey. */
const BlockersBadge: DocumentBadgeComponent = ({ id, type, draft }) => {
  const { validation, isValidating } = useValidationStatus(draft?._id ?? id, type, true);
  const schemaType = useSchema().get(type);
  if (!draft || isValidating) return null;
  const { label, title } = describeBlockers(validation, schemaType);
  return label ? { label, title, color: 'danger' } : null;
};

/** Puts above a form what keeps its document off the site, and above a professional's what is still to be done. */
function WithVisibility(props: InputProps) {
  return props.id === 'root' ? <Form {...props} /> : props.renderDefault(props);
}

function Form(props: InputProps) {
  const documentId = useFormValue(['_id']);
  const type = useFormValue(['_type']);
  const isWriter = mayWrite(useCurrentUser());
  return (
    <Stack gap={5}>
      {typeof documentId === 'string' && typeof type === 'string' ? (
        <>
          <NotShownBanner documentId={documentId} type={type} />
          {type === 'professional' && isWriter ? <NewcomerChecklist documentId={documentId} /> : null}
        </>
      ) : null}
      {props.renderDefault(props)}
    </Stack>
  );
}

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
function NotShownBanner({ documentId, type }: { readonly documentId: string; readonly type: string }) {
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
        {reasons.map(({ message, remedy }) => (
          <Box key={message}>
            <Text size={1}>
              {message}
              {remedy ? (
                <>
                  {' '}
                  <IntentLink
                    intent="edit"
                    params={{
                      id: remedy.id ?? getPublishedId(documentId),
                      type: remedy.type ?? type,
                      path: remedy.path,
                    }}
                  >
                    {remedy.text}
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

/** Says where it happens why something is not on the site, why it cannot go there, and what a new professional still lacks. */
export const visibility = definePlugin({
  name: 'visibility',
  document: { badges: (badges) => [...badges, BlockersBadge] },
  form: { components: { input: WithVisibility } },
});
