import type { SETTINGS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { metadataOf } from './metadata.ts';

type Settings = NonNullable<SETTINGS_QUERY_RESULT>;

function settings(changes: Partial<Settings> = {}): Settings {
  const some: Partial<Settings> = {
    tradeName: 'Clínica Exemplo Norte',
    seo: {
      titleTemplate: '%s · Exemplo Norte',
      defaultTitle: 'Clínica geral em Cidade Exemplo',
      description: 'Quem somos.',
      ogImage: null,
      verification: null,
    },
    demoMode: false,
    ...changes,
  };
  return some as Settings;
}

it('puts the title of a page into the template of the clinic, as it is written', () => {
  const head = metadataOf(settings(), { path: '/servicos', title: "100% $& $' dedicada" });
  expect(head.title).toEqual({ absolute: "100% $& $' dedicada · Exemplo Norte" });
  expect(head.alternates).toMatchObject({ canonical: '/servicos' });
  expect(head.openGraph).toMatchObject({ locale: 'pt_BR', url: '/servicos', siteName: 'Clínica Exemplo Norte' });
});

it("shows the clinic's own title and description where a page has none", () => {
  const head = metadataOf(settings(), { path: '/' });
  expect(head.title).toEqual({ absolute: 'Clínica geral em Cidade Exemplo' });
  expect(head.description).toBe('Quem somos.');
});

it('leaves the title of the home page as staff wrote it', () => {
  const head = metadataOf(settings(), { path: '/', title: 'Exemplo Norte em Cidade Exemplo' });
  expect(head.title).toEqual({ absolute: 'Exemplo Norte em Cidade Exemplo' });
});

it('lets search engines in on a real site', () => {
  expect(metadataOf(settings(), { path: '/' }).robots).toBeUndefined();
});

it.each([
  ['in demonstration mode', settings({ demoMode: true }), false],
  ['before the settings are written', null, false],
  ['when the page says so', settings(), true],
] as const)('keeps search engines out %s', (_title, some, noindex) => {
  expect(metadataOf(some, { path: '/', noindex }).robots).toEqual({ index: false, follow: false });
});

it('shows search engines the codes that staff copied from them, and no empty tag', () => {
  const seo = { titleTemplate: null, defaultTitle: null, description: null, ogImage: null };
  const verified = settings({ seo: { ...seo, verification: { google: 'codigo-do-google', bing: 'ABC123' } } });
  expect(metadataOf(verified, { path: '/' }).verification).toEqual({
    google: 'codigo-do-google',
    other: { 'msvalidate.01': 'ABC123' },
  });
  expect(metadataOf(settings(), { path: '/' }).verification).toEqual({});
});

it('V16: describes a page that staff have not described by its title first, and gives what is no page no address (R10)', () => {
  expect(metadataOf(settings(), { path: '/a-clinica', title: 'A clínica' }).description).toBe('A clínica. Quem somos.');
  const { alternates, openGraph } = metadataOf(settings(), { title: 'Página não encontrada' });
  expect([alternates?.canonical, openGraph?.url]).toEqual([undefined, undefined]);
});

it('V16: names the preview picture of the specification first (R10)', () => {
  const { images } = metadataOf(settings(), { path: '/servicos' }).openGraph ?? {};
  expect(images).toMatchObject([
    { width: 740, height: 300 },
    { width: 1200, height: 630 },
  ]);
});

it('has a title even for an empty dataset', () => {
  expect(metadataOf(null, { path: '/' }).title).toEqual({ absolute: 'Site em preparação' });
});
