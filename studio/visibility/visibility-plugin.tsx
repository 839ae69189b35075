import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useState } from 'react';
import {
  definePlugin,
  type DocumentBadgeComponent,
  getDraftId,
  getPublishedId,
  type InputProps,
  type SanityDocument,
  useClient,
  useCurrentUser,
  useDocumentPreviewStore,
  useFormValue,
  useSchema,
  useValidationStatus,
} from 'sanity';
import { IntentLink } from 'sanity/router';

import { isSame } from '../../schemas/index.ts';
import { ApproveButton } from '../approval/approve-button.tsx';
import { awaitsApproval } from '../approval/give-approval.ts';
import { useClinicTypes } from '../clinic-types.ts';
import { dayAt, USUAL_TIME_ZONE } from '../dashboard/days.ts';
import { NewcomerChecklist } from '../newcomer/newcomer-checklist.tsx';
import { mayWrite } from '../roles.ts';
import { useUnread } from '../typed-text.ts';
import { describeBlockers } from './publish-blockers.ts';
import { type Circumstances, type NotShown, whyNotShown } from './why-not-shown.ts';

/** Beside the Publish button: what it waits for, while it is grey. */
const BlockersBadge: DocumentBadgeComponent = ({ id, type, draft }) => {
  const { validation, isValidating } = useValidationStatus(draft?._id ?? id, type, true);
  const schemaType = useSchema().get(type);
  const unread = useUnread(draft);
  if (!draft || isValidating) return null;
  const { label, title } = describeBlockers([...unread, ...validation], schemaType);
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

interface Surroundings extends Pick<Circumstances, 'guarded' | 'features' | 'topicHasLink' | 'director'> {
  readonly timeZone: string | null;
}

const QUERY = `{
  "guarded": *[_type in $types],
  "features": *[_id == "siteSettings"][0].features,
  "timeZone": *[_id == "clinicHours"][0].timeZone,
  "director": *[_id == "siteSettings"][0].technicalDirector->{_id, fullName, status},
  "topicHasLink": defined(*[_id == $topic][0].slug.current)
}`;

/** Above the form of a document that is published and yet missing on the site: why, and the way out. */
function NotShownBanner({ documentId, type }: { readonly documentId: string; readonly type: string }) {
  const user = useCurrentUser();
  const { reasons, published, draft } = useReasons(getPublishedId(documentId));
  if (reasons.length === 0 || !published) return null;
  const mayMend = mayWrite(user) && type !== 'message';
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
        {reasons.map(({ message, remedy, mend }) => (
          <Stack gap={3} key={message}>
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
            {mend && mayMend && <MendButton published={published} draft={draft} mend={mend} />}
          </Stack>
        ))}
        {awaitsApproval(published, type) && !draft && (
          <Flex>
            <ApproveButton document={published} />
          </Flex>
        )}
      </Stack>
    </Card>
  );
}

interface MendButtonProps {
  readonly published: SanityDocument;
  readonly draft: SanityDocument | undefined;
  readonly mend: NonNullable<NotShown['mend']>;
}

/** Writes into the draft what mends it: it is seen in the form before it is published. */
function MendButton({ published, draft, mend: { text, field, value } }: MendButtonProps) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const toast = useToast();
  if (isSame(draft?.[field], value)) {
    return (
      <Text size={1} muted>
        Corrigido no rascunho. Falta publicar.
      </Text>
    );
  }
  const send = () => {
    const { _rev, _updatedAt, ...content } = published;
    const id = getDraftId(published._id);
    client
      .transaction()
      .createIfNotExists({ ...content, _id: id })
      .patch(id, { set: { [field]: value } })
      .commit()
      .catch(() => toast.push({ status: 'error', title: 'Não foi corrigido', description: 'Tente outra vez.' }));
  };
  return (
    <Flex>
      <Button text={text} mode="ghost" fontSize={1} padding={3} onClick={send} />
    </Flex>
  );
}

interface Reasons {
  readonly reasons: readonly NotShown[];
  readonly published?: SanityDocument;
  readonly draft?: SanityDocument | undefined;
}

/** Asked anew with every publication of the document; none for one that is not published. */
function useReasons(publishedId: string): Reasons {
  const store = useDocumentPreviewStore();
  const client = useClient({ apiVersion: '2025-02-19' });
  const types = useClinicTypes();
  const [found, setFound] = useState<Reasons>({ reasons: [] });

  useEffect(() => {
    const abort = new AbortController();
    let judged: string | undefined;
    const judge = async (document: SanityDocument) => {
      const topic = Reflect.get(Object(document['topic']), '_ref') ?? '';
      const options = { perspective: 'published', signal: abort.signal } as const;
      const { timeZone, ...around } = await client.fetch<Surroundings>(QUERY, { topic, types }, options);
      const now = new Date();
      const today = dayAt(timeZone ?? USUAL_TIME_ZONE, now);
      const reasons = whyNotShown(document, { ...around, now, today });
      setFound(({ draft }) => ({ reasons, published: document, draft }));
    };
    const subscription = store
      .unstable_observeDocuments([publishedId, getDraftId(publishedId)])
      .subscribe(([published, draft]) => {
        if (!published) return setFound({ reasons: [] });
        setFound((known) => ({ ...known, draft }));
        if (published._rev === judged) return;
        judged = published._rev;
        // Without a connection Studio says so itself; what was known stays.
        judge(published).catch(() => undefined);
      });
    return () => {
      abort.abort();
      subscription.unsubscribe();
    };
  }, [client, publishedId, store, types]);

  return found;
}

/** Says where it happens why something is not on the site, why it cannot go there, and what a new professional still lacks. */
export const visibility = definePlugin({
  name: 'visibility',
  document: { badges: (badges) => [...badges, BlockersBadge] },
  form: { components: { input: WithVisibility } },
});
