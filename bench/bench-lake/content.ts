import { join } from 'node:path';
import { createDocumentWriter } from '#lake/store/index/document-writer.ts';
import { createIndexWork } from '#lake/store/index/index-work.ts';
import { createWordReader } from '#lake/store/index/unread-words.ts';
import { openWritable } from '#lake/store/database.ts';

/** Documents like the clinic's, 1.2 kB of JSON each on average: professionals with a biography, pages, specialties. */

type Document = Readonly<Record<string, unknown>> & { readonly _id: string; readonly _type: string };

const WORDS =
  'atendimento consulta paciente clínica saúde exame tratamento família cuidado equipe horário prevenção diagnóstico acompanhamento experiência formação hospital residência universidade especialização criança adulto idoso avaliação orientação resultado encaminhamento retorno convênio agenda'.split(
    ' ',
  );
const NAMES = 'Ana Beatriz Carla Daniel Eduarda Fábio Gabriela Heitor Inês João Karina Lúcia Mário Natália'.split(' ');
const SURNAMES = 'Almeida Barbosa Cardoso Dias Esteves Ferreira Gonçalves Lima Moraes Nogueira Oliveira'.split(' ');

const SPECIALTIES = 40;

/** The same numbers at every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export function* clinicDocuments(count: number): Generator<Document, undefined> {
  const next = sequence(7);
  const professionals = Math.floor(count * 0.6);
  for (let number = 0; number < count; number += 1) {
    if (number < SPECIALTIES) yield specialty(number, next);
    else if (number < professionals) yield professional(number, next);
    else yield page(number, next, professionals);
  }
  return undefined;
}

function pick(list: readonly string[], next: (below: number) => number): string {
  return list[next(list.length)] ?? '';
}

function sentence(words: number, next: (below: number) => number): string {
  return `${Array.from({ length: words }, () => pick(WORDS, next)).join(' ')}.`;
}

function stamps(number: number): Record<string, string> {
  const date = new Date(Date.UTC(2024, 0, 1) + number * 61_000).toISOString();
  return { _rev: `r${number}`, _createdAt: date, _updatedAt: date };
}

function block(key: string, text: string): unknown {
  return {
    _type: 'block',
    _key: key,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: `${key}s`, text, marks: [] }],
  };
}

function specialty(number: number, next: (below: number) => number): Document {
  return {
    _id: `specialty-${number}`,
    _type: 'specialty',
    ...stamps(number),
    title: `Especialidade ${number}`,
    slug: { _type: 'slug', current: `especialidade-${number}` },
    summary: sentence(90, next),
  };
}

function professional(number: number, next: (below: number) => number): Document {
  const name = `${pick(NAMES, next)} ${pick(SURNAMES, next)} ${number.toString(36)}`;
  return {
    _id: `professional-${number}`,
    _type: 'professional',
    ...stamps(number),
    name,
    slug: { _type: 'slug', current: `profissional-${number}` },
    council: { _type: 'council', kind: 'CRM', state: 'SP', number: String(100_000 + number) },
    specialties: [{ _type: 'reference', _key: 'e', _ref: `specialty-${next(SPECIALTIES)}` }],
    photo: {
      _type: 'image',
      asset: { _type: 'reference', _weak: true, _ref: `image-${number % 500}-800x800-jpg` },
      alt: name,
    },
    bio: [block('a', sentence(36, next)), block('b', sentence(14, next))],
  };
}

function page(number: number, next: (below: number) => number, professionals: number): Document {
  const member = () => `professional-${SPECIALTIES + next(professionals - SPECIALTIES)}`;
  return {
    _id: `page-${number}`,
    _type: 'page',
    ...stamps(number),
    title: `Página ${number}`,
    slug: { _type: 'slug', current: `pagina-${number}` },
    seo: { _type: 'seo', description: sentence(14, next) },
    sections: [
      { _type: 'banner', _key: 'a', heading: sentence(6, next), text: sentence(14, next) },
      {
        _type: 'team',
        _key: 'b',
        heading: sentence(4, next),
        members: ['a', 'b', 'c'].map((_key) => ({ _type: 'reference', _key, _ref: member() })),
      },
      { _type: 'richText', _key: 'c', body: [block('d', sentence(10, next))] },
    ],
  };
}

/** Writes documents into a new dataset's file as they would stand there, without the history of their making. */
export function fillDataset(dataDir: string, count: number): void {
  const database = openWritable(join(dataDir, 'datasets', 'production.db'));
  const write = createDocumentWriter(database);
  database.exec('BEGIN');
  for (const document of clinicDocuments(count)) {
    write({ id: document._id, json: JSON.stringify(document), before: undefined, after: undefined });
  }
  database.exec('COMMIT');
  const work = createIndexWork(database, (message, cause) => {
    throw new Error(message, { cause });
  });
  const words = createWordReader(work);
  words.readNow();
  words.stop();
  database.close();
}
