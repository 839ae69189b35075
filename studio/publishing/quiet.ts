/** What goes on with a document in this window; moments in epoch milliseconds. */
export interface Activity {
  /** Of the last edit. */
  readonly editedAt: number;
  /** When its validation last began, ended or found something. */
  readonly validatedAt: number;
  readonly isValidating: boolean;
}

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

/** How often to look again while the rules are being asked. */
const AGAIN_MS = 100;

/** Milliseconds until it is worth looking again whether a document may be published; 0 when it may be. */
export function untilQuiet({ editedAt, validatedAt, isValidating }: Activity, now: number): number {
  // A clock that was set back must not keep anybody waiting.
  const rest = (since: number, length: number) => Math.min(length, Math.max(0, since + length - now));
  return Math.max(rest(editedAt, LAST_SAVE_MS), rest(validatedAt, VALIDATED_MS), isValidating ? AGAIN_MS : 0);
}
