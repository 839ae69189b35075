import { ANSWERED_STATES } from '../../schemas/index.ts';

interface Stored {
  readonly number?: string | undefined;
  readonly answeredAt?: string | undefined;
}

/** What of a message or request changes with its state: who answered first and when is noted, and forgotten when nobody has. */
export interface StateChange {
  readonly set: Readonly<Record<string, string>>;
  readonly unset: readonly string[];
}

/** Staff answered it, as far as its state says. */
export const answeredState = ({ number }: Stored) => (number ? 'contatado' : 'respondido');

/** Before anybody answered, but after somebody looked. */
export const openState = ({ number }: Stored) => (number ? 'novo' : 'lido');

export function stateChange(
  document: Stored,
  state: string,
  { name, now }: { readonly name: string | undefined; readonly now: string },
): StateChange {
  if (!ANSWERED_STATES.includes(state)) {
    // Who withdraws after an answer was answered all the same.
    return { set: { state }, unset: state === 'desistiu' ? [] : ['answeredBy', 'answeredAt'] };
  }
  if (document.answeredAt) return { set: { state }, unset: [] };
  return { set: { state, ...(name && { answeredBy: name }), answeredAt: now }, unset: [] };
}
