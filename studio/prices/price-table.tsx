import { DownloadIcon } from '@sanity/icons/Download';
import { ThListIcon } from '@sanity/icons/ThList';
import { Button, Card, Container, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { isVersionId, useCurrentUser, usePerspective } from 'sanity';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';

import { ChangeBar, titleOfChanges } from '../change-dialog.tsx';
import { CsvButton } from '../file-button.tsx';
import { mayApprove, mayPublish, mayWrite } from '../roles.ts';
import { saveAs } from '../save-as.ts';
import { storedPairs } from '../stored-pairs.ts';
import { useLiveQuery } from '../use-live-query.ts';
import { IncludeDialog, titleOfPlan } from './include-dialog.tsx';
import { momentOf, type Planned, plannedIn, plannedRows } from './planned-prices.ts';
import { PublishDialog, SheetDialog } from './price-dialogs.tsx';
import { PriceLine } from './price-line.tsx';
import { type Edit, judged, PRICES, type Prices, shownOf, wayOf } from './price-rows.ts';
import { cellsOf, csvOf, type Sheet, sheetOf } from './price-sheet.ts';
import { PRICE_STYLE } from './price-style.ts';
import { readjusted } from './readjust.ts';
import { ReadjustForm } from './readjust-form.tsx';
import { useEdits } from './use-edits.ts';
import { useIncludePrices } from './use-include-prices.ts';
import { usePublishPrices } from './use-publish-prices.ts';

interface PriceTableProps {
  /** Takes what is changed, in the place of the site. */
  readonly planned: Planned | undefined;
}

/** All prices in a table: nothing that is typed here is published or included before it was seen and confirmed. */
function PriceTable({ planned }: PriceTableProps) {
  const { found, read } = useLiveQuery(PRICES, 'priceItem');
  const { prices, timeZone } = (found ?? {}) as Partial<Prices>;
  const user = useCurrentUser();
  const { edits, change } = useEdits(planned?.release);
  const { publish, isBusy: isPublishing } = usePublishPrices();
  const { include, isBusy: isIncluding } = useIncludePrices();
  const [sheet, setSheet] = useState<Sheet>();
  const [readjustedCount, setReadjustedCount] = useState<number>();
  const [isAsking, setAsking] = useState(false);
  if (!prices) {
    return (
      <Flex justify="center" padding={6}>
        <Spinner muted />
      </Flex>
    );
  }
  const moment = planned && momentOf(planned, timeZone ?? null);
  const rights = { publishes: mayPublish(user), approves: mayApprove(user) };
  const isWriter = mayWrite(user) && !planned?.problem;
  const rows = planned
    ? plannedRows(prices, planned.release)
    : storedPairs(prices.filter(({ _id }) => !isVersionId(_id)));
  const lines = rows.map((row) => judged(row, edits[row.id]));
  const changed = lines.filter(({ isChange }) => isChange);
  const isReady = isWriter && changed.every(({ problem, isOvertaken }) => problem === undefined && !isOvertaken);
  const isBusy = isPublishing || isIncluding;
  const changes = changed.map((line) => ({ ...line, way: wayOf(line, rights) }));
  const asksOnly = changes.length > 0 && changes.every(({ way }) => way === 'asked');
  const title = planned ? titleOfPlan(changed.length, planned) : titleOfChanges(changes.length, asksOnly);
  const forget = () => {
    change(Object.fromEntries(Object.keys(edits).map((id) => [id, undefined])));
    setReadjustedCount(undefined);
  };
  const confirm = async () => {
    const isDone = await (planned ? include(changed, planned, moment?.day) : publish(changes));
    await read();
    setAsking(false);
    if (isDone) forget();
  };
  const fill = (amounts: Sheet['amounts']) => {
    const seen = new Map(rows.map((row) => [row.id, shownOf(row).amountCents ?? null]));
    change(
      Object.fromEntries(amounts.map(({ id, typed }): [string, Edit] => [id, { typed, seen: seen.get(id) ?? null }])),
    );
  };
  const use = ({ amounts }: Sheet) => {
    fill(amounts);
    setSheet(undefined);
  };
  const readjust = (hundredths: number) => {
    const amounts = readjusted(rows, hundredths);
    fill(amounts);
    setReadjustedCount(amounts.length);
  };
  const asking = { isBusy, onConfirm: () => void confirm(), onClose: () => setAsking(false) };

  return (
    <Flex direction="column" height="fill" data-testid="price-table">
      <style>{PRICE_STYLE}</style>
      <Card flex={1} overflow="auto">
        <Container width={3} padding={4} style={{ containerType: 'inline-size' }}>
          <Stack gap={4}>
            <Flex gap={3} align="center" justify="space-between" wrap="wrap">
              <Introduction {...{ planned, isWriter }} words={moment?.words} />
              <SheetButtons
                isWriter={isWriter}
                csv={() => csvOf(rows)}
                onRead={(text) => setSheet(sheetOf(cellsOf(text), rows))}
              />
            </Flex>
            {isWriter ? <ReadjustForm count={readjustedCount} onReadjust={readjust} /> : null}
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
          note={isReady || planned?.problem ? undefined : 'Confira antes as linhas marcadas.'}
          onAsk={() => setAsking(true)}
          onUndo={forget}
        />
      )}
      {sheet ? (
        <SheetDialog sheet={sheet} rows={rows} onUse={() => use(sheet)} onClose={() => setSheet(undefined)} />
      ) : null}
      {isAsking && moment ? <IncludeDialog {...{ changed, title, moment, ...asking }} /> : null}
      {isAsking && !moment ? <PublishDialog {...{ changes, title, ...asking }} /> : null}
    </Flex>
  );
}

interface IntroductionProps extends PriceTableProps {
  readonly isWriter: boolean;
  /** When the planned change happens. */
  readonly words: string | undefined;
}

/** What can be done here, and when the site changes by it. */
function Introduction({ planned, isWriter, words }: IntroductionProps) {
  if (planned?.problem)
    return (
      <Card padding={3} radius={2} tone="caution" role="alert">
        <Text size={1}>{planned.problem}</Text>
      </Card>
    );
  const whereTo = planned
    ? `O que você incluir fica em “${planned.title}”, e o site só muda ${words}.`
    : 'Nada vai ao site antes de Publicar.';
  return (
    <Text size={1} muted>
      {isWriter
        ? `Escreva por cima, ou cole da planilha. ${whereTo}`
        : 'Quem publica o conteúdo pode mudar os valores aqui.'}
    </Text>
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

/** What is chosen at the top of Studio is another table, with what was typed there. */
function ChosenPrices() {
  const planned = plannedIn(usePerspective().selectedPerspective);
  return <PriceTable key={planned?.release ?? ''} planned={planned} />;
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
    .child(S.component(ChosenPrices).id(ID).title('Tabela de preços'));
}
