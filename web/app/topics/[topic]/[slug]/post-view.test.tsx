import { render, screen, within } from '@testing-library/react';
import { postRoute } from '#schemas/documents/post/post.route.ts';
import type { PostDetails } from '#schemas/content.ts';
import { PostView } from './post-view.tsx';
import { settingsFixture } from '#web/shell/settings.fixture.ts';

const post = {
  _id: 'p',
  _updatedAt: '2026-11-20T12:00:00Z',
  kind: null,
  title: 'Nova recepção',
  slug: 'nova-recepcao',
  path: '/topics/clinica/nova-recepcao',
  topic: { _id: 't', title: 'A clínica', slug: 'clinica', icon: null },
  excerpt: 'A recepção muda para o térreo.',
  cover: null,
  publishedAt: '2026-11-20T12:00:00Z',
  words: 40,
  author: null,
  body: [],
  sources: null,
  reviewedBy: { ...settingsFixture.technicalDirector, status: 'ativo' },
  reviewedAt: '2026-11-20',
  related: [],
  newest: [],
  isDemo: false,
  seo: null,
} satisfies PostDetails;

const author = { ...post.reviewedBy, bookingUrl: null };

it('shows of an article about health who reviewed it, and that it replaces no consultation', () => {
  render(<PostView post={post} settings={settingsFixture} />);
  expect(screen.getByText('Revisado por')).toBeTruthy();
  expect(screen.getByText(settingsFixture.disclaimer)).toBeTruthy();
  expect(screen.queryByText('Notícia da clínica')).toBeNull();
  expect(postRoute.jsonLd?.(post, post.path)).toHaveProperty('@type', 'MedicalWebPage');
});

it('T8: labels news of the clinic, and claims no review and no medical page', () => {
  const news = { ...post, kind: 'noticia' as const };
  render(<PostView post={news} settings={settingsFixture} />);
  expect(screen.getByText('Notícia da clínica')).toBeTruthy();
  expect(screen.queryByText('Revisado por')).toBeNull();
  const node = postRoute.jsonLd?.(news, news.path);
  expect(node).toMatchObject({ '@type': 'WebPage', mainEntity: { '@type': 'NewsArticle' } });
  expect(node).not.toHaveProperty('reviewedBy');
});

it('R3: leads from who wrote and reviewed it to their profiles, while they have one', () => {
  const { rerender } = render(<PostView post={{ ...post, author }} settings={settingsFixture} />);
  const { slug, fullName } = settingsFixture.technicalDirector;
  const links = () =>
    screen.queryAllByRole('link', { name: new RegExp(fullName) }).map((link) => link.getAttribute('href'));
  expect(links()).toEqual([`/profissional/${slug}`, `/profissional/${slug}`]);
  const former = { ...author, status: 'ex-membro' as const };
  rerender(<PostView post={{ ...post, author: former, reviewedBy: null }} settings={settingsFixture} />);
  expect(links()).toEqual([]);
});

it('U6: an article books with who wrote it, news and what somebody wrote who left with the clinic', () => {
  const { rerender } = render(<PostView post={{ ...post, author }} settings={settingsFixture} />);
  const booking = () => screen.getByRole('link', { name: 'Agendar consulta' }).getAttribute('href');
  expect(booking()).toBe(`/agendar/profissional/${author.slug}`);
  rerender(<PostView post={{ ...post, author, kind: 'noticia' }} settings={settingsFixture} />);
  expect(booking()).toBe('/agendar');
  rerender(<PostView post={{ ...post, author: { ...author, status: 'ex-membro' } }} settings={settingsFixture} />);
  expect(booking()).toBe('/agendar');
});

describe('R3: articles to go on with', () => {
  const other = { ...post, _id: 'o', title: 'Pressão alta', path: '/topics/coracao/pressao-alta' };
  const more = () =>
    within(screen.getByRole('region', { name: /^(Mais sobre|Leia também)/ }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  it('R3: are those of the topic', () => {
    const related = [{ ...other, title: 'Novos horários' }];
    render(<PostView post={{ ...post, related, newest: [other] }} settings={settingsFixture} />);
    expect(screen.getByRole('heading', { name: 'Mais sobre a clínica' })).toBeTruthy();
    expect(more()).toEqual(['Novos horários']);
  });

  it('R3: are of other topics, where the topic has no other one', () => {
    render(<PostView post={{ ...post, newest: [other] }} settings={settingsFixture} />);
    expect(screen.getByRole('heading', { name: 'Leia também' })).toBeTruthy();
    expect(more()).toEqual(['Pressão alta']);
  });
});
