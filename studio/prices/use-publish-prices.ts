import { useToast } from '@sanity/ui/toast';
import { useClient, useCurrentUser } from 'sanity';

import { approveAndPublish } from '../approval/give-approval.ts';
import { counted } from '../change-dialog.tsx';
import { useClinicToday } from '../clinic-today.ts';
import { useOneTransaction } from '../use-one-transaction.ts';
import { type Change, copyWith, mutationsOf, type Way } from './price-rows.ts';

/** Writes all changes in one transaction, then approves and publishes what waits for whoever makes them. */
export function usePublishPrices() {
  const client = useClient({ apiVersion: '2025-02-19' });
  const user = useCurrentUser();
  const toast = useToast();
  const todayAtClinic = useClinicToday();
  const { write, isBusy } = useOneTransaction();

  /** @returns whether it was written */
  const publish = async (changes: readonly Change[]): Promise<boolean> => {
    if (!user) return false;
    const today = todayAtClinic();
    return await write(mutationsOf(changes, today, { id: user.id, name: user.name }), async (revision) => {
      const left = await approveEach(changes, today, revision);
      toast.push({
        status: left > 0 ? 'warning' : 'success',
        title: left > 0 ? 'Falta aprovar no próprio documento' : 'Pronto',
        description: summaryOf(changes, left),
      });
    });
  };

  /** @returns how many could not be approved and stay drafts */
  const approveEach = async (changes: readonly Change[], today: string, revision: string): Promise<number> => {
    let left = 0;
    for (const { row, cents, way } of changes) {
      if (way !== 'approved' || !row.published) continue;
      const draft = copyWith(row.published, `drafts.${row.id}`, cents, today);
      const stored = { _createdAt: '', _updatedAt: '', ...draft, _rev: revision };
      await approveAndPublish(client, stored, draft._type).catch(() => (left += 1));
    }
    return left;
  };

  return { publish, isBusy };
}

function summaryOf(changes: readonly Change[], left: number): string {
  const of = (...ways: readonly Way[]) => changes.filter(({ way }) => ways.includes(way)).length;
  const parts = [
    [of('site', 'approved') - left, '1 valor no site', '# valores no site'],
    [of('asked'), '1 espera aprovação', '# esperam aprovação'],
    [of('draft') + left, '1 em rascunho', '# em rascunho'],
  ] as const;
  return parts.flatMap(([count, one, many]) => (count > 0 ? counted(count, one, many) : [])).join(' · ');
}
