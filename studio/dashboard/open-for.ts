import { isOpen } from '../approval/approval.ts';
import type { ApprovalRow } from './overview.ts';

/** The requests that concern somebody: all that wait, and what came back to the reader. */
export function openFor(rows: readonly ApprovalRow[], userId: string): readonly ApprovalRow[] {
  return rows.filter(
    (row) => isOpen(row, row.draft, row.published) && (row.state === 'waiting' || row.requestedBy.id === userId),
  );
}
