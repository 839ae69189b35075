import { settingsFixture } from '../shell/settings.fixture.ts';
import { withLinks } from './links.ts';

const link = (kind: string, href: string | null = 'https://wa.me/5566900000000') => ({ _type: 'link', kind, href });
const whatsapp = 'https://wa.me/5566900000000?text=Ol%C3%A1';

it('opens every conversation with the clinic’s first message, however deep the link stands', () => {
  const page = {
    sections: [
      { ctas: [{ label: 'Fale conosco', link: link('whatsapp') }] },
      { body: [{ markDefs: [link('whatsapp')] }] },
    ],
  };
  const [first, second] = withLinks(page, settingsFixture).sections;
  expect(first?.ctas?.[0]?.link.href).toBe(whatsapp);
  expect(second?.body?.[0]?.markDefs[0]?.href).toBe(whatsapp);
});

it.each([
  ['whatsapp', '/agendar'],
  ['phone', 'tel:+556630000000'],
  ['form', '/agendar'],
] as const)('books by %s where the clinic chose so', (mode, href) => {
  const settings = { ...settingsFixture, booking: { mode, url: null, label: null } };
  expect(withLinks(link('booking'), settings).href).toBe(href);
});

it.each([
  ['phone', 'tel:+556630000000'],
  ['email', 'mailto:contato@exemplo.invalid'],
  ['professionals', '/profissional'],
  ['topics', '/topics'],
  ['/eventos', '/eventos'],
  ['results', null],
])('leads a link of kind %s to %s', (kind, href) => {
  expect(withLinks(link(kind, null), { ...settingsFixture, resultsPortal: null }).href).toBe(href);
});

it('shows no link to a WhatsApp that the clinic does not have', () => {
  const settings = { ...settingsFixture, whatsapp: { number: '', defaultMessage: null, hoursNote: null } };
  expect(withLinks(link('whatsapp'), settings).href).toBeNull();
});

it('leaves everything else as it is', () => {
  const page = { title: 'A clínica', links: [link('page', '/a'), null], when: undefined };
  expect(withLinks(page, settingsFixture)).toBe(page);
  expect(withLinks(page, null)).toBe(page);
});
