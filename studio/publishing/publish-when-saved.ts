import { useToast } from '@sanity/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DocumentActionComponent } from 'sanity';

import { untilQuiet } from './quiet.ts';
import { useActivity } from './use-activity.ts';

/** Studio mounts an action anew when it is another function. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/**
 * Studio's "Publish" for whoever clicks it while still typing: it waits for the last save
 * and for the rules, and then publishes all of it.
 */
export function publishWhenSaved(publish: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(publish) ?? waiting(publish);
  wrapped.set(publish, known);
  return known;
}

function waiting(usePublish: DocumentActionComponent): DocumentActionComponent {
  const usePublishWhenSaved: DocumentActionComponent = (props) => {
    const offered = usePublish(props);
    const activity = useActivity(props.draft?._id ?? props.id, props.type);
    const [wanted, setWanted] = useState(false);
    const toast = useToast();

    const publish = useEffectEvent(() => {
      setWanted(false);
      if (!offered?.disabled) offered?.onHandle?.();
      else toast.push({ status: 'error', title: 'Não foi publicado', description: offered.title });
    });

    useEffect(() => {
      if (!wanted) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      // Whoever types on puts the moment off.
      const attempt = () => {
        const rest = untilQuiet(activity.current, Date.now());
        if (rest > 0) timer = setTimeout(attempt, rest);
        else publish();
      };
      attempt();
      return () => clearTimeout(timer);
    }, [activity, wanted]);

    if (!offered) return null;
    if (wanted) {
      const title = 'Publica assim que a última alteração estiver salva.';
      return { ...offered, label: 'Salvando…', title, disabled: true };
    }
    return {
      ...offered,
      onHandle: () => (untilQuiet(activity.current, Date.now()) > 0 ? setWanted(true) : offered.onHandle?.()),
    };
  };
  return Object.assign(usePublishWhenSaved, { action: usePublish.action, displayName: 'PublishWhenSaved' });
}
