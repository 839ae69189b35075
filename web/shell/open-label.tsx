import type { OpenState } from '../ui/formats/open-now.ts';

/**
 * Whether the clinic is open, and what changes it: "Aberto agora, fecha às 18h". Apart from `OpenStatus`, which is code for
 * browsers: the server draws it in the style guide.
 */
export function OpenLabel({ state }: { state: OpenState }) {
  return (
    <span className="open-now" data-open={state.open || undefined}>
      {[state.now, state.next].filter(Boolean).join(', ')}
    </span>
  );
}
