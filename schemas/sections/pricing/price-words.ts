import { formatDate } from '#web/ui/formats/dates.ts';
import { formatMoney } from '#web/ui/formats/numbers.ts';
import { PAYMENT_METHODS, titleOf } from '../../objects/choices.ts';
import type { SectionProps } from '../index.ts';

export type Price = NonNullable<SectionProps<'pricing'>['prices']>[number];

/** What stands where no amount may, or need, be announced (M16, P4). */
const unsaid = {
  consulta: 'Informado no agendamento',
  exame: 'Valor do exame sob consulta',
  procedimento: 'Informado na consulta',
  psicologia: 'Informado no agendamento',
} as const;

/** The amount as money, or how to learn it. Zero counts as an amount. */
export function amountOf({ amountCents, kind }: Pick<Price, 'amountCents' | 'kind'>): string {
  return amountCents === null ? unsaid[kind] : formatMoney(amountCents);
}

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** "Dinheiro, Pix e cartão de débito"; empty when nobody said. */
export function paymentOf({ paymentMethods }: Pick<Price, 'paymentMethods'>): string {
  const names = (paymentMethods ?? []).map((value) => titleOf(PAYMENT_METHODS, value));
  return list.format(
    names.map((name, index) => (index > 0 && name !== 'Pix' ? name.toLocaleLowerCase('pt-BR') : name)),
  );
}

/** "Vigente desde 12 de outubro de 2026"; empty when nobody said. */
export function sinceOf({ validFrom }: Pick<Price, 'validFrom'>): string {
  return validFrom ? `Vigente desde ${formatDate(validFrom)}` : '';
}
