import { Button, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { useState } from 'react';
import { type SanityDocument, useClient, useCurrentUser } from 'sanity';

import { mayApprove, mayPublish } from '../roles.ts';
import { APPROVE_AND_PUBLISH, NOT_APPROVED } from './approve.tsx';
import { useBlockers } from './blockers.ts';
import { approveAndPublish, awaitsApproval } from './give-approval.ts';

/**
 * Approves a document, for whoever may: what was read on this screen, and nothing newer. A draft is published with it; what
 * is published already only lacked the approval.
 */
export function ApproveButton({ document }: { readonly document: SanityDocument }) {
  const type = document._type;
  const isDraft = document._id.startsWith('drafts.');
  const client = useClient({ apiVersion: '2025-02-19' });
  const user = useCurrentUser();
  const toast = useToast();
  const { others, isChecked } = useBlockers(document._id, type, document);
  const [sending, setSending] = useState(false);
  if (!mayPublish(user, type) || (awaitsApproval(document, type) && !mayApprove(user))) return null;
  if (others > 0) {
    return (
      <Text size={1} muted>
        Antes de aprovar, há campos a corrigir.
      </Text>
    );
  }
  const send = () => {
    setSending(true);
    approveAndPublish(client, document, type)
      .then(() => toast.push({ status: 'success', title: isDraft ? 'Aprovado e publicado' : 'Aprovado' }))
      .catch(() => toast.push(NOT_APPROVED))
      .finally(() => setSending(false));
  };
  return (
    <Button
      icon={CheckmarkCircleIcon}
      text={isDraft ? APPROVE_AND_PUBLISH : 'Aprovar'}
      fontSize={1}
      padding={3}
      disabled={sending || !isChecked}
      onClick={send}
    />
  );
}
