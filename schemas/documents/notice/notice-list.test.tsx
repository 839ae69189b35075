import { act, render, screen } from '@testing-library/react';
import { NOTICES_QUERY } from '#schemas/queries.ts';
import { ask } from '#schemas/testing.ts';
import { NoticeList } from './notice-list.tsx';
import { type Notice, noticesAt } from './notices-at.ts';

const notice: Notice = {
  _id: 'n',
  anchorId: null,
  variant: 'atencao',
  title: 'Hoje não há atendimento',
  text: null,
  linkLabel: null,
  link: { kind: 'page', href: '/contato' },
  scope: 'site',
  paths: null,
};

async function show(more: Partial<Notice> = {}): Promise<void> {
  await act(async () => {
    render(<NoticeList path="/" first={[{ ...notice, ...more }]} />);
  });
}

it('C10: says what is different today and where to read more', async () => {
  await show();
  expect(screen.getByRole('region', { name: 'Hoje não há atendimento' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Saiba mais ?: Hoje não há atendimento/ }).getAttribute('href')).toBe(
    '/contato',
  );
});

it('C10: shows no link where its page is gone', async () => {
  await show({ link: { kind: 'page', href: null } });
  expect(screen.queryByRole('link')).toBeNull();
});

it('C10: comes and goes by its own dates, and not while it is hidden', async () => {
  const at = (hour: number) => `2026-11-22T${hour}:00:00.000Z`;
  const notices = [
    { _id: 'agora', from: at(11), until: at(13) },
    { _id: 'depois', from: at(13) },
    { _id: 'antes', until: at(11) },
    { _id: 'oculto', hidden: true },
    { _id: 'sempre' },
  ].map((fields) => ({ _type: 'notice', variant: 'informacao', scope: 'site', title: fields._id, ...fields }));
  const shown = await ask(NOTICES_QUERY, notices, {}, new Date(at(12)));
  expect(shown.map(({ _id }) => _id)).toEqual(['agora', 'sempre']);
});

it('C10: is on the whole site or on the chosen pages, and nowhere when these are gone', async () => {
  const pages = [
    { _id: 'home', _type: 'page' },
    { _id: 'p', _type: 'page', slug: { current: 'contato' } },
  ];
  const ofPages = (_id: string, ...refs: string[]) => ({ _id, scope: 'pages', pages: refs.map((_ref) => ({ _ref })) });
  const notices = [
    { _id: 'todas', scope: 'site', pages: [{ _ref: 'p' }] },
    ofPages('inicio', 'home'),
    ofPages('contato', 'p'),
    ofPages('apagada', 'gone'),
  ];
  const documents = [
    ...pages,
    ...notices.map((fields) => ({ _type: 'notice', variant: 'informacao', title: 'x', ...fields })),
  ];
  const found = await ask(NOTICES_QUERY, documents);
  const at = (path: string) =>
    noticesAt(path, found)
      .map(({ _id }) => _id)
      .toSorted();
  expect(at('/')).toEqual(['inicio', 'todas']);
  expect(at('/contato')).toEqual(['contato', 'todas']);
  expect(at('/servicos')).toEqual(['todas']);
});
