import { type RefObject, useEffect, useRef } from 'react';
import { getPublishedId, useDocumentStore, useValidationStatus } from 'sanity';

import type { Activity } from './quiet.ts';

/**
 * What goes on with a document in this window. One that was just opened counts as edited.
 * @param documentId of the draft where there is one
 */
export function useActivity(documentId: string, type: string): RefObject<Activity> {
  const { pair } = useDocumentStore();
  const status = useValidationStatus(documentId, type, true);
  const activity = useRef<Activity>({ editedAt: 0, validatedAt: 0, isValidating: true });
  const publishedId = getPublishedId(documentId);

  useEffect(() => {
    const edited = () => {
      activity.current = { ...activity.current, editedAt: Date.now() };
    };
    edited();
    const edits = pair.operationEvents(publishedId, type).subscribe(({ op }) => {
      if (op === 'patch') edited();
    });
    return () => edits.unsubscribe();
  }, [pair, publishedId, type]);

  useEffect(() => {
    activity.current = { ...activity.current, validatedAt: Date.now(), isValidating: status.isValidating };
  }, [status]);

  return activity;
}
