import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { type DocumentActionComponent, useClient } from 'sanity';

import { ReferrersList } from './referrers-list.tsx';
import { type Referrer, referrersOf } from './referrers.ts';

/** Studio mounts an action anew when it is another function. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/**
 * Studio's “Delete” and “Unpublish” for documents that others refer to. Studio would offer to do it anyway, which the lake
 * refuses; this says where the document is used and what to do instead.
 */
export function unlessReferredTo(action: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(action) ?? asking(action);
  wrapped.set(action, known);
  return known;
}

function asking(useAction: DocumentActionComponent): DocumentActionComponent {
  const useActionUnlessReferredTo: DocumentActionComponent = (props) => {
    const offered = useAction(props);
    const client = useClient({ apiVersion: '2025-02-19' });
    const toast = useToast();
    const [found, setFound] = useState<{ total: number; shown: readonly Referrer[] }>();
    const [isAsking, setAsking] = useState(false);
    if (!offered) return null;

    const ask = async () => {
      setAsking(true);
      try {
        const referrers = await referrersOf(client, props.id);
        if (referrers.total > 0) setFound(referrers);
        else offered.onHandle?.();
      } catch {
        toast.push({
          status: 'error',
          title: 'Não foi possível ver onde o documento é usado',
          description: 'Confira a conexão e tente de novo.',
        });
      } finally {
        setAsking(false);
      }
    };
    const close = () => setFound(undefined);
    return {
      ...offered,
      disabled: offered.disabled === true || isAsking,
      onHandle: () => void ask(),
      dialog: found
        ? {
            type: 'dialog',
            header: 'Este documento está em uso',
            onClose: close,
            content: <ReferrersList id={props.id} type={props.type} {...found} onClose={close} />,
          }
        : offered.dialog,
    };
  };
  return Object.assign(useActionUnlessReferredTo, { action: useAction.action, displayName: 'UnlessReferredTo' });
}
