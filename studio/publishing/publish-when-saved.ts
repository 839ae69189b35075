import { useToast } from '@sanity/ui/toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DocumentActionComponent, useDocumentStore } from 'sanity';

import { setBeingPublished } from './being-published.ts';
import { useUnsettled } from './use-unsettled.ts';

/** How often to look whether all is saved and judged. */
const AGAIN_MS = 100;

/** After so many looks somebody is told that what was dropped is not published. */
const MOST_LOOKS = 60;

/** Nobody's form rests for longer, whatever becomes of the publication. */
const LONGEST_REST_MS = 10_000;

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
    const offered = usePublish(props);
    const unsettled = useUnsettled(props.draft?._id ?? props.id, props.type);
    const [wanted, setWanted] = useState(false);
    /** How often it was looked whether what was dropped can be published again; 0 when nothing was. */
    const looksAfterDrop = useRef(0);
    const toast = useToast();
    const { pair } = useDocumentStore();
    /** The draft of which a publication was asked for, until it is gone. */
    const [asked, setAsked] = useState<{ readonly revision: string | undefined }>();
    const revision = props.draft?._rev;

    const publish = () => {
      setAsked({ revision });
      // At once, and not in an effect: a key may be pressed before that.
      setBeingPublished(props.id, true);
      offered?.onHandle?.();
    };

    const attempt = useEffectEvent(() => {
      if (unsettled()) return;
      const isAgain = looksAfterDrop.current > 0;
      // Studio shows for four seconds that it publishes, also what it dropped.
      if (isAgain && offered?.disabled && props.draft && (looksAfterDrop.current += 1) < MOST_LOOKS) return;
      looksAfterDrop.current = 0;
      setWanted(false);
      if (!offered?.disabled) publish();
      // What was dropped here may have reached the lake all the same.
      else if (!isAgain || props.draft)
        toast.push({ status: 'error', title: 'Não foi publicado', description: offered.title });
    });

    useEffect(() => {
      if (!wanted) return;
      // Whoever types on puts the moment off.
      const timer = setInterval(attempt, AGAIN_MS);
      return () => clearInterval(timer);
    }, [wanted]);

    const isUnderWay = asked !== undefined && asked.revision === revision;

    useEffect(() => {
      if (!asked) return;
      setBeingPublished(props.id, isUnderWay);
      if (!isUnderWay) return;
      const timer = setTimeout(() => setAsked(undefined), LONGEST_REST_MS);
      // Refused, or dropped for something else that was done to the document: then it is asked for again.
      const events = pair.operationEvents(props.id, props.type).subscribe(({ op, type }) => {
        if (op === 'publish' && type === 'success') return;
        setAsked(undefined);
        if (op === 'publish') return;
        looksAfterDrop.current = 1;
        setWanted(true);
      });
      return () => {
        events.unsubscribe();
        clearTimeout(timer);
        setBeingPublished(props.id, false);
      };
    }, [asked, isUnderWay, pair, props.id, props.type]);

    if (!offered) return null;
    if (wanted) {
      const title = 'Publica assim que a última alteração estiver salva.';
      return { ...offered, label: 'Salvando…', title, disabled: true };
    }
    return {
      ...offered,
      onHandle: () => (unsettled() ? setWanted(true) : publish()),
    };
  };
  return Object.assign(usePublishWhenSaved, { action: usePublish.action, displayName: 'PublishWhenSaved' });
}
