import { Select, Stack, Text, TextInput } from '@sanity/ui';
import { useId } from 'react';
import { IntentLink } from 'sanity/router';

import type { KnownPaths } from '../../schemas/index.ts';
import { importedId } from './draft-of.ts';
import { LineTable } from './line-table.tsx';
import type { Choice, Proposal } from './proposal.ts';
import type { Results } from './use-bring.ts';

const ACTIONS = [
  { value: 'redirect', title: 'Levar o link a' },
  { value: 'page', title: 'Trazer como página' },
  { value: 'post', title: 'Trazer como artigo' },
  { value: 'none', title: 'Não levar' },
] as const;

interface OldPagesTableProps {
  readonly rows: readonly Proposal[];
  readonly results: Results;
  readonly paths: KnownPaths;
  readonly onChoose: (url: string, choice: Choice) => void;
}

/** Every page of the old site, and what becomes of it. */
export function OldPagesTable({ rows, results, paths, onChoose }: OldPagesTableProps) {
  const list = useId();
  return (
    <>
      <datalist id={list}>
        {paths.pages.map((path) => (
          <option key={path} value={path}>
            {path}
          </option>
        ))}
      </datalist>
      <LineTable id="old-pages" title="Páginas do site antigo" heads={['Página antiga', 'O que fazer', 'Link novo']}>
        {rows.map(({ page: { url, title }, from, choice }) => {
          const result = results[url];
          const note = result?.note ?? ('note' in choice ? choice.note : undefined);
          return (
            <tr key={url} data-state={result?.state}>
              <th scope="row">
                <Text size={1} weight="medium">
                  {title}
                </Text>
                <Text size={1} muted style={{ marginTop: '0.75rem' }}>
                  {from}
                </Text>
              </th>
              <td>
                {result?.state === 'brought' ? null : (
                  <Select
                    fontSize={1}
                    padding={3}
                    aria-label={`O que fazer: ${title}`}
                    value={choice.action}
                    onChange={({ currentTarget: { value } }) =>
                      onChoose(url, value === 'redirect' ? { action: value, to: '' } : { action: value as 'none' })
                    }
                  >
                    {ACTIONS.map(({ value, title }) => (
                      <option key={value} value={value}>
                        {title}
                      </option>
                    ))}
                  </Select>
                )}
              </td>
              <td>
                <Stack gap={3}>
                  {choice.action === 'redirect' ? (
                    <TextInput
                      fontSize={1}
                      padding={3}
                      list={list}
                      aria-label={`Link novo: ${title}`}
                      placeholder="/contato"
                      value={choice.to}
                      onChange={(event) => onChoose(url, { action: 'redirect', to: event.currentTarget.value })}
                    />
                  ) : null}
                  {result?.state === 'brought' ? (
                    <Text size={1}>
                      <IntentLink intent="edit" params={{ id: importedId(url), type: result.type }}>
                        Veio como rascunho
                      </IntentLink>
                    </Text>
                  ) : null}
                  {note === undefined ? null : (
                    <Text size={1} role={result?.state === 'failed' ? 'alert' : undefined}>
                      {note}
                    </Text>
                  )}
                </Stack>
              </td>
            </tr>
          );
        })}
      </LineTable>
    </>
  );
}
