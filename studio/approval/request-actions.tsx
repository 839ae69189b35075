import { PublishIcon } from '@sanity/icons/Publish';
import { UndoIcon } from '@sanity/icons/Undo';
import { Button, Flex, Stack, Text, TextArea } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useId, useState } from 'react';
import { type DocumentActionComponent, getDraftId, useClient, useCurrentUser } from 'sanity';

import { FocusBack } from '../focus-back.ts';
import { whyRefused } from '../why-refused.ts';
import { requestOf, returnOf } from './approval.ts';
import { useBlockers } from './blockers.ts';
import { useOpenApproval } from './use-open-approval.ts';

/**
 * What stands in the place of “Publish” for whoever may not publish, and for everybody where only the technical director's
 * approval is missing.
 */
export const RequestApproval: DocumentActionComponent = ({ id, type, draft, published }) => {
  const client = useClient({ apiVersion: '2025-02-19' });
  const user = useCurrentUser();
  const toast = useToast();
  const approval = useOpenApproval(id)?.approval;
  // An approval that is missing is what is asked for.
  const { lacksApproval, others: errors } = useBlockers(id, type, draft ?? published);
  const [asking, setAsking] = useState(false);
  const waiting = approval?.state === 'waiting';
  // What a program has written is published already, and waits for its approval.
  const subject = draft ?? (lacksApproval ? published : undefined);

  const send = async (note: string) => {
    if (!user || !subject) return;
    const by = { id: user.id, name: user.name };
    const transaction = client.transaction().createOrReplace(requestOf({ document: subject, note, by }));
    if (!draft) {
      const { _rev, _updatedAt, ...content } = subject;
      transaction.createIfNotExists({ ...content, _id: getDraftId(id) });
    }
    await transaction.commit();
    setAsking(false);
    toast.push({ status: 'success', title: 'Aprovação pedida' });
  };

  return {
    label: waiting ? 'Aguardando aprovação' : 'Pedir aprovação',
    title: reasonToWait({ hasDraft: Boolean(subject), waiting, errors }),
    icon: PublishIcon,
    tone: 'primary',
    disabled: !subject || waiting || errors > 0,
    onHandle: () => setAsking(true),
    dialog: asking && {
      type: 'dialog',
      header: 'Pedir aprovação',
      onClose: () => setAsking(false),
      content: (
        <FocusBack>
          {' '}
          <NoteForm
            label="Recado para quem aprova"
            hint={
              lacksApproval
                ? 'Opcional. Quem aprova é o diretor técnico, que vê o pedido na tela Início. O site só muda depois. Se ainda não há uma conta dele, quem administra o marca em “Contas e acessos”, no alto da tela Início.'
                : 'Opcional. Diga o que mudou e por quê. O site só muda depois da aprovação.'
            }
            confirm="Enviar"
            optional
            onCancel={() => setAsking(false)}
            onSend={send}
          />
        </FocusBack>
      ),
    },
  };
};

function reasonToWait(state: { hasDraft: boolean; waiting: boolean; errors: number }): string {
  if (!state.hasDraft) return 'Não há alterações para enviar.';
  if (state.waiting) return 'O pedido já foi enviado. Quem aprova vê as suas alterações enquanto você edita.';
  if (state.errors > 0) return 'Corrija o que está marcado em vermelho antes de enviar.';
  return 'Pede a quem publica que confira e publique este documento.';
}

/** Beside "Publish", while somebody waits for it: publishing approves, this says what is missing. */
export const ReturnRequest: DocumentActionComponent = ({ id }) => {
  const client = useClient({ apiVersion: '2025-02-19' });
  const user = useCurrentUser();
  const toast = useToast();
  const approval = useOpenApproval(id)?.approval;
  const [answering, setAnswering] = useState(false);
  if (approval?.state !== 'waiting') return null;

  const send = async (answer: string) => {
    if (!user) return;
    await client
      .patch(approval._id)
      .set(returnOf(answer, { id: user.id, name: user.name }))
      .commit();
    setAnswering(false);
    toast.push({ status: 'success', title: `Devolvido a ${approval.requestedBy.name}` });
  };

  return {
    label: 'Devolver',
    title: 'Devolve o pedido com um comentário. As alterações continuam no rascunho.',
    icon: UndoIcon,
    onHandle: () => setAnswering(true),
    dialog: answering && {
      type: 'dialog',
      header: `Devolver a ${approval.requestedBy.name}`,
      onClose: () => setAnswering(false),
      content: (
        <FocusBack>
          {' '}
          <NoteForm
            label="O que falta"
            hint="Aparece no documento para quem enviou."
            confirm="Devolver"
            optional={false}
            onCancel={() => setAnswering(false)}
            onSend={send}
          />
        </FocusBack>
      ),
    },
  };
};

interface NoteFormProps {
  readonly label: string;
  readonly hint: string;
  readonly confirm: string;
  /** Whether it may be sent without a text. */
  readonly optional: boolean;
  readonly onCancel: () => void;
  /** Rejects when it could not be stored; what was written stays in the form then. */
  readonly onSend: (note: string) => Promise<void>;
}

const MAX_NOTE_LENGTH = 500;

/** A few words to whoever comes next, inside an action's dialog. */
function NoteForm({ label, hint, confirm, optional, onCancel, onSend }: NoteFormProps) {
  const id = useId();
  const [note, setNote] = useState('');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = () => {
    setSending(true);
    setProblem(undefined);
    onSend(note).catch((error: unknown) => {
      setSending(false);
      setProblem(whyRefused(error));
    });
  };
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <Text as="label" htmlFor={id} size={1} weight="medium">
          {label}
        </Text>
        <TextArea
          id={id}
          rows={4}
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Text size={1} muted>
          {hint}
        </Text>
      </Stack>
      {problem ? (
        <Text size={1} role="alert">
          Não foi possível guardar. {problem}
        </Text>
      ) : null}
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text="Cancelar" onClick={onCancel} />
        <Button
          text={confirm}
          loading={isSending}
          disabled={isSending || (!optional && note.trim() === '')}
          onClick={send}
        />
      </Flex>
    </Stack>
  );
}
