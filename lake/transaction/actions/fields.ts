import { publishedId as groupOf } from '../../store/ids.ts';
import { checkedId } from '../document-id.ts';
import { Failure } from '../failure.ts';
import { parsePatch } from '../parse-mutations.ts';
import type { WorkingSet } from '../working-set.ts';
import type { IncomingDocument, PatchOperations, StoredDocument } from '../../store/types.ts';
import type { Action } from '../types.ts';

/** What an action may use besides its own fields. */
export interface ActionContext {
  readonly set: WorkingSet;
  /** The last state a document had before it was deleted. */
  lastState(id: string): StoredDocument | undefined;
}

/** Does one action on the working set. @throws Failure */
export type ActionHandler = (context: ActionContext, action: Action) => void;

export function textField(action: Action, name: string): string {
  const value = action[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new Failure('validationError', `"${action.actionType}" needs the text "${name}"`, { field: name });
}

export function optionalTextField(action: Action, name: string): string | undefined {
  return action[name] === undefined || action[name] === null ? undefined : textField(action, name);
}

export function idField(action: Action, name: string): string {
  return checkedId(textField(action, name));
}

export function objectField(action: Action, name: string): Readonly<Record<string, unknown>> {
  const value = action[name];
  if (isRecord(value)) return value;
  throw new Failure('validationError', `"${action.actionType}" needs the object "${name}"`, { field: name });
}

export function patchField(action: Action): PatchOperations & { readonly ifRevisionID?: string } {
  return parsePatch(objectField(action, 'patch'));
}

export function documentField(action: Action, name: string, fallbackId?: string): IncomingDocument & { _id: string } {
  const value = objectField(action, name);
  const id = value._id ?? fallbackId;
  if (typeof value._type !== 'string' || value._type === '' || typeof id !== 'string') {
    throw new Failure('validationError', `"${name}" of "${action.actionType}" needs the texts "_id" and "_type"`);
  }
  return { ...value, _id: checkedId(id), _type: value._type };
}

/** @throws Failure when the two ids do not name the same content. */
export function assertSameGroup(id: string, publishedId: string): void {
  if (groupOf(id) === publishedId && id !== publishedId) return;
  throw new Failure('validationError', `"${id}" is not a draft or version of "${publishedId}"`, { id });
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
