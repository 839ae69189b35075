import { Text } from '@sanity/ui';

import { needsApproval } from '../../schemas/index.ts';
import { ChangeDialog, counted, Lines } from '../change-dialog.tsx';
import type { momentOf, Planned } from './planned-prices.ts';
import { hintsOf, lineOf } from './price-dialogs.tsx';
import { type Judged, shownOf } from './price-rows.ts';

/** On the button, and over the dialog it opens. */
export function titleOfPlan(count: number, { title }: Planned): string {
  return counted(count, `Incluir 1 alteração em “${title}”`, `Incluir # alterações em “${title}”`);
}

interface IncludeDialogProps {
  readonly changed: readonly Judged[];
  readonly title: string;
  readonly moment: ReturnType<typeof momentOf>;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** What a planned change will do to the prices, and when, before anything is written. */
export function IncludeDialog({
  changed,
  title,
  moment: { day, words },
  isBusy,
  onConfirm,
  onClose,
}: IncludeDialogProps) {
  const notes = [
    'Nada vai ao site agora.',
    day && 'A data vale depois que alguém agendar a mudança, em Mudanças programadas.',
    changed.some(({ row, cents }) => cents !== undefined && needsApproval(shownOf(row), 'priceItem')) &&
      'O valor de um exame ainda precisa da aprovação do diretor técnico: aparece sozinho na tela Início dele, em “Esperando aprovação”.',
    day ? '“Vigente desde” passa a ser esse dia em todos.' : '“Vigente desde” fica como está: a mudança não tem data.',
  ].filter((note) => typeof note === 'string');
  return (
    <ChangeDialog header={title} onClose={onClose} confirm="Incluir" isBusy={isBusy} onConfirm={onConfirm}>
      <Lines title={`Mudam no site ${words}`} lines={changed.map(({ row, cents }) => lineOf(row, cents))} />
      <Lines title="Confira antes de incluir" lines={hintsOf(changed)} />
      {notes.map((note) => (
        <Text key={note} size={1} muted>
          {note}
        </Text>
      ))}
    </ChangeDialog>
  );
}
