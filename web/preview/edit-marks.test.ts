/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentSourceMap } from '@sanity/client/csm';
import type { FilterDefault } from '@sanity/client/stega';
import { type EditMark, isStegaText, withEditMarks } from './edit-marks.ts';

const source = (path: number) => ({ type: 'value', source: { type: 'documentValue', document: 0, path } }) as const;

const map: ContentSourceMap = {
  documents: [{ _id: 'drafts.home', _type: 'page' }],
  paths: [
    "$['sections'][?(@._key=='a')]['_key']",
    "$['sections'][?(@._key=='a')]['image']['alt']",
    "$['cover']['decorative']",
    "$['title']",
    "$['openingHours'][?(@._key=='semana')]['_key']",
    "$['phones'][?(@._key=='recepcao')]['_key']",
    "$['address']['street']",
  ],
  mappings: {
    "$['sections'][0]['_key']": source(0),
    "$['sections'][0]['picture']['alt']": source(1),
    "$['cover']['decorative']": source(2),
    "$['computed']['alt']": source(3),
    "$['openingHours'][0]['_key']": source(4),
    "$['phones'][0]['_key']": source(5),
    "$['address']['street']": source(6),
  },
};

const page = {
  sections: [{ _key: 'a', picture: { asset: { _id: 'image-1' }, alt: 'A recepção' } }],
  cover: { asset: { _id: 'image-2' }, alt: null, decorative: true },
  computed: { asset: { _id: 'image-3' }, alt: 'título' },
  items: [{ _key: 'b' }],
  openingHours: [{ _key: 'semana' }],
  phones: [{ _key: 'recepcao' }],
  address: { street: 'Avenida Exemplo' },
};

function pathOf(value: object): string | undefined {
  const { editMark }: EditMark = value;
  return new URLSearchParams(editMark?.replaceAll(';', '&')).get('path') ?? undefined;
}

it('says of a section and of a picture in it where they are, with the key and not the position', () => {
  const [section] = withEditMarks(page, map).sections as (EditMark & { picture: EditMark })[];
  expect(section && pathOf(section)).toBe('sections:a');
  expect(section && pathOf(section.picture)).toBe('sections:a.image');
  expect(section?.editMark).toMatch(/^id=home;type=page;/);
});

it('finds a picture that is decoration and has no text', () => {
  expect(pathOf(withEditMarks(page, map).cover)).toBe('cover');
});

it('says it of what code reads: hours open as a list, a phone by itself, an address whole', () => {
  const { openingHours, phones, address } = withEditMarks(page, map);
  expect([...openingHours, ...phones, address].map(pathOf)).toEqual(['openingHours', 'phones:recepcao', 'address']);
});

it('says nothing of what the query made up, nor of other lists, and changes nothing else', () => {
  const marked = withEditMarks(page, map);
  expect(marked.computed).toEqual(page.computed);
  expect(marked.items).toEqual(page.items);
  expect(marked.sections[0]?.picture).toMatchObject(page.sections[0]?.picture ?? {});
  expect(withEditMarks(null, map)).toBeNull();
});

it('says it of facts by name, also of those that are missing or chosen by the query', () => {
  const price = { documents: [{ _id: 'price-a', _type: 'priceItem' }], paths: ["$['_id']", "$['label']"] };
  const mappings = { "$['prices'][0]['_id']": source(0), "$['prices'][0]['label']": source(1) };
  const prices = [{ _id: 'price-a', label: 'Consulta', amountCents: null, paymentMethods: ['pix'] }];
  const [marked] = withEditMarks({ prices }, { ...price, mappings }).prices as EditMark[];
  expect(marked?.factMarks?.amountCents).toMatch(/^id=price-a;type=priceItem;path=amountCents;/);
  expect(Object.keys(marked?.factMarks ?? {})).toEqual(['amountCents', 'paymentMethods']);
});

it('says it of facts of an item of a list with its key', () => {
  const mappings = { "$['sections'][0]['_key']": source(0) };
  const [section] = withEditMarks({ sections: [{ _key: 'a', value: '12' }] }, { ...map, mappings })
    .sections as EditMark[];
  expect(section?.factMarks?.value).toContain('path=sections:a.value;');
});

describe('texts', () => {
  const allow: FilterDefault = () => true;

  function isStega(value: string, ...sourcePath: string[]): boolean {
    const where = { sourcePath, resultPath: sourcePath, sourceDocument: { _id: 'a', _type: 'page' } };
    return isStegaText({ ...where, filterDefault: allow, value });
  }

  it.each(['Cuidado perto de casa', 'Agendar', 'Dr. João', '«Olá»', 'com você', '24 horas'])('takes "%s"', (value) => {
    expect(isStega(value, 'title')).toBe(true);
  });

  it.each(['ativo', 'clinica-geral', 'CRM', 'MT', '07:30', '+5565999990000', '12.345.678/0001-90', 'a@b.br', ''])(
    'leaves "%s" as it is',
    (value) => {
      expect(isStega(value, 'field')).toBe(false);
    },
  );

  it('leaves alone what code makes links and decisions of', () => {
    expect(isStega('Olá, quero agendar', 'whatsapp', 'defaultMessage')).toBe(false);
    expect(isStega('Rua das Flores', 'address', 'street')).toBe(false);
  });

  it('asks the rules of the client besides', () => {
    const props = { sourcePath: ['title'], resultPath: ['title'], sourceDocument: { _id: 'a', _type: 'page' } };
    expect(isStegaText({ ...props, filterDefault: () => false, value: 'Cuidado perto de casa' })).toBe(false);
  });

  it('takes no choice of the content model for a text', () => {
    const folder = join(import.meta.dirname, '../../schemas');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/generated|\.(test|fixture)\./.test(file),
    );
    const choices = files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/\bvalue: '([^']*)'/g)].map(([, value = '']) => value),
    );
    expect(choices.length).toBeGreaterThan(100);
    // Kept in fields that are named in edit-marks.ts: time zones, forms of address, one council.
    const known = /^(America\/\w+|Dra?\.|CRFa)$/;
    expect(choices.filter((value) => isStega(value, 'choice') && !known.test(value))).toEqual([]);
  });
});
