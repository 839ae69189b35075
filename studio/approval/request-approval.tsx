import { useToast } from '@sanity/ui/toast';
import { PublishIcon } from '@sanity/icons/Publish';
import { useState } from 'react';
import { type DocumentActionComponent, useClient, useCurrentUser, useValidationStatus } from 'sanity';

import { requestOf } from './approval.ts';
import { NoteForm } from './note-form.tsx';
import { useOpenApproval } from './use-open-approval.ts';

/** What whoever may not publish has in the place of "Publish". */
export const RequestApproval: DocumentActionComponent = ({ id, type, draft }) => {
  const client = useClient({ apiVersion: '2025-02-19' });
  const user = useCurrentUser();
  const toast = useToast();
  const approval = useOpenApproval(id);
  const { validation } = useValidationStatus(draft?._id ?? id, type, true);
  const [asking, setAsking] = useState(false);
  const waiting = approval?.state === 'waiting';
  const errors = validation.filter(({ level }) => level === 'error').length;

  const send = async (note: string) => {
    if (!user) return;
    const by = { id: user.id, name: user.name };
    await client.createOrReplace(requestOf({ documentId: id, documentType: type, note, by }));
    setAsking(false);
    toast.push({ status: 'success', title: 'Enviado para aprovação' });
  };

  return {
    label: waiting ? 'Aguardando aprovação' : 'Enviar para aprovação',
    title: reasonToWait({ hasDraft: Boolean(draft), waiting, errors }),
    icon: PublishIcon,
    tone: 'primary',
    disabled: !draft || waiting || errors > 0,
    onHandle: () => setAsking(true),
    dialog: asking && {
      type: 'dialog',
      header: 'Enviar para aprovação',
      onClose: () => setAsking(false),
      content: (
        <NoteForm
          label="Recado para quem aprova"
          hint="Opcional. Diga o que mudou e por quê. O site só muda depois da aprovação."
          confirm="Enviar"
          optional
          onCancel={() => setAsking(false)}
          onSend={send}
        />
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
