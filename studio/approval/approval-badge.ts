import type { DocumentBadgeComponent } from 'sanity';

import { useOpenApproval } from './use-open-approval.ts';

/** Beside the document's state: that somebody waits for an answer about it, or got one. */
export const ApprovalBadge: DocumentBadgeComponent = ({ id }) => {
  const approval = useOpenApproval(id);
  if (!approval) return null;
  return approval.state === 'waiting'
    ? { label: 'Aguardando aprovação', title: `Enviado por ${approval.requestedBy.name}`, color: 'warning' }
    : { label: 'Devolvido', title: `Por ${approval.answeredBy?.name ?? 'quem aprova'}`, color: 'danger' };
};
