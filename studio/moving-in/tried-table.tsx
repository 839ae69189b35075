import { Badge, Flex, Stack, Text } from '@sanity/ui';

import type { TriedRedirect } from '../../schemas/index.ts';
import { counted } from '../change-dialog.tsx';
import { LineTable } from './line-table.tsx';

const KINDS = {
  new: { tone: 'positive', text: 'Novo' },
  changed: { tone: 'caution', text: 'Muda' },
  done: { tone: 'neutral', text: 'Nada a fazer' },
  refused: { tone: 'critical', text: 'Não vai' },
} as const;

/** A browser draws no more in the time of a key. */
const MOST_ROWS = 100;

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
  const others = lines.length - MOST_ROWS;
  return (
    <>
      <LineTable
        id="tried-redirects"
        title="O que acontece com cada link"
        heads={['Link antigo', 'Link novo', 'O que acontece']}
      >
        {lines.slice(0, MOST_ROWS).map(({ from, to, kind, note }, index) => (
          // Two lines may say the same.
          <tr key={`${index} ${from}`} data-kind={kind}>
            <th scope="row">
              <Text size={1} weight="regular">
                {from}
              </Text>
            </th>
            <td>{to === '' ? null : <Text size={1}>{to}</Text>}</td>
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
      </LineTable>
      {others > 0 ? (
        <Text size={1} muted>
          {counted(others, 'E mais 1 linha, conferida também.', 'E mais # linhas, conferidas também.')}
        </Text>
      ) : null}
    </>
  );
}
