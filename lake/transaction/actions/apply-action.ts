import { LakeError } from '../../errors.ts';
import { documentActions } from './document-actions.ts';
import { releaseActions } from './release-actions.ts';
import type { ActionContext, ActionHandler } from './fields.ts';
import type { Action } from '../types.ts';

const HANDLERS: ReadonlyMap<string, ActionHandler> = new Map(Object.entries({ ...documentActions, ...releaseActions }));

/**
 * Does one Studio action on the working set.
 * @throws Failure when it cannot be done. @throws LakeError 400 for an action that this lake does not know.
 */
export function applyAction(context: ActionContext, action: Action): void {
  const handler = HANDLERS.get(action.actionType);
  if (!handler) {
    const isVariant = /^sanity\.action\.(document\.)?variant\./.test(action.actionType);
    const reason = isVariant ? 'Variants are not supported by this lake' : 'Unknown action';
    throw new LakeError(400, 'actionError', `${reason}: "${action.actionType}".`, { details: { items: [] } });
  }
  handler(context, action);
}
