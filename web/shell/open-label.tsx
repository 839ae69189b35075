import type { OpenState } from '../ui/formats/open-now.ts';

/** Whether the clinic is open, and what changes it: "Aberto agora, fecha às 18h". */
export function OpenLabel({ state }: { state: OpenState }) {
  return (
    <span className="open-now" data-open={state.open || undefined}>
      {[state.now, state.next].filter(Boolean).join(', ')}
    </span>
  );
}
