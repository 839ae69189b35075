import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fieldStyle } from '../ui/field-style.ts';
import { space, theme, type, weight } from '../ui/tokens.ts';
import { ListFilter } from './list-filter.tsx';

const Root = styled.div`
  form {
    display: grid;
    grid-template-columns: minmax(0, 26rem) auto;
    gap: ${space(3)} ${space(10)};
    align-items: center;
    margin-block-end: ${space(16)};
  }
  label {
    grid-column: 1 / -1;
    font-weight: ${weight.label};
  }
  input {
    ${fieldStyle}
  }
  output {
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
    font-variant-numeric: tabular-nums;
  }
  [hidden] {
    display: none !important;
  }
  /* The field does nothing without script, and the list is complete: it goes. */
  @media (scripting: none) {
    form {
      display: none;
    }
  }
  @media print {
    form {
      display: none;
    }
  }
`;

interface FilteredListProps {
  /** Id of the list, unique on its page. */
  readonly id: string;
  readonly label: string;
  readonly placeholder?: string;
  /** Said when nothing fits. */
  readonly empty: string;
  readonly children: ReactNode;
}

/**
 * A list of the server's with a field that narrows it, for pages that are the same for everyone. Entries carry `data-words`,
 * groups `data-group`; a page's address may bring the question along (`?busca=`).
 */
export function FilteredList({ id, label, placeholder, empty, children }: FilteredListProps) {
  const field = `${id}-busca`;
  return (
    <Root>
      <form data-filters={id} data-empty={empty} aria-label={label}>
        <label htmlFor={field}>{label}</label>
        <input id={field} type="search" name="busca" placeholder={placeholder} autoComplete="off" maxLength={60} />
        <output htmlFor={field} />
      </form>
      <div id={id}>{children}</div>
      <ListFilter />
    </Root>
  );
}
