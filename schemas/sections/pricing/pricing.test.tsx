import { act } from 'react';
import { render, screen } from '@testing-library/react';
import type { SectionProps } from '../index.ts';
import type { Price } from './price-words.ts';
import Pricing from './pricing.tsx';

const price = (more: Partial<Price>): Price => ({
  _id: more.label ?? 'p',
  label: 'Consulta',
  kind: 'consulta',
  amountCents: null,
  paymentMethods: null,
  note: null,
  validFrom: null,
  ...more,
});

const props = {
  _key: 'p',
  _type: 'pricing',
  anchorId: null,
  variant: 'cartoes',
  surface: null,
  header: { eyebrow: null, title: 'Valores', lead: null, align: null, titleHidden: null },
  note: null,
  chosen: null,
  isOff: false,
  prices: [price({ amountCents: 25_000, paymentMethods: ['dinheiro', 'pix', 'credito'], validFrom: '2026-10-12' })],
} satisfies SectionProps<'pricing'>;

async function show(more: Partial<SectionProps<'pricing'>> = {}): Promise<void> {
  await act(async () => {
    render(<Pricing {...props} {...more} />);
  });
}

it.each(['cartoes', 'tabela'] as const)(
  'shows price, payment and since when it holds, as "%s" (M16)',
  async (variant) => {
    await show({ variant });
    await screen.findByText(/250,00/);
    expect(screen.getByText(/250,00/).textContent?.replace(/\s/g, ' ')).toBe('R$ 250,00');
    expect(screen.getByText('Dinheiro, Pix e cartão de crédito')).toBeTruthy();
    expect(screen.getByText('Vigente desde 12 de outubro de 2026')).toBeTruthy();
  },
);

it('says how to learn what may not be announced (M16, P4)', async () => {
  const prices = [price({ label: 'Psicologia', kind: 'psicologia' }), price({ label: 'Ultrassom', kind: 'exame' })];
  await show({ prices });
  await screen.findByText('Informado no agendamento');
  expect(screen.getByText('Informado no agendamento')).toBeTruthy();
  expect(screen.getByText('Valor do exame sob consulta')).toBeTruthy();
});

it('shows nothing when the clinic switched prices off', () => {
  const { container } = render(<Pricing {...props} isOff />);
  expect(container.textContent).toBe('');
});

it.each(['cartoes', 'tabela'] as const)('T7: each price has its own date, as "%s"', async (variant) => {
  const prices = [
    price({ label: 'Consulta', amountCents: 25_000, validFrom: '2026-10-12' }),
    price({ label: 'Retorno', amountCents: 9_000, validFrom: '2026-11-01' }),
    price({ label: 'Vídeo', amountCents: 20_000 }),
  ];
  await show({ variant, prices });
  await screen.findByText('Retorno');
  expect(screen.getAllByText(/^Vigente desde/).map(({ textContent }) => textContent)).toEqual([
    'Vigente desde 12 de outubro de 2026',
    'Vigente desde 1 de novembro de 2026',
  ]);
});
