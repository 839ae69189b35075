import { useEffect, useState } from 'react';
import { getDraftId, getPublishedId, type SanityDocument, useDocumentPreviewStore } from 'sanity';

import { type Approval, approvalId, isOpen } from './approval.ts';

interface OpenApproval {
  readonly approval: Approval;
  readonly draft: SanityDocument;
}

/** The request about a document that still waits or was returned, as it is now; undefined when there is none. */
export function useOpenApproval(documentId: string): OpenApproval | undefined {
  const store = useDocumentPreviewStore();
  const [open, setOpen] = useState<OpenApproval>();
  useEffect(() => {
    const publishedId = getPublishedId(documentId);
    const ids = [approvalId(publishedId), getDraftId(publishedId), publishedId];
    const subscription = store.unstable_observeDocuments(ids).subscribe(([stored, draft, published]) => {
      const approval = stored as unknown as Approval | undefined;
      setOpen(approval && draft && isOpen(approval, draft, published) ? { approval, draft } : undefined);
    });
    return () => subscription.unsubscribe();
  }, [documentId, store]);
  return open;
}
