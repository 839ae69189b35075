import { Text } from '@sanity/ui';

import { centavosOf } from '../../schemas/index.ts';
import { ChangeDialog, counted, Lines } from '../change-dialog.tsx';
import { inReais } from './price-line.tsx';
import { type Change, type PriceRow, shownOf, type Way } from './price-rows.ts';
import type { Sheet } from './price-sheet.ts';

interface SheetDialogProps {
  readonly sheet: Sheet;
  readonly rows: readonly PriceRow[];
  readonly onUse: () => void;
  readonly onClose: () => void;
}

/** What a spreadsheet would change, before it is taken over. */
export function SheetDialog({ sheet: { amounts, notFound, unclear }, rows, onUse, onClose }: SheetDialogProps) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const lines = amounts.flatMap(({ id, typed }) => {
    const row = byId.get(id);
    const cents = centavosOf(typed);
    return row && cents !== shownOf(row).amountCents ? [lineOf(row, cents)] : [];
  });
  return (
    <ChangeDialog
      header="Valores da planilha"
      onClose={onClose}
      confirm={counted(lines.length, 'Usar 1 valor', 'Usar # valores')}
      isDisabled={lines.length === 0}
      onConfirm={onUse}
    >
      <Lines title="O que muda" lines={lines} empty="Nenhum valor muda." />
      <Lines title="Não encontrado: confira o nome" lines={notFound} />
      <Lines title="Não é um valor, como 250,00" lines={unclear} />
      <Text size={1} muted>
        Os valores vão para a tabela. Nada é gravado antes de você confirmar lá.
      </Text>
    </ChangeDialog>
  );
}

const WAYS: readonly (readonly [Way, string])[] = [
  ['site', 'Vão para o site agora'],
  ['approved', 'Vão para o site com a sua aprovação de diretor técnico'],
  ['asked', 'Ficam em rascunho, com o pedido de aprovação'],
  ['draft', 'Ficam em rascunho: nunca foram publicados'],
];

interface PublishDialogProps {
  readonly changes: readonly Change[];
  readonly title: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** What becomes of each change, before anything is written. */
export function PublishDialog({ changes, title, isBusy, onConfirm, onClose }: PublishDialogProps) {
  const goesOn = changes.some(({ way }) => way === 'site' || way === 'approved');
  return (
    <ChangeDialog
      header={title}
      onClose={onClose}
      confirm={goesOn ? 'Publicar' : 'Enviar'}
      isBusy={isBusy}
      onConfirm={onConfirm}
    >
      {WAYS.map(([way, heading]) => {
        const lines = changes.filter((change) => change.way === way).map(({ row, cents }) => lineOf(row, cents));
        return <Lines key={way} title={heading} lines={lines} />;
      })}
      <Lines title="Confira antes de publicar" lines={hintsOf(changes)} />
      <Lines
        title="O valor que estava em rascunho também muda"
        lines={changes.flatMap(({ row: { published, draft } }) =>
          published && draft && draft.amountCents !== published.amountCents
            ? `${draft.label ?? draft._id}: no rascunho ${inReais(draft.amountCents)}`
            : [],
        )}
      />
      {changes.some(({ way }) => way === 'asked') && (
        <Text size={1} muted>
          O site continua com o valor de antes até alguém aprovar. O valor de um exame é aprovado pelo diretor técnico.
        </Text>
      )}
      <Text size={1} muted>
        “Vigente desde” passa a ser hoje em todos.
      </Text>
    </ChangeDialog>
  );
}

export const lineOf = (row: PriceRow, cents: number | undefined) =>
  `${shownOf(row).label ?? row.id}: antes ${inReais(shownOf(row).amountCents)}, agora ${inReais(cents)}`;

/** What to look at once more. */
export const hintsOf = (changes: readonly Pick<Change, 'row' | 'hint'>[]) =>
  changes.flatMap(({ row, hint }) => (hint ? `${shownOf(row).label ?? row.id}: ${hint}` : []));
