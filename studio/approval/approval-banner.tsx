import { Card, Flex, Stack, Text } from '@sanity/ui';
import { type InputProps, useCurrentUser, useFormValue, useRelativeTime } from 'sanity';

import { mayPublish } from '../roles.ts';
import type { Approval } from './approval.ts';
import { useOpenApproval } from './use-open-approval.ts';

/** Puts the words of a request, or of its return, above the form they are about. */
export function WithApprovalBanner(props: InputProps) {
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
  const when = useRelativeTime(approval._updatedAt, { useTemporalPhrase: true });
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
