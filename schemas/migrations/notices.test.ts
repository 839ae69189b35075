/** Notices out of pages, from content as the version before wrote it. */

import { ask, problemsOf } from '../testing.ts';
import { NOTICES_QUERY } from '../queries.ts';
import before from './before-hours-and-notices.json';
import { noticesMigration } from './notices.ts';
import { applied, type Documents } from './testing.ts';

const [settings = { _id: '', _type: '' }, home = settings] = before as Documents;
const [banner, bar, services] = home.sections as readonly object[];
const ID = 'notice-home-notice-bar-informacao';
const carried = {
  _type: 'notice',
  variant: 'informacao',
  title: 'No fim do ano, o horário muda',
  text: 'Veja em que dias a clínica abre.',
  linkLabel: 'Ver horários',
  link: {
    _type: 'link',
    kind: 'page',
    target: { _type: 'reference', _ref: 'home' },
    anchor: 'como-chegar',
  },
  until: '2027-01-02T03:00:00.000Z',
  scope: 'pages',
  pages: [{ _key: 'pagina', _type: 'reference', _ref: 'home', _weak: true }],
  isDemo: true,
};

test('C10: a notice is a document, shown where it stood, and all else of the page stays', async () => {
  const after = applied(noticesMigration, before);
  expect(after.get(ID)).toEqual({ _id: ID, ...carried });
  expect(after.get('home')).toEqual({ ...home, sections: [banner, services] });
  expect(after.get('siteSettings')).toEqual(settings);
  expect(await problemsOf({ _id: ID, ...carried })).toEqual([]);
  expect(await ask(NOTICES_QUERY, [...after.values()], {}, new Date('2026-12-01'))).toMatchObject([
    { _id: ID, title: carried.title, paths: ['/'], link: { href: '/#como-chegar' } },
  ]);
});

test('C10: what a draft or a version changed, began or took out stays unpublished', () => {
  const changed = {
    ...bar,
    title: 'Outro',
    hidden: true,
    anchorId: 'aviso',
    visibility: { from: '2026-12-01T00:00:00Z' },
  };
  const begun = { _key: 'novo', _type: 'noticeBar', variant: 'atencao', title: 'Novo' };
  const after = applied(noticesMigration, [
    ...before,
    { ...home, _id: 'drafts.home', sections: [banner, changed, begun] },
    { ...home, _id: 'versions.r.home', sections: [services] },
    { ...home, _id: 'versions.s.home', title: 'Outra página' },
  ]);
  const { until: _until, ...rest } = carried;
  expect(after.get(`drafts.${ID}`)).toEqual({
    ...rest,
    _id: `drafts.${ID}`,
    title: 'Outro',
    hidden: true,
    anchorId: 'aviso',
    from: '2026-12-01T00:00:00Z',
  });
  expect(after.get('drafts.notice-home-novo')).toMatchObject({ title: 'Novo', variant: 'atencao' });
  expect(after.has('notice-home-novo')).toBe(false);
  expect(after.get('drafts.home')).toEqual({ ...home, _id: 'drafts.home', sections: [banner] });
  expect(after.get(`versions.r.${ID}`)).toEqual({ ...carried, _id: `versions.r.${ID}`, hidden: true });
  expect(after.has(`versions.s.${ID}`)).toBe(false);
  expect(after.get('versions.s.home')).toMatchObject({ title: 'Outra página', sections: [banner, services] });
});

test('C10: a second run changes nothing, and a page that was never published keeps its notice to itself', () => {
  const after = [...applied(noticesMigration, before).values()];
  expect(noticesMigration.mutations(after)).toEqual([]);
  const only = applied(noticesMigration, [{ ...home, _id: 'drafts.pagina.nova' }]);
  expect([...only.keys()]).toEqual(['drafts.pagina.nova', 'drafts.notice-pagina_2enova-notice-bar-informacao']);
});
