import { Text } from '@sanity/ui';
import type { ReactNode } from 'react';

const STYLE = `
  .line-table { width: 100%; border-collapse: collapse; table-layout: fixed; }
  .line-table :is(th, td) {
    padding: 0.625rem 0.5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere;
    border-bottom: 1px solid var(--card-border-color);
  }
  .line-table a:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: 2px; border-radius: 3px; }
  @container (max-width: 620px) {
    .line-table thead { position: absolute; clip-path: inset(50%); }
    .line-table tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid var(--card-border-color); }
    .line-table tbody tr > * { display: block; border: 0; padding: 0.375rem 0.5rem; }
    .line-table td:empty { display: none; }
  }
`;

interface LineTableProps {
  readonly id: string;
  readonly title: string;
  readonly heads: readonly string[];
  /** Rows. */
  readonly children: ReactNode;
}

/** A table that is a list of cards where there is no room for columns. */
export function LineTable({ id, title, heads, children }: LineTableProps) {
  return (
    <>
      <style>{STYLE}</style>
      <table className="line-table" data-testid={id} aria-label={title}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                <Text size={1} weight="medium">
                  {head}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </>
  );
}
