import { useEffect, useState } from 'react';
import { getDraftId, getPublishedId, useDocumentPreviewStore } from 'sanity';

import { type Approval, approvalId, isOpen } from './approval.ts';

/** The request about a document that still waits or was returned, as it is now; undefined when there is none. */
export function useOpenApproval(documentId: string): Approval | undefined {
  const store = useDocumentPreviewStore();
  const [approval, setApproval] = useState<Approval>();
  useEffect(() => {
    const publishedId = getPublishedId(documentId);
    const ids = [approvalId(publishedId), getDraftId(publishedId), publishedId];
    const subscription = store.unstable_observeDocuments(ids).subscribe(([stored, draft, published]) => {
      const request = stored as unknown as Approval | undefined;
      setApproval(request && isOpen(request, draft, published) ? request : undefined);
    });
    return () => subscription.unsubscribe();
  }, [documentId, store]);
  return approval;
}
