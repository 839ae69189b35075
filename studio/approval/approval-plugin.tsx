import { Card, Flex, Stack, Text } from '@sanity/ui';
import { formatDistanceToNow } from 'date-fns/formatDistanceToNow';
import {
  definePlugin,
  type DocumentBadgeComponent,
  type InputProps,
  isVersionId,
  type SanityDocument,
  useCurrentUser,
  useFormValue,
} from 'sanity';

import { mayApprove, mayPublish } from '../roles.ts';
import type { Approval } from './approval.ts';
import { ApproveButton } from './approve-button.tsx';
import { awaitsApproval } from './give-approval.ts';
import { useOpenApproval } from './use-open-approval.ts';

/** Beside the document's state: that somebody waits for an answer about it, or got one. */
const ApprovalBadge: DocumentBadgeComponent = ({ id }) => {
  const approval = useOpenApproval(id)?.approval;
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
  const document = useFormValue([]) as SanityDocument | undefined;
  return (
    <Stack gap={5}>
      {document?._id && <OfDocument document={document} />}
      {props.renderDefault(props)}
    </Stack>
  );
}

/** A request is about the draft; a version that is planned says itself what it lacks. */
function OfDocument({ document }: { readonly document: SanityDocument }) {
  const { _id: id, _type: type } = document;
  if (!isVersionId(id)) return <OfRequest documentId={id} />;
  return awaitsApproval(document, type) ? <OfVersion version={document} /> : null;
}

function OfVersion({ version }: { readonly version: SanityDocument }) {
  const approves = mayApprove(useCurrentUser());
  return (
    <Card padding={4} radius={3} border tone="caution" aria-live="polite" data-testid="approval-banner">
      <Stack gap={3}>
        <Text size={1}>
          {approves
            ? 'Falta a sua aprovação. Sem ela, isto não vai ao ar.'
            : 'Falta a aprovação do diretor técnico. Ela já espera por ele na tela Início.'}
        </Text>
        <Flex>
          <ApproveButton document={version} />
        </Flex>
      </Stack>
    </Card>
  );
}

function OfRequest({ documentId }: { readonly documentId: string }) {
  const open = useOpenApproval(documentId);
  return open ? <ApprovalBanner {...open} /> : null;
}

function ApprovalBanner({ approval, draft }: { readonly approval: Approval; readonly draft: SanityDocument }) {
  const user = useCurrentUser();
  const when = formatDistanceToNow(approval._updatedAt, { addSuffix: true });
  const waiting = approval.state === 'waiting';
  const words = waiting ? approval.note : approval.answer;
  return (
    <Card
      padding={4}
      radius={3}
      border
      tone={waiting ? 'caution' : 'critical'}
      aria-live="polite"
      data-testid="approval-banner"
    >
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
          {nextStep(waiting, {
            publishes: mayPublish(user),
            forDirector: awaitsApproval(draft, draft._type) && !mayApprove(user),
          })}
        </Text>
        {waiting && (
          <Flex>
            <ApproveButton document={draft} />
          </Flex>
        )}
      </Stack>
    </Card>
  );
}

function nextStep(waiting: boolean, { publishes, forDirector }: { publishes: boolean; forDirector: boolean }): string {
  if (waiting && forDirector) return 'Quem aprova é o diretor técnico. O site muda depois.';
  if (publishes) {
    return waiting
      ? 'Quem publica aprova o pedido. Devolver, no menu ao lado, pede uma correção.'
      : 'A correção ainda não foi enviada.';
  }
  return waiting ? 'O site muda quando alguém aprovar.' : 'Faça a correção e peça de novo.';
}

/** Shows on every document that somebody waits for an answer about it. What one can do then: `document-actions.ts`. */
export const approvals = definePlugin({
  name: 'approvals',
  document: { badges: (badges) => [...badges, ApprovalBadge] },
  form: { components: { input: WithApprovalBanner } },
});
