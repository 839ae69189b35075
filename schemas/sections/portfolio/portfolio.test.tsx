import { render, screen } from '@testing-library/react';
import type { SectionProps } from '../index.ts';
import Portfolio from './portfolio.tsx';

const props = {
  _key: 'p',
  _type: 'portfolio',
  anchorId: null,
  variant: 'grade',
  surface: null,
  header: { eyebrow: null, title: 'Estrutura', lead: null, align: null, titleHidden: null },
  items: [
    { _id: 'a', title: 'Recepção', category: 'recepcao', caption: 'Balcão baixo.', image: null },
    { _id: 'b', title: 'Entrada', category: 'acessibilidade', caption: null, image: null },
  ],
} satisfies SectionProps<'portfolio'>;

it('opens a picture large with the browser’s own popover, without script', () => {
  render(<Portfolio {...props} variant="ampliar" />);
  const button = screen.getByRole('button', { name: 'Ampliar: Recepção' });
  const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(dialog?.getAttribute('popover')).toBe('auto');
  expect(dialog?.getAttribute('aria-label')).toBe('Recepção');
  expect(dialog?.querySelector('[popovertargetaction="hide"]')?.textContent).toContain('Fechar');
});

it.each(['grade', 'mosaico'] as const)('draws each place that has no photo, as "%s"', (variant) => {
  const { container } = render(<Portfolio {...props} variant={variant} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Recepção',
    'Entrada',
  ]);
  expect(container.querySelectorAll('use')).toHaveLength(2);
});
