import { useToast } from '@sanity/ui/toast';
import { useClient, useCurrentUser } from 'sanity';
import { useRouter } from 'sanity/router';

import { approvalId } from '../approval/approval.ts';
import { nameOf } from '../document-name.ts';
import { mayPublish } from '../roles.ts';
import { useLakeTask } from '../use-lake-task.ts';
import { referredTo, type Removed, returnOf, type Stored } from './bring-back.ts';

const RAW = { perspective: 'raw' } as const;

/**
 * Makes the draft, with the pictures that it needs, and opens it.
 * @param all that the lake tells as removed
 * @param listed what of it staff can bring back
 */
export function useBringBack(all: readonly Removed[], listed: readonly Removed[]) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const router = useRouter();
  const toast = useToast();
  const user = useCurrentUser();
  const { isBusy, run } = useLakeTask('Não voltou');
  const refuse = (description: string) => void toast.push({ status: 'error', title: 'Não voltou', description });
  const write = async (removed: Removed) => {
    const { _id: id, _type: type } = removed.document;
    const isDraft = (one: Stored) => one._id === `drafts.${id}`;
    const ids = referredTo(removed.document).flatMap((one) => [one, `drafts.${one}`]);
    const found = await client.fetch<Stored[]>('*[_id in $ids]', { ids: [...ids, `drafts.${id}`] }, RAW);
    const [drafts, present] = [found.filter(isDraft), found.filter((one) => !isDraft(one))];
    if (drafts.length > 0)
      return refuse(
        'Já há um rascunho deste documento, que se perderia. Publique ou descarte as alterações dele antes.',
      );
    const { documents, first, without } = returnOf(removed, present, all, listed);
    const names = first.map((one) => `“${nameOf(one) ?? 'Sem título'}”`).join(', ');
    if (names)
      return refuse(`Precisa de ${names}, que não está no site. Traga de volta, publique, e depois traga este.`);
    if (documents.length > 1 && !mayPublish(user))
      return refuse('Uma foto ou um arquivo dele também foi apagado. Peça a quem publica que o traga de volta.');
    // What was asked about it was answered, or is asked anew.
    const transaction = client.transaction().delete(approvalId(id));
    for (const document of documents) transaction.createIfNotExists(document);
    await transaction.commit();
    if (without.length > 0) {
      const description =
        'Uma foto, um arquivo ou um documento que ele mostrava não existe mais. Confira e escolha outro.';
      toast.push({ status: 'warning', title: 'Voltou incompleto', description, duration: 20_000 });
    }
    router.navigateIntent('edit', { id, type });
  };
  const bringBack = (removed: Removed) => void run(() => write(removed));
  return { bringBack, isBusy };
}
