import { useToast } from '@sanity/ui/toast';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  definePlugin,
  type DocumentActionComponent,
  getPublishedId,
  type InputProps,
  useDocumentStore,
  useFormValue,
} from 'sanity';

import { UNREAD, useUnread } from '../typed-text.ts';
import { publishAtRest, type Rest, usePublicationStep, watchRest } from './publications.ts';

/** A document's form, which takes nothing for the moment in which it is published: Studio would lose part of what is typed then. */
function FormAtRest(props: InputProps) {
  return props.id === 'root' ? <Form {...props} /> : props.renderDefault(props);
}

function Form(props: InputProps) {
  const documentId = useFormValue(['_id']);
  const isPublished =
    usePublicationStep(typeof documentId === 'string' ? getPublishedId(documentId) : '') === 'publishing';
  const form = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);

  useLayoutEffect(() => {
    if (!form.current || form.current.inert === isPublished) return;
    if (isPublished) focused.current = form.current.contains(document.activeElement) ? document.activeElement : null;
    form.current.inert = isPublished;
    // The browser takes the focus out of what takes nothing.
    if (!isPublished && document.activeElement === document.body && focused.current instanceof HTMLElement) {
      focused.current.focus({ preventScroll: true });
    }
  }, [isPublished]);

  return <div ref={form}>{props.renderDefault(props)}</div>;
}

/** Studio mounts an action anew when it is another function. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/**
 * Studio's "Publish" for whoever types while publishing. Clicked during an edit, it waits for the last save and for the
 * rules, and then publishes all of it. From then on the form rests until the draft has gone: an edit would have Studio drop
 * the publication, and the draft's end would take the edit with it.
 */
function publishWhenSaved(publish: DocumentActionComponent): DocumentActionComponent {
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
    const [unread] = useUnread(props.draft ?? props.published);
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
    if (unread) return { ...offered, title: UNREAD, disabled: true };
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

function ours(action: DocumentActionComponent): DocumentActionComponent {
  return action.action === 'publish' ? publishWhenSaved(action) : action;
}

/** Nothing that is typed while a document is saved or published gets lost, and nothing keeps it from being published. */
export const publishing = definePlugin({
  name: 'publishing',
  document: { actions: (actions) => actions.map(ours) },
  form: { components: { input: FormAtRest } },
});
