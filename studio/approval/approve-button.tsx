import { Button, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { useState } from 'react';
import { type SanityDocument, useClient, useCurrentUser } from 'sanity';

import { isApprovedType } from '../../schemas/index.ts';
import { mayApprove, mayPublish } from '../roles.ts';
import { ApprovalDialog } from './approval-dialog.tsx';
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
  const [asked, setAsked] = useState<SanityDocument>();
  const [sending, setSending] = useState(false);
  const isMissing = awaitsApproval(document, type);
  if (!mayPublish(user, type) || (isMissing && !mayApprove(user))) return null;
  if (others > 0) {
    return (
      <Text size={1} muted>
        Antes de aprovar, há campos a corrigir.
      </Text>
    );
  }
  const send = (seen: SanityDocument) => {
    setSending(true);
    approveAndPublish(client, seen, type)
      .then(() => toast.push({ status: 'success', title: isDraft ? 'Aprovado e publicado' : 'Aprovado' }))
      .catch(() => toast.push(NOT_APPROVED))
      .finally(() => {
        setSending(false);
        setAsked(undefined);
      });
  };
  const title = isDraft ? APPROVE_AND_PUBLISH : 'Aprovar';
  return (
    <>
      <Button
        icon={CheckmarkCircleIcon}
        text={title}
        fontSize={1}
        padding={3}
        disabled={sending || !isChecked}
        onClick={() => (isMissing ? setAsked(document) : send(document))}
      />
      {asked && isApprovedType(type) && (
        <ApprovalDialog
          document={asked}
          type={type}
          title={title}
          isBusy={sending}
          onConfirm={() => send(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
