import { render, screen } from '@testing-library/react';
import type { ExamDetails, Settings } from '#schemas/content.ts';
import { exam } from '#schemas/documents/exam/exam.fixture.ts';
import { hrefOf, show } from './exam-view.fixture.tsx';
import { ExamView } from './exam-view.tsx';
import { settingsFixture } from '#web/shell/settings.fixture.ts';

const price = {
  _id: 'p',
  label: 'Ultrassonografia',
  kind: 'exame',
  amountCents: null,
  paymentMethods: null,
  note: null,
  validFrom: null,
} as const;

it('answers what people ask about the exam, on its own page', () => {
  const children = [{ _type: 'span' as const, _key: 's', text: 'Sim.', marks: null }];
  const block = { _type: 'block' as const, _key: 'b', style: 'normal' as const, listItem: null, level: null };
  const answer = [{ ...block, children, markDefs: null }];
  show({ faq: [{ _id: 'f', question: 'Preciso de pedido médico?', answer }] });
  expect(screen.getByRole('region', { name: 'Perguntas frequentes' }).textContent).toContain(
    'Preciso de pedido médico?',
  );
});

it('names the price only as far as it may be announced (M16)', () => {
  const { unmount } = show({ price });
  expect(screen.getByText('Valor do exame sob consulta')).toBeTruthy();
  unmount();
  show({ price: { ...price, amountCents: 120_00 } });
  expect(screen.getByText('R$ 120,00', { normalizer: (text) => text.replaceAll('\u00A0', ' ') })).toBeTruthy();
});

it('U5: asks for a price on request by WhatsApp, where the clinic has it', () => {
  const { unmount } = show({ price });
  expect(hrefOf(/^Perguntar o valor/)).toContain('dúvida sobre o valor do exame: Ultrassonografia de tireoide.');
  unmount();
  const { rerender } = show({ price: { ...price, amountCents: 120_00 } });
  expect(screen.queryByRole('link', { name: /^Perguntar o valor/ })).toBeNull();
  rerender(
    <ExamView
      exam={{ ...exam, price }}
      settings={{ ...settingsFixture, whatsapp: { ...settingsFixture.whatsapp, number: '' } }}
    />,
  );
  expect(screen.queryByRole('link', { name: /^Perguntar o valor/ })).toBeNull();
});

it('leaves out what staff left empty', () => {
  show();
  expect(screen.queryByText('Valor')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Perguntas frequentes' })).toBeNull();
});

describe('V: booking from the page of an exam', () => {
  const showWith = (settings: Partial<Settings>, fields: Partial<ExamDetails> = {}) =>
    render(<ExamView exam={{ ...exam, ...fields }} settings={{ ...settingsFixture, ...settings }} />);

  it('U6: leads to the form with the exam chosen, or calls where the clinic books by telephone', () => {
    const { unmount } = showWith({});
    expect(hrefOf(/^Agendar este exame/)).toBe(`/agendar/exame/${exam.slug}`);
    unmount();
    showWith({ booking: { mode: 'phone', url: null, label: null } });
    expect(hrefOf(/^Agendar este exame/)).toBe('tel:+556630000000');
  });

  it('V: asks about an exam that needs no appointment, in place of booking it', () => {
    show({ requiresAppointment: false });
    expect(screen.queryByRole('link', { name: /^Agendar/ })).toBeNull();
    expect(hrefOf(/^Perguntar sobre este exame/)).toContain(
      'tenho uma dúvida sobre o exame: Ultrassonografia de tireoide.',
    );
  });
});

it('V: says which plans cover the exam, with what they ask for, discount cards apart', () => {
  const plan = {
    _id: 'a',
    name: 'Convênio Exemplo A',
    kind: 'operadora' as const,
    needsAuthorization: false,
    note: null,
  };
  show({
    healthPlans: [
      plan,
      { ...plan, _id: 'b', name: 'Convênio Exemplo B', needsAuthorization: true, note: 'com pedido de médico da rede' },
      { ...plan, _id: 'c', name: 'Cartão Amostra', kind: 'cartao' as const },
    ],
  });
  const fact = (name: string) => screen.getByRole('heading', { name }).parentElement;
  const rows = [...(fact('Convênios')?.querySelectorAll('li') ?? [])].map((row) => row.textContent);
  expect(rows).toEqual([
    'Convênio Exemplo A',
    'Convênio Exemplo Bcom pedido de médico da rede, guia autorizada antes pelo convênio',
  ]);
  expect(fact('Cartões de desconto')?.textContent).toContain('Cartão Amostra');
});

it('T7: says since when the price of the exam holds', () => {
  const { unmount } = show({ price: { ...price, amountCents: 120_00, validFrom: '2026-10-12' } });
  expect(screen.getByText('Vigente desde 12 de outubro de 2026')).toBeTruthy();
  unmount();
  show({ price: { ...price, validFrom: '2026-10-12' } });
  expect(screen.queryByText(/Vigente desde/)).toBeNull();
});
