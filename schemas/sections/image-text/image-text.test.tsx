import { render, screen } from '@testing-library/react';
import type { SectionProps } from '../index.ts';
import ImageText from './image-text.tsx';

const props = {
  _key: 'i',
  _type: 'imageText',
  anchorId: null,
  variant: 'direita',
  surface: null,
  header: { eyebrow: null, title: 'Tempo para ouvir', lead: null, align: null, titleHidden: null },
  body: null,
  points: ['Retorno marcado antes de você sair.'],
  image: null,
  drawing: 'forest',
  ctas: [
    { _key: '1', label: 'Agendar', style: null, icon: null, link: { kind: 'booking', href: 'https://wa.me/55' } },
    { _key: '2', label: 'Página removida', style: null, icon: null, link: { kind: 'page', href: null } },
  ],
} satisfies SectionProps<'imageText'>;

it.each(['direita', 'esquerda', 'larga'] as const)(
  'reads words before the picture, whatever side it is on: "%s"',
  (variant) => {
    const { container } = render(<ImageText {...props} variant={variant} />);
    const title = screen.getByRole('heading', { level: 2 });
    const art = container.querySelector('.art');
    expect(art && title.compareDocumentPosition(art) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toBe('Retorno marcado antes de você sair.');
  },
);

it('leaves out a button whose page is gone', () => {
  render(<ImageText {...props} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
