import { useValidationStatus } from 'sanity';

import { useUnread } from '../typed-text.ts';
import { isOfApproval } from './approval.ts';

/** Why a document cannot be published: the approval that it lacks is for somebody else, the rest is to be mended here. */
interface Blockers {
  readonly isValidating: boolean;
  readonly lacksApproval: boolean;
  /** How many other errors there are, and fields that show what is not stored. */
  readonly others: number;
}

/** @param id of the draft where there is one */
export function useBlockers(id: string, type: string): Blockers {
  const { validation, isValidating } = useValidationStatus(id, type, true);
  const errors = validation.filter(({ level }) => level === 'error');
  const others = errors.filter((error) => !isOfApproval(error)).length;
  const unread = useUnread().length;
  return { isValidating, lacksApproval: errors.length > others, others: others + unread };
}
