import { useToast } from '@sanity/ui/toast';
import { useEffect, useRef } from 'react';
import { type DocumentActionComponent, useDocumentStore } from 'sanity';

import { publishAtRest, type Rest, usePublicationStep, watchRest } from './publications.ts';

/** Studio mounts an action anew when it is another function. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/**
 * Studio's "Publish" for whoever types while publishing. Clicked during an edit, it waits for the last save and for the
 * rules, and then publishes all of it. From then on the form rests until the draft has gone: an edit would have Studio drop
 * the publication, and the draft's end would take the edit with it.
 */
export function publishWhenSaved(publish: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(publish) ?? waiting(publish);
  wrapped.set(publish, known);
  return known;
}

function waiting(usePublish: DocumentActionComponent): DocumentActionComponent {
  const usePublishWhenSaved: DocumentActionComponent = (props) => {
    const { id, type } = props;
    const offered = usePublish(props);
    const step = usePublicationStep(id);
    const toast = useToast();
    const { pair } = useDocumentStore();
    const rest = useRef<Rest>(null);

    useEffect(() => {
      // A publication that goes on ends what it watches by itself.
      if (step) return;
      const watched = watchRest(pair, { id, type });
      rest.current = watched;
      return () => {
        if (rest.current === watched) watched.stop();
      };
    }, [id, pair, step, type]);

    if (!offered) return null;
    if (step === 'waiting') {
      const title = 'Publica assim que a última alteração estiver salva.';
      return { ...offered, label: 'Salvando…', title, disabled: true };
    }
    if (step === 'publishing') return { ...offered, label: 'Publicando…', title: undefined, disabled: true };
    return {
      ...offered,
      onHandle: () => {
        const watched = rest.current ?? watchRest(pair, { id, type });
        rest.current = null;
        publishAtRest(pair, { id, type }, watched, (reason) =>
          toast.push({ status: 'error', title: 'Ainda não foi publicado', description: reason }),
        );
      },
    };
  };
  return Object.assign(usePublishWhenSaved, { action: usePublish.action, displayName: 'PublishWhenSaved' });
}
