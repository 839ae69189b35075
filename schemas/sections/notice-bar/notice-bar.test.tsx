import { act } from 'react';
import { render, screen } from '@testing-library/react';
import { ask } from '../../testing.ts';
import { HOME_QUERY } from '../../queries.ts';
import type { SectionProps } from '../index.ts';
import NoticeBar from './notice-bar.tsx';

const props = {
  _key: 'n',
  _type: 'noticeBar',
  anchorId: null,
  page: 'home',
  variant: 'atencao',
  title: 'Hoje não há atendimento',
  text: null,
  linkLabel: null,
  link: { kind: 'page', href: '/contato' },
} satisfies SectionProps<'noticeBar'>;

async function show(link: SectionProps<'noticeBar'>['link'] = props.link): Promise<void> {
  await act(async () => {
    render(<NoticeBar {...props} link={link} />);
  });
  await screen.findByRole('region');
}

it('says what is different today and where to read more', async () => {
  await show();
  expect(screen.getByRole('region', { name: 'Hoje não há atendimento' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Saiba mais ?: Hoje não há atendimento/ }).getAttribute('href')).toBe(
    '/contato',
  );
});

it('shows no link where its page is gone', async () => {
  await show({ kind: 'page', href: null });
  expect(screen.queryByRole('link')).toBeNull();
});

it('comes and goes by its own dates, as every section can', async () => {
  const hour = 3_600_000;
  const at = (offset: number) => new Date(Date.now() + offset).toISOString();
  const bar = (_key: string, visibility: object) => ({ _key, _type: 'noticeBar', title: _key, visibility });
  const home = {
    _id: 'home',
    _type: 'page',
    sections: [
      bar('agora', { from: at(-hour), until: at(hour) }),
      bar('depois', { from: at(hour) }),
      bar('antes', { until: at(-hour) }),
      bar('sempre', {}),
    ],
  };
  const page = (await ask(HOME_QUERY, [home])) as { sections: { _key: string }[] };
  expect(page.sections.map(({ _key }) => _key)).toEqual(['agora', 'sempre']);
});
