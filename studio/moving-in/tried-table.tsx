import { Badge, Flex, Stack, Text } from '@sanity/ui';

import type { TriedRedirect } from '../../schemas/index.ts';

const STYLE = `
  [data-testid='tried-redirects'] { width: 100%; border-collapse: collapse; table-layout: fixed; }
  [data-testid='tried-redirects'] :is(th, td) {
    padding: 0.625rem 0.5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere;
    border-bottom: 1px solid var(--card-border-color);
  }
  @container (max-width: 620px) {
    [data-testid='tried-redirects'] thead { position: absolute; clip-path: inset(50%); }
    [data-testid='tried-redirects'] tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid var(--card-border-color); }
    [data-testid='tried-redirects'] tbody tr > * { display: block; border: 0; padding: 0.375rem 0.5rem; }
  }
`;

const KINDS = {
  new: { tone: 'positive', text: 'Novo' },
  changed: { tone: 'caution', text: 'Muda' },
  done: { tone: 'neutral', text: 'Nada a fazer' },
  refused: { tone: 'critical', text: 'Não vai' },
} as const;

interface TriedTableProps {
  readonly tried: readonly TriedRedirect[];
  readonly unread: readonly { readonly line: string; readonly reason: string }[];
}

/** What becomes of each line; what cannot be written comes first. */
export function TriedTable({ tried, unread }: TriedTableProps) {
  const lost = unread.map(({ line, reason }) => ({ from: line, to: '', kind: 'refused', note: reason }) as const);
  const lines = [...lost, ...tried].toSorted(
    (one, other) => Number(other.kind === 'refused') - Number(one.kind === 'refused'),
  );
  return (
    <>
      <style>{STYLE}</style>
      <table data-testid="tried-redirects" aria-label="O que acontece com cada link">
        <thead>
          <tr>
            {['Link antigo', 'Link novo', 'O que acontece'].map((head) => (
              <th key={head} scope="col">
                <Text size={1} weight="medium">
                  {head}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ from, to, kind, note }, index) => (
            // Two lines may say the same.
            <tr key={`${index} ${from}`} data-kind={kind}>
              <th scope="row">
                <Text size={1} weight="regular">
                  {from}
                </Text>
              </th>
              <td>
                <Text size={1}>{to}</Text>
              </td>
              <td>
                <Stack gap={3}>
                  <Flex>
                    <Badge tone={KINDS[kind].tone} radius={3}>
                      {KINDS[kind].text}
                    </Badge>
                  </Flex>
                  {note ? <Text size={1}>{note}</Text> : null}
                </Stack>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
