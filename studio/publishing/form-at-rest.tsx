import { useLayoutEffect, useRef } from 'react';
import { getPublishedId, type InputProps, useFormValue } from 'sanity';

import { usePublicationStep } from './publications.ts';

/** A document's form, which takes nothing for the moment in which it is published: Studio would lose part of what is typed then. */
export function FormAtRest(props: InputProps) {
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
