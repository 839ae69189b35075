import { outsideFault } from './links.ts';

it.each([
  'tel:+556633330000',
  'tel:192',
  'mailto:contato@clinica.example',
  'https://wa.me/5566999990000?text=Ol%C3%A1',
  'https://wa.me/?text=Preparo',
  'https://www.openstreetmap.org/?mlat=-11',
])('accepts %s', (link) => expect(outsideFault(link)).toBeNull());

it.each([
  ['tel:(66) 3333-0000', 'is not a Brazilian number'],
  ['mailto:contato', 'is not an e-mail address'],
  ['https://wa.me/66999990000', 'is not a WhatsApp address'],
  ['https://wa.me/', 'is not a WhatsApp address'],
  ['http://example.com/', 'leads out by http:'],
  ['https://localhost/', 'has no public host'],
  ['javascript:void(0)', 'leads out by javascript:'],
])('says that %s %s', (link, fault) => expect(outsideFault(link)).toBe(fault));
