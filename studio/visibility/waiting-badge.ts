import { type DocumentBadgeComponent, useSchema, useValidationStatus } from 'sanity';

import { waitsFor } from './waits-for.ts';

/** Beside the Publish button: what it waits for, while it is grey. */
export const WaitingBadge: DocumentBadgeComponent = ({ id, type, draft }) => {
  const { validation, isValidating } = useValidationStatus(draft?._id ?? id, type, true);
  const schemaType = useSchema().get(type);
  if (!draft || isValidating) return null;
  const { label, title } = waitsFor(validation, schemaType);
  return label ? { label, title, color: 'danger' } : null;
};
