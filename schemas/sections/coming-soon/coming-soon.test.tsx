import { render, screen } from '@testing-library/react';
import type { SectionProps } from '../index.ts';
import ComingSoon from './coming-soon.tsx';

const props = {
  _key: 'c',
  _type: 'comingSoon',
  anchorId: null,
  variant: 'pagina',
  title: 'Em preparação',
  text: null,
  date: null,
  ctas: null,
} satisfies SectionProps<'comingSoon'>;

it('carries the title of the page only when it is one', () => {
  const { rerender } = render(<ComingSoon {...props} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Em preparação');
  rerender(<ComingSoon {...props} variant="faixa" />);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

it('names the day when there is one, without a countdown', () => {
  const { rerender } = render(<ComingSoon {...props} variant="faixa" />);
  expect(screen.getByText('Em breve')).toBeTruthy();
  rerender(<ComingSoon {...props} date="2027-03-01" />);
  expect(screen.getByText('Previsto para 1 de março de 2027')).toBeTruthy();
});
