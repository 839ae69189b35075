import { styled } from 'styled-components';
import { fieldStyle } from './field-style.ts';
import { ListFilter, type ListFilterProps } from './list-filter.tsx';
import { space, theme, type, weight } from './tokens.ts';

const Root = styled.div`
  .filter {
    display: grid;
    grid-template-columns: minmax(0, 26rem) auto;
    gap: ${space(3)} ${space(10)};
    align-items: center;
    margin-block-end: ${space(16)};
  }
  .filter label {
    grid-column: 1 / -1;
    font-weight: ${weight.label};
  }
  .filter input {
    ${fieldStyle}
  }
  .filter .status {
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
    font-variant-numeric: tabular-nums;
  }
  [hidden] {
    display: none !important;
  }
  /* The field does nothing without script: the list is complete, so it goes. */
  @media (scripting: none) {
    .filter {
      display: none;
    }
  }
  @media print {
    .filter {
      display: none;
    }
  }
`;

/** A list of the server's with a search field over it. Items: `data-search`; groups: `data-group`. */
export function FilteredList(props: ListFilterProps) {
  return (
    <Root>
      <ListFilter {...props} />
    </Root>
  );
}
