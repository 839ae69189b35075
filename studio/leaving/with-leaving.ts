import type { DocumentActionComponent, DocumentActionsContext } from 'sanity';

import { mayPublish } from '../roles.ts';
import { PersonLeaves } from './person-leaves.tsx';

/** Adds “Saiu da clínica” to the actions of a person, for whoever may change what is on the air. */
export function withLeaving(
  actions: DocumentActionComponent[],
  { schemaType, currentUser, versionType }: DocumentActionsContext,
): DocumentActionComponent[] {
  if (schemaType !== 'professional' || versionType === 'version' || !mayPublish(currentUser)) return actions;
  return [...actions, PersonLeaves];
}
