import { render, screen } from '@testing-library/react';
import type { SectionProps } from '../index.ts';
import Figures from './figures.tsx';

const props = {
  _key: 'f',
  _type: 'figures',
  anchorId: null,
  variant: 'faixa',
  surface: null,
  header: { eyebrow: null, title: 'Em números', lead: null, align: null, titleHidden: null },
  items: [
    { _key: 'a', value: '6', label: 'salas', note: null },
    { _key: 'b', value: '40 min', label: 'por consulta', note: 'Em média.' },
  ],
} satisfies SectionProps<'figures'>;

it.each(['faixa', 'cartoes'] as const)('says what each number counts, as "%s"', (variant) => {
  render(<Figures {...props} variant={variant} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['salas', 'por consultaEm média.']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['6', '40 min']);
});
