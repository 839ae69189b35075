import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** In a preview: where it is edited, as `editMark` gives it. */
  readonly place?: object;
}

/** Facts beside a story, each under its label; what is missing is left out. Styled by `DetailLayout`. */
export function FactList({ label, facts }: { label: string; facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <aside aria-label={label}>
      {known.map((fact) => (
        <div key={fact.label} {...fact.place}>
          <h2>{fact.label}</h2>
          <div>{fact.value}</div>
        </div>
      ))}
    </aside>
  );
}
