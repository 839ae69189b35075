import { useState } from 'react';
import { type SanityDocument, useValidationStatus } from 'sanity';

import { useUnread } from '../typed-text.ts';
import { isOfApproval } from './approval.ts';

/** Why a document cannot be published: the approval that it lacks is for somebody else, the rest is to be mended here. */
interface Blockers {
  /** Whether they are those of this revision. Checking it once more, as Studio does when a reference changes, keeps it true. */
  readonly isChecked: boolean;
  readonly lacksApproval: boolean;
  /** What Studio warns of; it holds nothing back. */
  readonly warnings: readonly string[];
  /** How many other errors there are, and fields that show what is not stored. */
  readonly others: number;
}

/** @param document the draft where there is one */
export function useBlockers(id: string, type: string, document: SanityDocument | null): Blockers {
  const { validation, isValidating, revision } = useValidationStatus(document?._id ?? id, type, true);
  const [checked, setChecked] = useState<string>();
  if (!isValidating && revision !== checked) setChecked(revision);
  const errors = validation.filter(({ level }) => level === 'error');
  const others = errors.filter((error) => !isOfApproval(error)).length;
  const warnings = validation.filter(({ level }) => level === 'warning').map(({ message }) => message);
  const unread = useUnread(document).length;
  return {
    isChecked: checked !== undefined && checked === document?._rev,
    warnings: [...new Set(warnings)],
    lacksApproval: errors.length > others,
    others: others + unread,
  };
}
