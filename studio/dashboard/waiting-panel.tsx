import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';

import { Entry } from './entry.tsx';
import { openFor } from './open-for.ts';
import type { Overview } from './overview.ts';
import { Panel } from './panel.tsx';

interface WaitingPanelProps {
  readonly overview: Overview;
  /** Who reads it: what was returned concerns the person who sent it. */
  readonly userId: string;
  readonly typeTitle: (type: string) => string;
}

/** Drafts that wait for somebody's approval, and those that came back to the reader with a comment. */
export function WaitingPanel({ overview, userId, typeTitle }: WaitingPanelProps) {
  const rows = openFor(overview.approvals, userId);
  return (
    <Panel
      title="Esperando aprovação"
      icon={CheckmarkCircleIcon}
      count={rows.length}
      tone="caution"
      empty="Nada espera aprovação."
    >
      {rows.map(({ _id, documentId, documentType, state, requestedBy, note, answer, answeredBy, ...row }) => (
        <Entry
          key={_id}
          title={row.draft?.name ?? documentId}
          detail={
            state === 'waiting'
              ? `${typeTitle(documentType)} · enviado por ${requestedBy.name}`
              : `${typeTitle(documentType)} · devolvido por ${answeredBy?.name ?? 'quem aprova'}`
          }
          quote={state === 'waiting' ? note : answer}
          badge={state === 'returned' ? { text: 'Devolvido', tone: 'critical' } : undefined}
          opens={{ id: documentId, type: documentType }}
        />
      ))}
    </Panel>
  );
}
