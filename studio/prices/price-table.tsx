import { DownloadIcon } from '@sanity/icons/Download';
import { ThListIcon } from '@sanity/icons/ThList';
import { Button, Card, Container, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useCurrentUser } from 'sanity';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';

import { ChangeBar, titleOfChanges } from '../change-dialog.tsx';
import { CsvButton } from '../file-button.tsx';
import { mayApprove, mayPublish, mayWrite } from '../roles.ts';
import { saveAs } from '../save-as.ts';
import { storedPairs } from '../stored-pairs.ts';
import { useLiveQuery } from '../use-live-query.ts';
import { PublishDialog, SheetDialog } from './price-dialogs.tsx';
import { PriceLine } from './price-line.tsx';
import { type Edit, judged, PRICES, shownOf, type StoredPrice, wayOf } from './price-rows.ts';
import { cellsOf, csvOf, type Sheet, sheetOf } from './price-sheet.ts';
import { useEdits } from './use-edits.ts';
import { usePublishPrices } from './use-publish-prices.ts';

const STYLE = `
  [data-testid='price-table'] table { width: 100%; border-collapse: collapse; }
  [data-testid='price-table'] :is(th, td) {
    padding: 0.625rem 0.5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; border-bottom: 1px solid var(--card-border-color);
  }
  [data-testid='price-table'] tbody td:nth-child(-n + 4):not(:nth-child(3)), [data-testid='price-table'] tbody th {
    padding-top: 1.25rem;
  }
  [data-testid='price-table'] :is(th, td):nth-child(3) { width: 9.5rem; text-align: right; }
  [data-testid='price-table'] :is(th, td):nth-child(2) { width: 6.5rem; }
  [data-testid='price-table'] tr[data-changed='true'] > :first-child { box-shadow: inset 3px 0 0 var(--card-focus-ring-color); }
  [data-testid='price-table'] a:focus-visible {
    outline: 2px solid var(--card-focus-ring-color); outline-offset: 2px; border-radius: 3px;
  }
  @container (max-width: 620px) {
    [data-testid='price-table'] thead { position: absolute; clip-path: inset(50%); }
    [data-testid='price-table'] tr {
      display: grid; grid-template-columns: 1fr 9.5rem; border-bottom: 1px solid var(--card-border-color); padding: 0.75rem 0;
    }
    [data-testid='price-table'] tbody tr > * { border: 0; width: auto; padding: 0.375rem 0.5rem !important; }
    [data-testid='price-table'] td:nth-child(3) { grid-column: 2; grid-row: 1; }
    [data-testid='price-table'] td:is(:nth-child(2), :nth-child(4)) { grid-column: 1 / -1; }
    [data-testid='price-table'] td:empty { display: none; }
  }
`;

