import { render, screen } from '@testing-library/react';
import { PostList } from './post-list.tsx';

const post = {
  _id: 'p',
  kind: null,
  title: 'Entenda a pressão',
  slug: 'entenda-a-pressao',
  path: '/topics/coracao/entenda-a-pressao',
  topic: { _id: 't', title: 'Coração', slug: 'coracao', icon: 'heart' as const },
  excerpt: 'O que os dois números dizem.',
  cover: null,
  publishedAt: '2026-11-20T12:00:00Z',
  words: 40,
  author: null,
};

const drawingOf = (container: HTMLElement) => container.querySelector('article svg use')?.getAttribute('href');

it('V: shows a drawing beside an article without a cover, whether or not its topic has an icon', () => {
  const { container, unmount } = render(<PostList posts={[post]} timeZone={undefined} level={2} />);
  expect(drawingOf(container)).toMatch(/#at-home$/);
  unmount();
  const plain = { ...post, topic: { ...post.topic, icon: null } };
  expect(drawingOf(render(<PostList posts={[plain]} timeZone={undefined} level={2} />).container)).toMatch(/#welcome$/);
});

it('V: shows the cover in place of the drawing', () => {
  const asset = { _id: 'image-a-10x10-png', url: '/a.png', mimeType: 'image/png', width: 10, height: 10, lqip: null };
  const cover = {
    asset,
    hotspot: null,
    crop: null,
    alt: 'Um aparelho',
    decorative: false,
    isStock: false,
    credit: null,
  };
  const { container } = render(<PostList posts={[{ ...post, cover }]} timeZone={undefined} level={2} />);
  expect(screen.getByRole('img', { name: 'Um aparelho' })).toBeTruthy();
  expect(drawingOf(container)).toBeUndefined();
});
