import { useToast } from '@sanity/ui/toast';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { useState } from 'react';
import { type DocumentActionComponent, useClient } from 'sanity';

import { APPROVED_FIELDS, type ApprovedType, isApproved } from '../../schemas/index.ts';

/** What only a technical director has: the lake notes who approves what is seen here, and when. */
export const Approve: DocumentActionComponent = ({ type, version, draft, published }) => {
  const client = useClient({ apiVersion: '2025-02-19' });
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const document = version ?? draft ?? published;
  if (type === 'priceItem' && document?.kind !== 'exame') return null;
  const approvedType = type as ApprovedType;
  const done = isApproved(document, approvedType);

  const send = async () => {
    if (!document) return;
    setSending(true);
    const body = { id: document._id, revision: document._rev, fields: APPROVED_FIELDS[approvedType] };
    try {
      await client.request({ url: `/data/approve/${client.config().dataset}`, method: 'POST', body });
      const isPublic = document === published;
      toast.push({
        status: 'success',
        title: 'Aprovado',
        description: isPublic ? 'O site já mostra.' : 'Agora pode ser publicado.',
      });
    } catch {
      toast.push({
        status: 'error',
        title: 'Não foi aprovado',
        description: 'Talvez alguém tenha mudado o texto agora. Leia de novo e tente outra vez.',
      });
    } finally {
      setSending(false);
      setAsking(false);
    }
  };

  return {
    label: done ? 'Aprovado' : 'Aprovar',
    title: done ? 'Se o que foi aprovado mudar, é preciso aprovar de novo.' : 'Aprova o conteúdo como está agora.',
    icon: CheckmarkCircleIcon,
    disabled: !document || done || sending,
    onHandle: () => setAsking(true),
    dialog: asking && {
      type: 'confirm',
      tone: 'positive',
      message:
        'O seu nome, a data e o conteúdo como está agora ficam registrados. O diretor técnico responde pelo que o site anuncia (CFM 2.336/2023, art. 3º).',
      confirmButtonText: 'Aprovar',
      cancelButtonText: 'Cancelar',
      onConfirm: () => void send(),
      onCancel: () => setAsking(false),
    },
  };
};
