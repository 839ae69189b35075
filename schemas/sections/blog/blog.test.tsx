import { render, screen } from '@testing-library/react';
import type { SectionProps } from '../index.ts';
import type { PostItem } from './blog.tsx';
import Blog from './blog.tsx';

const post = (id: string): PostItem => ({
  _id: id,
  kind: null,
  title: `Artigo ${id}`,
  slug: id,
  path: `/topics/exames/${id}`,
  topic: { _id: 't', title: 'Exames', slug: 'exames', icon: 'ultrasound' },
  excerpt: 'O que levar no dia do exame.',
  cover: null,
  publishedAt: '2026-10-12T12:00:00Z',
  words: 540,
  author: null,
});

const props = {
  _key: 'b',
  _type: 'blog',
  anchorId: null,
  variant: 'cartoes',
  mode: 'latest',
  surface: null,
  header: { eyebrow: null, title: 'Artigos', lead: null, align: null, titleHidden: null },
  count: null,
  isOff: false,
  posts: ['a', 'b', 'c', 'd'].map(post),
} satisfies SectionProps<'blog'>;

it.each(['cartoes', 'destaque'] as const)('leads to each article, with date and reading time, as "%s"', (variant) => {
  render(<Blog {...props} variant={variant} posts={[post('a')]} />);
  expect(screen.getByRole('link', { name: 'Artigo a' }).getAttribute('href')).toBe('/topics/exames/a');
  expect(screen.getByText(/^Exames/).textContent).toBe('Exames · 3 min de leitura');
  expect(screen.getByText('12 de outubro de 2026')).toBeTruthy();
});

it('shows three of the newest unless told otherwise, and all that were chosen', () => {
  const { rerender } = render(<Blog {...props} />);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  rerender(<Blog {...props} mode="selected" />);
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

it('is nothing when the clinic publishes no articles', () => {
  const { container, rerender } = render(<Blog {...props} posts={[]} />);
  expect(container.textContent).toBe('');
  rerender(<Blog {...props} isOff />);
  expect(container.textContent).toBe('');
});

it('T8: says of news of the clinic that it is news', () => {
  render(<Blog {...props} posts={[{ ...post('a'), kind: 'noticia' }, post('b')]} />);
  expect(screen.getAllByText(/^Notícia da clínica/).map((line) => line.textContent)).toEqual([
    'Notícia da clínica · Exames · 3 min de leitura',
  ]);
});
