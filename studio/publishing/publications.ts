import { useSyncExternalStore } from 'react';
import { type DocumentStore, getDraftId } from 'sanity';

/** A publication that was asked for: it waits for the last save and for the rules, or Studio was told to publish. */
export type Step = 'waiting' | 'publishing';

/** A document by its type and the id it has when published. */
export interface Target {
  readonly id: string;
  readonly type: string;
}

type Pair = DocumentStore['pair'];

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

/** How often to look whether a publication that waits can go ahead. */
const AGAIN_MS = 100;

/** After so many looks at a document that is at rest and cannot be published somebody is told. */
const MOST_LOOKS = 60;

/** Nobody's form rests for longer, whatever becomes of the publication. */
const LONGEST_REST_MS = 10_000;

const steps = new Map<string, Step>();
const listeners = new Set<() => void>();

function setStep(publishedId: string, step: Step | undefined): void {
  if (steps.get(publishedId) === step) return;
  if (step) steps.set(publishedId, step);
  else steps.delete(publishedId);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is under way for a document's publication; the form and the button that publishes have no parent in common that is ours. */
export function usePublicationStep(publishedId: string): Step | undefined {
  return useSyncExternalStore(subscribe, () => steps.get(publishedId));
}

/**
 * Whether a document still waits for its last save or for its rules. Both waits end by timers and not by the clock: in a
 * window that was busy, a click comes before timers that are long due, and Studio's save is one of those.
 */
export interface Rest {
  /** False while the document is saved or judged. One that begins to be watched counts as edited. */
  isReached(): boolean;
  hasErrors(): boolean;
  stop(): void;
}

export function watchRest(pair: Pair, { id, type }: Target): Rest {
  let isSaving = true;
  let isJudging = true;
  let hasErrors = false;
  let saving: ReturnType<typeof setTimeout>;
  let judging: ReturnType<typeof setTimeout>;
  const edited = () => {
    clearTimeout(saving);
    isSaving = true;
    saving = setTimeout(() => (isSaving = false), LAST_SAVE_MS);
  };
  edited();
  const edits = pair.operationEvents(id, type).subscribe(({ op }) => {
    if (op === 'patch') edited();
  });
  const verdicts = pair.validation(getDraftId(id), type, true).subscribe(({ isValidating, validation }) => {
    clearTimeout(judging);
    isJudging = true;
    hasErrors = validation.some(({ level }) => level === 'error');
    if (!isValidating) judging = setTimeout(() => (isJudging = false), VALIDATED_MS);
  });
  return {
    isReached: () => !isSaving && !isJudging,
    hasErrors: () => hasErrors,
    stop: () => {
      edits.unsubscribe();
      verdicts.unsubscribe();
      clearTimeout(saving);
      clearTimeout(judging);
    },
  };
}

/**
 * Publishes a draft as soon as it is saved and judged. Not part of a component: Studio draws a document anew when its first
 * edit makes a draft, and whoever clicked may look at another document already.
 * @param rest of the document, watched for longer already
 * @param refused called with the reason, in Portuguese, when the draft could not be published
 */
export function publishAtRest(pair: Pair, target: Target, rest: Rest, refused: (reason: string) => void): void {
  const { id, type } = target;
  if (steps.has(id)) return;
  let looks = 0;
  let hasDraft = true;
  let isLocked = false;
  let publish: { readonly disabled: unknown; readonly execute: () => void } | undefined;
  let longest: ReturnType<typeof setTimeout> | undefined;

  const end = (reason?: string) => {
    clearInterval(timer);
    clearTimeout(longest);
    for (const subscription of subscriptions) subscription.unsubscribe();
    rest.stop();
    setStep(id, undefined);
    if (reason !== undefined) refused(reason);
  };

  const attempt = () => {
    if (steps.get(id) === 'publishing' || !rest.isReached()) return;
    if (!hasDraft) return end();
    if (rest.hasErrors()) return end('Há campos com erro. Corrija-os e publique de novo.');
    if (!publish || publish.disabled || isLocked) {
      looks += 1;
      if (looks > MOST_LOOKS) end('O rascunho continua guardado. Publique de novo daqui a pouco.');
      return;
    }
    // At once, and not in an effect: a key may be pressed before that.
    setStep(id, 'publishing');
    longest = setTimeout(
      () => end('A conexão está lenta. O rascunho continua guardado; veja daqui a pouco se a publicação saiu.'),
      LONGEST_REST_MS,
    );
    publish.execute();
  };

  setStep(id, 'waiting');
  const subscriptions = [
    pair.editState(id, type).subscribe((state) => {
      hasDraft = !state.ready || state.draft !== null;
      isLocked = state.transactionSyncLock?.enabled ?? false;
      // The form rests until the draft has gone: its end would take an edit with it.
      if (steps.get(id) === 'publishing' && !hasDraft) end();
    }),
    pair.editOperations(id, type).subscribe((operations) => {
      publish = operations.publish;
    }),
    pair.operationEvents(id, type).subscribe(({ op, type: outcome }) => {
      if (steps.get(id) !== 'publishing') return;
      if (op !== 'publish') {
        // Dropped for something else that was done to the document: it is asked for again.
        clearTimeout(longest);
        setStep(id, 'waiting');
      } else if (outcome === 'error') end();
    }),
  ];
  const timer = setInterval(attempt, AGAIN_MS);
  attempt();
}
