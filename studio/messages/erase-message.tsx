import { TrashIcon } from '@sanity/icons/Trash';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { type DocumentActionComponent, useClient } from 'sanity';
import { usePaneRouter } from 'sanity/structure';

import { useLakeTask } from '../use-lake-task.ts';

/** In the place of Studio's “Delete”, which keeps the history: of a patient nothing stays that should go (LGPD, art. 18 VI). */
export const EraseMessage: DocumentActionComponent = ({ id }) => {
  const client = useClient({ apiVersion: '2025-02-19' });
  const toast = useToast();
  const { closeCurrent } = usePaneRouter();
  const { isBusy, run } = useLakeTask('A mensagem não foi apagada');
  const [isAsking, setAsking] = useState(false);
  const erase = async () => {
    setAsking(false);
    await client.action({
      actionType: 'sanity.action.document.delete',
      publishedId: id,
      includeDrafts: [],
      purge: true,
    });
    toast.push({ status: 'success', title: 'A mensagem foi apagada de vez' });
    closeCurrent();
  };
  return {
    label: 'Apagar de vez',
    icon: TrashIcon,
    tone: 'critical',
    disabled: isBusy,
    onHandle: () => setAsking(true),
    dialog: isAsking && {
      type: 'confirm',
      tone: 'critical',
      message:
        'A mensagem sai de vez, com o histórico e as anotações: ninguém consegue trazê-la de volta. Nas cópias de segurança ela fica até o prazo delas.',
      confirmButtonText: 'Apagar de vez',
      cancelButtonText: 'Cancelar',
      onConfirm: () => void run(erase),
      onCancel: () => setAsking(false),
    },
  };
};
