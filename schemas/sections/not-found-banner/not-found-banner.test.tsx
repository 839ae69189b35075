import { render, screen } from '@testing-library/react';
import type { SectionProps } from '../index.ts';
import NotFoundBanner from './not-found-banner.tsx';

const props = {
  _key: 'n',
  _type: 'notFoundBanner',
  anchorId: null,
  title: 'Página não encontrada',
  text: null,
  ctas: null,
  drawing: null,
} satisfies SectionProps<'notFoundBanner'>;

it('says it in Portuguese and with the words "This page could not be found" (E1)', () => {
  render(<NotFoundBanner {...props} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Página não encontrada');
  expect(screen.getByText('This page could not be found').getAttribute('lang')).toBe('en');
});

it('S7: the English line is small print below the ways on, nothing to be read first', () => {
  const { container } = render(<NotFoundBanner {...props} />);
  expect(container.textContent).toMatch(/Ver profissionais\s*Erro 404: This page could not be found$/);
});

it('always offers a way on', () => {
  const { rerender } = render(<NotFoundBanner {...props} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/profissional']);
  rerender(
    <NotFoundBanner
      {...props}
      ctas={[{ _key: 'a', label: 'Exames', style: null, icon: null, link: { kind: 'page', href: '/exames' } }]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/exames']);
});
