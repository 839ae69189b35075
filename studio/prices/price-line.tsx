import { Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { IntentLink } from 'sanity/router';

import { formatReais, PRICE_KINDS, reaisOf } from '../../schemas/index.ts';
import { type Edit, type Judged, shownOf } from './price-rows.ts';

interface PriceLineProps {
  readonly judged: Judged;
  readonly edit: Edit | undefined;
  readonly readOnly: boolean;
  readonly onType: (edit: Edit | undefined) => void;
  /** Several cells of a spreadsheet. */
  readonly onPaste: (text: string) => void;
}

/** One price. Enter and the arrows go from amount to amount, as in a spreadsheet; Escape takes back what was typed. */
export function PriceLine({ judged, edit, readOnly, onType, onPaste }: PriceLineProps) {
  const { row, isOvertaken, problem } = judged;
  const { label = 'Sem nome', kind, amountCents, note } = shownOf(row);
  const told = useId();
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      goTo(event.currentTarget, step);
    }
    if (event.key === 'Escape' && edit) {
      event.stopPropagation();
      onType(undefined);
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (readOnly || !/[\t\n\r;]/.test(text.trimEnd())) return;
    event.preventDefault();
    onPaste(text);
  };
  // Nothing to write where no amount may be announced, unless one has to go.
  const isClosed = (kind === 'procedimento' || kind === 'psicologia') && amountCents === undefined && !edit;
  return (
    <tr data-changed={judged.isChange}>
      <th scope="row">
        <Stack gap={3}>
          <Text size={1} weight="medium">
            <IntentLink intent="edit" params={{ id: row.id, type: 'priceItem' }}>
              {label}
            </IntentLink>
          </Text>
          <Told {...{ judged, edit, onType }} id={told} />
        </Stack>
      </th>
      <td>
        <Text size={1} muted>
          {PRICE_KINDS.find(({ value }) => value === kind)?.title ?? 'Sem tipo'}
        </Text>
      </td>
      <td>
        {isClosed ? (
          <Box paddingY={3}>
            <Text size={1} muted align="right">
              não é mostrado
            </Text>
          </Box>
        ) : (
          <TextInput
            fontSize={1}
            padding={3}
            inputMode="decimal"
            prefix={
              <Card padding={3} tone="inherit">
                <Text size={1} muted>
                  R$
                </Text>
              </Card>
            }
            data-amount
            aria-label={`Valor: ${label}`}
            aria-describedby={told}
            aria-invalid={isOvertaken || problem !== undefined}
            placeholder="sem valor"
            readOnly={readOnly}
            value={edit?.typed ?? reaisOf(amountCents)}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={keys}
            onBlur={() => {
              if (edit && !judged.isChange) onType(undefined);
            }}
            onPaste={paste}
            onChange={(event) =>
              onType({ typed: event.currentTarget.value, seen: edit ? edit.seen : (amountCents ?? null) })
            }
            style={{ textAlign: 'right' }}
          />
        )}
      </td>
      <td>
        {note ? (
          <Text size={1} muted>
            {note}
          </Text>
        ) : null}
      </td>
    </tr>
  );
}

function goTo(from: HTMLInputElement, step: number): void {
  const amounts = [...(from.closest('table')?.querySelectorAll<HTMLInputElement>('input[data-amount]') ?? [])];
  amounts[amounts.indexOf(from) + step]?.focus();
}

type ToldProps = Pick<PriceLineProps, 'judged' | 'edit' | 'onType'> & { readonly id: string };

/** What is to be known of a row before it is published. */
function Told({ judged: { row, isChange, isOvertaken, problem, hint }, edit, onType, id }: ToldProps) {
  const { published, draft, version } = row;
  const { amountCents } = shownOf(row);
  const other = published && draft && draft.amountCents !== published.amountCents;
  const lines = [
    !published && (version ? 'Novo: entra no site com a mudança.' : 'Rascunho: ainda não está no site.'),
    version &&
      published &&
      version.amountCents !== published.amountCents &&
      `No site: ${inReais(published.amountCents)}.`,
    other && `No rascunho: ${inReais(draft.amountCents)}.`,
    problem ?? hint,
    isChange && !isOvertaken && problem === undefined && `Antes: ${inReais(amountCents)}.`,
  ].filter((line) => typeof line === 'string');
  return (
    <Stack gap={3} id={id}>
      {lines.map((line) => (
        <Text key={line} size={1} muted={line !== problem} role={line === problem ? 'alert' : undefined}>
          {line}
        </Text>
      ))}
      {isOvertaken && edit ? (
        <Stack gap={2}>
          <Text size={1} role="alert">
            Outra pessoa mudou este valor agora: {inReais(amountCents)}. O seu ainda não foi guardado.
          </Text>
          <Flex gap={2} wrap="wrap">
            <Button fontSize={1} padding={2} mode="ghost" text="Ficar com o dela" onClick={() => onType(undefined)} />
            <Button
              fontSize={1}
              padding={2}
              mode="ghost"
              text="Usar o meu"
              onClick={() => onType({ typed: edit.typed, seen: amountCents ?? null })}
            />
          </Flex>
        </Stack>
      ) : null}
    </Stack>
  );
}

export function inReais(cents: number | undefined): string {
  return cents === undefined ? 'sem valor' : formatReais(cents);
}
