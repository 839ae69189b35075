import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, theme, weight } from './tokens.ts';

const Root = styled.section`
  overflow-x: auto;

  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-block-end: ${space(6)};
    font-weight: ${weight.title};
    text-align: start;
  }
  th,
  td {
    padding: ${space(6)} ${space(8)};
    border-block-end: 1px solid ${theme.tone.line};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    border-block-end-color: ${theme.tone.edge};
    color: ${theme.tone.inkSoft};
    font-weight: ${weight.label};
  }
  tbody th {
    font-weight: ${weight.label};
  }
`;

interface TableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
}

/** A table with a header row and a header column; where it is too wide it scrolls by itself, with the keyboard, too. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    // A region that scrolls must take the focus, or the keyboard cannot reach what is hidden (WCAG 2.1.1).
    <Root tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, ...cells]) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}