/** All prices in a table: nothing that is typed here is published before it was seen and confirmed. */
function PriceTable() {
  const { found, read } = useLiveQuery(PRICES, 'priceItem');
  const documents = found as readonly StoredPrice[] | undefined;
  const user = useCurrentUser();
  const { edits, change } = useEdits();
  const { publish, isBusy } = usePublishPrices();
  const [sheet, setSheet] = useState<Sheet>();
  const [isAsking, setAsking] = useState(false);
  if (!documents) {
    return (
      <Flex justify="center" padding={6}>
        <Spinner muted />
      </Flex>
    );
  }
  const rights = { publishes: mayPublish(user), approves: mayApprove(user) };
  const isWriter = mayWrite(user);
  const rows = storedPairs(documents);
  const lines = rows.map((row) => judged(row, edits[row.id]));
  const changed = lines.filter(({ isChange }) => isChange);
  const isReady = changed.every(({ problem, isOvertaken }) => problem === undefined && !isOvertaken);
  const changes = changed.map((line) => ({ ...line, way: wayOf(line, rights) }));
  const asksOnly = changes.length > 0 && changes.every(({ way }) => way === 'asked');
  const title = titleOfChanges(changes.length, asksOnly);
  const forget = () => change(Object.fromEntries(Object.keys(edits).map((id) => [id, undefined])));
  const confirm = async () => {
    const isDone = await publish(changes);
    await read();
    setAsking(false);
    if (isDone) forget();
  };
  const use = ({ amounts }: Sheet) => {
    const seen = new Map(rows.map((row) => [row.id, shownOf(row).amountCents ?? null]));
    change(
      Object.fromEntries(amounts.map(({ id, typed }): [string, Edit] => [id, { typed, seen: seen.get(id) ?? null }])),
    );
    setSheet(undefined);
  };

  return (
    <Flex direction="column" height="fill" data-testid="price-table">
      <style>{STYLE}</style>
      <Card flex={1} overflow="auto">
        <Container width={3} padding={4} style={{ containerType: 'inline-size' }}>
          <Stack gap={4}>
            <Flex gap={3} align="center" justify="space-between" wrap="wrap">
              <Text size={1} muted>
                {isWriter
                  ? 'Escreva por cima, ou cole da planilha. Nada vai ao site antes de Publicar.'
                  : 'Quem publica o conteúdo pode mudar os valores aqui.'}
              </Text>
              <SheetButtons
                isWriter={isWriter}
                csv={() => csvOf(rows)}
                onRead={(text) => setSheet(sheetOf(cellsOf(text), rows))}
              />
            </Flex>
            {rows.length === 0 ? <Text size={1}>Nenhum valor ainda.</Text> : null}
            <table aria-label="Tabela de preços">
              <thead>
                <tr>
                  {['O que é', 'Tipo', 'Valor', 'Observação'].map((head) => (
                    <th key={head} scope="col">
                      <Text size={1} weight="medium" align={head === 'Valor' ? 'right' : 'left'}>
                        {head}
                      </Text>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map((line, index) => (
                  <PriceLine
                    key={line.row.id}
                    judged={line}
                    edit={edits[line.row.id]}
                    readOnly={!isWriter}
                    onType={(edit) => change({ [line.row.id]: edit })}
                    onPaste={(text) => setSheet(sheetOf(cellsOf(text), rows, index))}
                  />
                ))}
              </tbody>
            </table>
          </Stack>
        </Container>
      </Card>
      {changed.length > 0 && (
        <ChangeBar
          title={title}
          isDisabled={!isReady || isBusy}
          note={isReady ? undefined : 'Confira as linhas marcadas antes de publicar.'}
          onAsk={() => setAsking(true)}
          onUndo={forget}
        />
      )}
      {sheet ? (
        <SheetDialog sheet={sheet} rows={rows} onUse={() => use(sheet)} onClose={() => setSheet(undefined)} />
      ) : null}
      {isAsking ? (
        <PublishDialog
          {...{ changes, title, isBusy }}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Flex>
  );
}

interface SheetButtonsProps {
  readonly isWriter: boolean;
  readonly csv: () => string;
  readonly onRead: (text: string) => void;
}

function SheetButtons({ isWriter, csv, onRead }: SheetButtonsProps) {
  return (
    <Flex gap={2} wrap="wrap">
      {isWriter ? <CsvButton onRead={onRead} /> : null}
      <Button
        mode="ghost"
        fontSize={1}
        padding={3}
        icon={DownloadIcon}
        text="Baixar planilha (CSV)"
        onClick={() => saveAs('valores.csv', csv(), 'text/csv')}
      />
    </Flex>
  );
}

const ID = 'price-table';

/** Below `/structure`, for links to the table. */
export const PRICE_TABLE_PATH = `plans;${ID}`;

/** The way to the table, among the lists of plans and prices. */
export function priceTable(S: StructureBuilder): ListItemBuilder {
  return S.listItem()
    .id(ID)
    .title('Tabela de preços')
    .icon(ThListIcon)
    .child(S.component(PriceTable).id(ID).title('Tabela de preços'));
}
