import { cleanup, render, screen, within } from '@testing-library/react';
import type { SectionProps } from '../index.ts';
import RichText from './rich-text.tsx';

type Block = SectionProps<'richText'>['body'][number];

function block(key: string, text: string, more: Partial<Block> = {}): Block {
  return {
    _key: key,
    _type: 'block',
    style: 'normal',
    listItem: null,
    level: null,
    markDefs: null,
    children: [{ _key: 's', _type: 'span', text, marks: more.markDefs?.map(({ _key }) => _key) ?? [] }],
    ...more,
  };
}

function show(body: Block[]) {
  const header = { eyebrow: null, title: 'A clínica', lead: null, align: null, titleHidden: null };
  render(<RichText _key="r" _type="richText" anchorId={null} surface={null} header={header} body={body} />);
}

it('renders titles, paragraphs and lists', () => {
  show([block('1', 'O que esperar', { style: 'h3' }), block('2', 'Sigilo', { listItem: 'bullet', level: 1 })]);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('O que esperar');
  expect(screen.getByRole('listitem').textContent).toBe('Sigilo');
});

// Jsdom takes no screen for wide: what phones leave out is hidden there.
it('leads to each of its subtitles where there are many', () => {
  show(['sigilo', 'direcao'].map((text) => block(text, text, { style: 'h3' })));
  expect(screen.queryByRole('navigation', { hidden: true })).toBeNull();
  cleanup();
  show(['sigilo', 'direcao', 'informacao'].map((text) => block(text, text, { style: 'h3' })));
  const links = within(screen.getByLabelText('Neste texto')).getAllByRole('link', {
    hidden: true,
  });
  expect(links.map(({ textContent }) => textContent)).toEqual(['sigilo', 'direcao', 'informacao']);
  expect(links.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.textContent)).toEqual(
    links.map(({ textContent }) => textContent),
  );
});

it('links what has a target and leaves the words of what has none', () => {
  show([
    block('1', 'nossos serviços', { markDefs: [{ _key: 'm', _type: 'link', kind: 'page', href: '/servicos' }] }),
    block('2', 'página removida', { markDefs: [{ _key: 'm', _type: 'link', kind: 'page', href: null }] }),
  ]);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['nossos serviços']);
  expect(screen.getByText('página removida').closest('a')).toBeNull();
});
