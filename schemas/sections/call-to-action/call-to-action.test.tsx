import { render, screen } from '@testing-library/react';
import type { SectionProps } from '../index.ts';
import CallToAction from './call-to-action.tsx';

const props = {
  _key: 'c',
  _type: 'callToAction',
  anchorId: null,
  variant: 'faixa',
  title: 'Marque um horário',
  text: null,
  ctas: [
    {
      _key: '1',
      label: 'Ligar agora',
      style: 'primary',
      icon: null,
      link: { kind: 'phone', href: 'tel:+556630000000' },
    },
    { _key: '2', label: 'Página removida', style: null, icon: null, link: { kind: 'page', href: null } },
  ],
} satisfies SectionProps<'callToAction'>;

it.each(['faixa', 'destaque'] as const)(
  'asks for one thing, with the buttons that lead somewhere, as "%s"',
  (variant) => {
    render(<CallToAction {...props} variant={variant} />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Marque um horário');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:+556630000000']);
  },
);

it('stands on a tint as a panel and on the dark surface as a band', () => {
  const { container, rerender } = render(<CallToAction {...props} />);
  expect(container.querySelector('[data-surface="primaria"]')).not.toBeNull();
  rerender(<CallToAction {...props} variant="destaque" />);
  expect(container.querySelector('section')?.dataset.surface).toBe('escura');
});
