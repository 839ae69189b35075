import type { ReactNode } from 'react';

/** Ids of a field's hint and error, for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: { hint?: unknown; error?: unknown }): string | undefined {
  return [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;
}

interface FieldProps {
  /** Id of the control inside, which also sets `aria-describedby={describedBy(id, …)}`. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Said by the browser, without script, as soon as who left the field wrote something that cannot be. */
  readonly wrong?: string;
  readonly optional?: boolean;
  readonly children: ReactNode;
}

/** A labelled control with its hint and its error in words. A parent dresses it with `fieldsStyle`. */
export function Field({ id, label, hint, error, wrong, optional, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional ? <span className="optional"> (opcional)</span> : null}
      </label>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={id} error={error} />
      {wrong && !error ? <p className="error wrong">{wrong}</p> : null}
    </div>
  );
}

interface ChoiceProps {
  readonly control: ReactNode;
  /** Id of the control; needed for an error. */
  readonly id?: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A checkbox or radio button with its words beside it. A parent dresses it with `fieldsStyle`. */
export function Choice({ control, id, error, children }: ChoiceProps) {
  return (
    <div className="choice-field">
      <label className="choice">
        {control}
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

function FieldError({ id, error }: { id: string | undefined; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="error" id={`${id}-error`}>
      {error}
    </p>
  );
}
