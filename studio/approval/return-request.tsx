import { useToast } from '@sanity/ui/toast';
import { UndoIcon } from '@sanity/icons/Undo';
import { useState } from 'react';
import { type DocumentActionComponent, useClient, useCurrentUser } from 'sanity';

import { returnOf } from './approval.ts';
import { NoteForm } from './note-form.tsx';
import { useOpenApproval } from './use-open-approval.ts';

/** Beside "Publish", while somebody waits for it: publishing approves, this says what is missing. */
export const ReturnRequest: DocumentActionComponent = ({ id }) => {
  const client = useClient({ apiVersion: '2025-02-19' });
  const user = useCurrentUser();
  const toast = useToast();
  const approval = useOpenApproval(id);
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
        <NoteForm
          label="O que falta"
          hint="Aparece no documento para quem enviou."
          confirm="Devolver"
          optional={false}
          onCancel={() => setAnswering(false)}
          onSend={send}
        />
      ),
    },
  };
};
