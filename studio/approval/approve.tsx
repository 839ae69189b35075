import { useToast } from '@sanity/ui/toast';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { useState } from 'react';
import { type DocumentActionComponent, type SanityDocument, useClient } from 'sanity';

import { isApproved, isApprovedType, needsApproval } from '../../schemas/index.ts';
import { ApprovalDialog } from './approval-dialog.tsx';
import { approve, hasReview, today } from './give-approval.ts';

type Props = Parameters<DocumentActionComponent>[0];

/**
 * What only a technical director has: the lake notes who approves what is seen here, and when.
 * @param publishes whether a draft goes on the air with it
 */
export function useApproval({ type, version, draft, published }: Props, publishes: boolean) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const toast = useToast();
  // As it was when it was asked for: nobody approves what came afterwards.
  const [asked, setAsked] = useState<SanityDocument>();
  const [sending, setSending] = useState(false);
  const document = version ?? draft ?? published;
  if (!isApprovedType(type) || !needsApproval(document, type)) return null;
  const goesOn = publishes && document === draft;
  const review = hasReview(type);
  const done = isApproved(document, type);
  // A text that did not change may be looked at again.
  const fresh = done && (!review || document?.['reviewedAt'] === today());

  const send = async () => {
    if (!asked) return;
    setSending(true);
    try {
      await approve(client, asked, type, goesOn);
      const isPublic = goesOn || document === published;
      toast.push({
        status: 'success',
        title: goesOn ? 'Aprovado e publicado' : 'Aprovado',
        description: isPublic ? 'O site já mostra.' : 'Agora pode ser publicado ou agendado.',
      });
    } catch {
      toast.push(NOT_APPROVED);
    } finally {
      setSending(false);
      setAsked(undefined);
    }
  };

  return {
    label: goesOn ? APPROVE_AND_PUBLISH : labelOf({ done, fresh, isDraft: document === draft }),
    title: fresh ? 'Se o que foi aprovado mudar, é preciso aprovar de novo.' : 'Aprova o conteúdo como está agora.',
    icon: CheckmarkCircleIcon,
    tone: 'primary' as const,
    disabled: !document || fresh || sending,
    onHandle: () => setAsked(document ?? undefined),
    dialog: asked && {
      type: 'custom' as const,
      component: (
        <ApprovalDialog
          document={asked}
          type={type}
          title={goesOn ? APPROVE_AND_PUBLISH : 'Aprovar'}
          isBusy={sending}
          onConfirm={() => void send()}
          onClose={() => setAsked(undefined)}
        />
      ),
    },
  };
}

export const APPROVE_AND_PUBLISH = 'Aprovar e publicar';

function labelOf({ done, fresh, isDraft }: { done: boolean; fresh: boolean; isDraft: boolean }): string {
  if (fresh) return 'Aprovado';
  if (done) return 'Aprovar de novo';
  return isDraft ? 'Aprovar sem publicar' : 'Aprovar';
}

export const NOT_APPROVED = {
  status: 'error',
  title: 'Não foi aprovado',
  description: 'Talvez alguém tenha mudado o texto agora. Leia de novo e tente outra vez.',
} as const;

/** The same in the menu, where nothing goes on the air with it: what is approved may be published later, or scheduled. */
export const ApproveInMenu: DocumentActionComponent = (props) => useApproval(props, false);
