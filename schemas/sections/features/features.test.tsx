import { render, screen } from '@testing-library/react';
import type { SectionProps } from '../index.ts';
import Features from './features.tsx';

const item = {
  _key: 'i',
  icon: 'ultrasound',
  title: 'Ultrassonografia',
  text: 'Com hora marcada.',
  linkLabel: null,
  link: { kind: 'page', href: '/servicos' },
  image: null,
} as const;

const props = {
  _key: 'f',
  _type: 'features',
  anchorId: null,
  variant: '1',
  surface: null,
  header: { eyebrow: null, title: 'Serviços', lead: null, align: null, titleHidden: null },
  items: [item],
} satisfies SectionProps<'features'>;

it.each(['1', '2', '3'] as const)('shows every item under its own title in variant %s', (variant) => {
  render(<Features {...props} variant={variant} items={[item, { ...item, _key: 'j', title: 'Consulta' }]} />);
  expect(screen.getByRole('region', { name: 'Serviços' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Ultrassonografia',
    'Consulta',
  ]);
});

it('names the link by what it leads to', () => {
  render(<Features {...props} />);
  expect(screen.getByRole('link', { name: /^Saiba mais ?: Ultrassonografia$/ }).getAttribute('href')).toBe('/servicos');
});

it('shows no link where its page is gone', () => {
  render(<Features {...props} items={[{ ...item, link: { kind: 'page', href: null } }]} />);
  expect(screen.queryByRole('link')).toBeNull();
});

it('draws the icon in variant 1 and a scene in variant 2', () => {
  const { container, rerender } = render(<Features {...props} />);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#ultrasound$/);
  rerender(<Features {...props} variant="2" />);
  expect(container.querySelector('use')?.closest('svg')?.getAttribute('viewBox')).toBe('0 0 480 360');
});
