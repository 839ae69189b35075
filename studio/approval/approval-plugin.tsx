import { Card, Flex, Stack, Text } from '@sanity/ui';
import { formatDistanceToNow } from 'date-fns/formatDistanceToNow';
import { useEffect, useState } from 'react';
import {
  definePlugin,
  type DocumentBadgeComponent,
  getDraftId,
  getPublishedId,
  type InputProps,
  useCurrentUser,
  useDocumentPreviewStore,
  useFormValue,
} from 'sanity';

import { mayPublish } from '../roles.ts';
import { type Approval, approvalId, isOpen } from './approval.ts';

/** The request about a document that still waits or was returned, as it is now; undefined when there is none. */
export function useOpenApproval(documentId: string): Approval | undefined {
  const store = useDocumentPreviewStore();
  const [approval, setApproval] = useState<Approval>();
  useEffect(() => {
    const publishedId = getPublishedId(documentId);
    const ids = [approvalId(publishedId), getDraftId(publishedId), publishedId];
    const subscription = store.unstable_observeDocuments(ids).subscribe(([stored, draft, published]) => {
      const request = stored as unknown as Approval | undefined;
      setApproval(request && isOpen(request, draft, published) ? request : undefined);
    });
    return () => subscription.unsubscribe();
  }, [documentId, store]);
  return approval;
}

/** Beside the document's state: that somebody waits for an answer about it, or got one. */
const ApprovalBadge: DocumentBadgeComponent = ({ id }) => {
  const approval = useOpenApproval(id);
  if (!approval) return null;
  return approval.state === 'waiting'
    ? { label: 'Aguardando aprovação', title: `Enviado por ${approval.requestedBy.name}`, color: 'warning' }
    : { label: 'Devolvido', title: `Por ${approval.answeredBy?.name ?? 'quem aprova'}`, color: 'danger' };
};

/** Puts the words of a request, or of its return, above the form they are about. */
function WithApprovalBanner(props: InputProps) {
  if (props.id !== 'root') return props.renderDefault(props);
  return <Form {...props} />;
}

function Form(props: InputProps) {
  const documentId = useFormValue(['_id']);
  return (
    <Stack gap={5}>
      {typeof documentId === 'string' && <OfDocument documentId={documentId} />}
      {props.renderDefault(props)}
    </Stack>
  );
}

function OfDocument({ documentId }: { readonly documentId: string }) {
  const approval = useOpenApproval(documentId);
  return approval ? <ApprovalBanner approval={approval} /> : null;
}

function ApprovalBanner({ approval }: { readonly approval: Approval }) {
  const when = formatDistanceToNow(approval._updatedAt, { addSuffix: true });
  const publishes = mayPublish(useCurrentUser());
  const waiting = approval.state === 'waiting';
  const words = waiting ? approval.note : approval.answer;
  return (
    <Card padding={4} radius={3} border tone={waiting ? 'caution' : 'critical'} aria-live="polite">
      <Stack gap={3}>
        <Flex gap={2} wrap="wrap" align="baseline">
          <Text size={1} weight="semibold">
            {waiting
              ? `${approval.requestedBy.name} pede aprovação`
              : `Devolvido por ${approval.answeredBy?.name ?? 'quem aprova'}`}
          </Text>
          <Text size={1} muted>
            {when}
          </Text>
        </Flex>
        {words && <Text size={1}>{words}</Text>}
        <Text size={1} muted>
          {nextStep(waiting, publishes)}
        </Text>
      </Stack>
    </Card>
  );
}

function nextStep(waiting: boolean, publishes: boolean): string {
  if (publishes) {
    return waiting
      ? 'Publicar aprova o pedido. Devolver, no menu ao lado, pede uma correção.'
      : 'A correção ainda não foi enviada.';
  }
  return waiting ? 'O site muda quando alguém aprovar.' : 'Faça a correção e envie de novo.';
}

/** Shows on every document that somebody waits for an answer about it. What one can do then: `document-actions.ts`. */
export const approvals = definePlugin({
  name: 'approvals',
  document: { badges: (badges) => [...badges, ApprovalBadge] },
  form: { components: { input: WithApprovalBanner } },
});
