import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { radius, space, theme, type, weight } from './tokens.ts';

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};

  label {
    font-weight: ${weight.label};
  }
  .hint {
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
  .error {
    color: ${theme.tone.error};
    font-size: ${type.small};
    font-weight: ${weight.label};
  }
  input:not([type='checkbox'], [type='radio']),
  select,
  textarea {
    width: 100%;
    min-height: 3rem;
    padding: ${space(5)} ${space(7)};
    border: 1px solid ${theme.tone.edge};
    border-radius: ${radius.control};
    background: ${theme.tone.card};
    color: ${theme.tone.ink};
  }
  textarea {
    min-height: 8rem;
    resize: vertical;
  }
  [aria-invalid='true'] {
    border-color: ${theme.tone.error};
    border-width: 2px;
  }
  :disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  .choice {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(5)};
    align-items: start;
    min-height: 2.75rem;
    font-weight: ${weight.text};
  }
  .choice input {
    width: 1.25rem;
    height: 1.25rem;
    margin-block-start: 0.2em;
    accent-color: ${theme.tone.action};
  }
`;

/** Ids of a field's hint and error, for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: { hint?: unknown; error?: unknown }): string | undefined {
  return [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;
}

interface FieldProps {
  /** Id of the control inside, which also sets `aria-describedby={describedBy(id, …)}`. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly optional?: boolean;
  readonly children: ReactNode;
}

/** A labelled control with its hint and its error in words. */
export function Field({ id, label, hint, error, optional, children }: FieldProps) {
  return (
    <Root>
      <label htmlFor={id}>
        {label}
        {optional ? ' (opcional)' : ''}
      </label>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      {error ? (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </Root>
  );
}

/** A checkbox or radio button with its words beside it. */
export function Choice({ children, control }: { children: ReactNode; control: ReactNode }) {
  return (
    <Root>
      <label className="choice">
        {control}
        <span>{children}</span>
      </label>
    </Root>
  );
}
