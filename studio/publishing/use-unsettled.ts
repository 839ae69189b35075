import { useCallback, useEffect, useRef } from 'react';
import { getPublishedId, useDocumentStore, useValidationStatus } from 'sanity';

/**
 * Studio 6.16 saves an edited document at once and again up to a second after the last edit. That save runs in the place of
 * whatever operation is under way for the document: a publication that has not been answered by then is dropped.
 */
const LAST_SAVE_MS = 1_200;

/**
 * Studio hands the errors of what was validated last together with the revision of what is being validated now. A
 * publication asked for in between is dropped for an error that was repaired (datastores, `validation`).
 */
const VALIDATED_MS = 400;

/**
 * Whether a document that was edited in this window still waits for its last save or for its rules. One that was just
 * opened counts as edited. Both waits end by timers and not by the clock: in a window that was busy, a click comes before
 * timers that are long due, and Studio's save is one of those.
 * @param documentId of the draft where there is one
 */
export function useUnsettled(documentId: string, type: string): () => boolean {
  const { pair } = useDocumentStore();
  const status = useValidationStatus(documentId, type, true);
  const isSaving = useRef(true);
  const isJudging = useRef(true);
  const publishedId = getPublishedId(documentId);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const edited = () => {
      clearTimeout(timer);
      isSaving.current = true;
      timer = setTimeout(() => (isSaving.current = false), LAST_SAVE_MS);
    };
    edited();
    const edits = pair.operationEvents(publishedId, type).subscribe(({ op }) => {
      if (op === 'patch') edited();
    });
    return () => {
      edits.unsubscribe();
      clearTimeout(timer);
    };
  }, [pair, publishedId, type]);

  useEffect(() => {
    isJudging.current = true;
    if (status.isValidating) return;
    const timer = setTimeout(() => (isJudging.current = false), VALIDATED_MS);
    return () => clearTimeout(timer);
  }, [status]);

  return useCallback(() => isSaving.current || isJudging.current, []);
}
