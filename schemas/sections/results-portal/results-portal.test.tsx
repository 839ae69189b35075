import { render, screen } from '@testing-library/react';
import type { SectionProps } from '../index.ts';
import ResultsPortal from './results-portal.tsx';

const props = {
  _key: 'r',
  _type: 'resultsPortal',
  anchorId: null,
  variant: 'passos',
  surface: null,
  header: { eyebrow: null, title: 'Resultados', lead: null, align: null, titleHidden: null },
  steps: ['Tenha o protocolo.', 'Abra o portal.'],
  portal: { url: 'https://resultados.invalid', label: null, instructions: null, supportPhone: '+556630000001' },
  whatsapp: '+5566900000000',
} satisfies SectionProps<'resultsPortal'>;

it.each(['passos', 'cartao'] as const)('leads to the portal and says that it is another site, as "%s"', (variant) => {
  render(<ResultsPortal {...props} variant={variant} />);
  const link = screen.getByRole('link', { name: /Acessar resultados/ });
  expect(link.getAttribute('href')).toBe('https://resultados.invalid');
  expect(link.textContent).toContain('abre em nova aba');
  expect(screen.getByRole('link', { name: '(66) 3000-0001' })).toBeTruthy();
});

it('says where to ask for a protocol that is lost', () => {
  render(<ResultsPortal {...props} />);
  const link = screen.getByRole('link', { name: /Peça pelo WhatsApp/ });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5566900000000\?text=/);
});

it('shows the steps in order', () => {
  render(<ResultsPortal {...props} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(props.steps);
});

it('sends people to the reception where there is no portal', () => {
  render(<ResultsPortal {...props} portal={null} />);
  expect(screen.getByText('O resultado é entregue na recepção.')).toBeTruthy();
});
