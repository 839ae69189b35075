import type { SchemaType, StringOptions } from 'sanity';

import { MASKS } from '../../schemas/index.ts';
import type { Answers } from './answers.ts';
import { AGE_GROUPS, MODALITIES, titleOf } from '../../schemas/objects/choices.ts';
import { blockText } from '../../schemas/rules/form-value.ts';
import { inventedIn, isInvented as saysInvented, namesInvented } from '../../schemas/rules/demonstration.ts';
import { inClinicsWords } from './own-words.ts';
import type { Stored } from './stored.ts';

/** A text that visitors can read. */
interface Text {
  /** As Studio's links name a field. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** As people write it. */
  readonly shown: string;
}

/** A text that the demonstration wrote. One that names somebody invented cannot be the clinic's own. */
export interface LeftText extends Text {
  readonly isInvented: boolean;
  /** It speaks of an area, or of something else, that the clinic has not. */
  readonly isDoubtful: boolean;
}

export interface LeftDocument {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly texts: readonly LeftText[];
  /** Something in it has to be changed before it can be the clinic's own. */
  readonly hasInvented: boolean;
}

/** Told by the site itself, or by whoever builds it. */
const NOT_TEXT = new Set(['slug', 'previousSlugs', 'approval', 'anchorId', 'sectionId']);

/** Every text of a document, in the order of its form. */
function textsOf(type: SchemaType | undefined, value: unknown, path = '', title = ''): readonly Text[] {
  if (!type || value === undefined || value === null) return [];
  if (type.jsonType === 'string') {
    const { list, mask } = (type.options ?? {}) as StringOptions;
    const isDate = type.name === 'date' || type.name === 'datetime';
    if (typeof value !== 'string' || !value.trim() || list || mask === 'time' || isDate) return [];
    return [{ path, title, text: value, shown: mask ? MASKS[mask].shown(value) : value }];
  }
  if (type.jsonType === 'array' && Array.isArray(value)) {
    if (type.options && 'list' in type.options) return [];
    return value.flatMap((item: unknown, at) => {
      const name = typeof item === 'object' && item !== null && '_type' in item ? item._type : undefined;
      const member = type.of.find((one) => one.name === name) ?? type.of[0];
      const key = typeof item === 'object' && item !== null && '_key' in item ? `_key=="${String(item._key)}"` : at;
      return textsOf(member, item, `${path}[${key}]`, title || (member?.title ?? ''));
    });
  }
  if (type.jsonType !== 'object' || typeof value !== 'object' || '_ref' in value) return [];
  if (type.name === 'block') {
    const text = blockText([value]);
    return text.trim() ? [{ path, title, text, shown: text }] : [];
  }
  return type.fields.flatMap((field) =>
    NOT_TEXT.has(field.name)
      ? []
      : textsOf(
          field.type,
          Reflect.get(value, field.name),
          path ? `${path}.${field.name}` : field.name,
          field.type.title ?? field.name,
        ),
  );
}

/** How and for whom the clinic attends, and for how long: chosen in the form, and read by visitors like its texts. */
const FACTS = [
  ['modalities', 'Atendimento', MODALITIES],
  ['ageGroups', 'Para quem', AGE_GROUPS],
  ['durationMinutes', 'Duração, em minutos', []],
] as const;

function factsOf(document: Stored): readonly Text[] {
  return FACTS.flatMap(([path, title, choices]) => {
    const chosen = [document[path] ?? []].flat().map(String);
    if (chosen.length === 0) return [];
    return [{ path, title, text: chosen.join(), shown: chosen.map((one) => titleOf(choices, one) || one).join(', ') }];
  });
}

/** All that visitors read of a document. */
const readOf = (type: SchemaType | undefined, document: Stored) => [...textsOf(type, document), ...factsOf(document)];

/** Words of an area, in texts that do not name it. */
const OF_AREA = [
  ['area-psicologia', /psic[oó]/i],
  ['area-imagem', /\bexames?\b|imagem|ultrassom|ultrassonografia|raio-x/i],
  ['area-clinica-geral', /clínica geral/i],
] as const;
/** What counts them. */
const ALL_AREAS = /três áreas/i;

/** What sentences of the demonstration take for granted. */
function lacking(documents: readonly Stored[]): readonly RegExp[] {
  const has = (wanted: string) => documents.some(({ _type }) => _type === wanted);
  const settings = documents.find(({ _id }) => _id === 'siteSettings');
  const without = OF_AREA.filter(([id]) => documents.every(({ _id }) => _id !== id)).map(([, words]) => words);
  return [
    ...without,
    ...(without.length > 0 ? [ALL_AREAS] : []),
    ...(has('exam') ? [] : [/\bpreparo|seu pedido/i]),
    ...(has('healthPlan') ? [] : [/convênio|seu plano/i]),
    ...(settings?.resultsPortal ? [] : [/\bportal|protocolo/i]),
  ];
}

/**
 * What still says something of the demonstration: documents that nobody has said to be the clinic's own, with the texts that the
 * demonstration wrote, and any text that names what was invented.
 * @param documents published ones
 */
export function leftOver(
  documents: readonly Stored[],
  demonstration: readonly Stored[],
  typeOf: (name: string) => SchemaType | undefined,
  answers: Answers = {},
): readonly LeftDocument[] {
  const missing = lacking(documents);
  const settings = documents.find(({ _id }) => _id === 'siteSettings');
  const address = settings?.address as { city?: string } | undefined;
  const names = {
    ...answers,
    ...(typeof settings?.tradeName === 'string' && { tradeName: settings.tradeName }),
    ...(address?.city && { city: address.city }),
  };
  const original = new Map(demonstration.map((document) => [document._id, document]));
  const inOrder = documents.toSorted((one, other) => placeOf(one) - placeOf(other));
  return inOrder.flatMap((document) => {
    const type = typeOf(document._type);
    const known = original.get(document._id);
    const name = nameOf(document) ?? type?.title ?? document._type;
    const then = new Map(known ? readOf(type, inClinicsWords(known, names)).map(({ path, text }) => [path, text]) : []);
    const texts = readOf(type, document)
      .map((text) => ({
        ...text,
        isInvented: inventedIn(text.text) !== undefined,
        isDoubtful: missing.some((words) => words.test(text.text)),
      }))
      .filter(({ path, text, isInvented }) => {
        const isKept = document.isDemo === true && then.get(path) === text && text !== name;
        return isInvented || isKept;
      });
    if (texts.length === 0 && !saysInvented(document)) return [];
    return [{ id: document._id, type: document._type, name, texts, hasInvented: namesInvented(document) }];
  });
}

/** What visitors see first, first. */
const ORDER = ['siteSettings', 'clinicHours', 'page', 'service'];

function placeOf({ _id, _type }: Stored): number {
  const place = ORDER.indexOf(_type);
  return (place < 0 ? ORDER.length : place) + (_id === 'home' ? 0 : 0.5);
}

function nameOf({ title, fullName, question, name, label, tradeName }: Stored): string | undefined {
  return [title, fullName, question, name, label, tradeName].find((one) => typeof one === 'string');
}

/** Without these the site lacks what the law or its visitors ask for. */
const NEEDED = [
  ['tradeName', 'Nome da clínica'],
  ['legalName', 'Razão social'],
  ['cnpj', 'CNPJ'],
  ['crmRegistration', 'Registro da clínica no CRM'],
  ['technicalDirector', 'Diretor(a) técnico(a)'],
  ['phones', 'Telefones'],
  ['whatsapp', 'WhatsApp'],
  ['email', 'E-mail'],
  ['address', 'Endereço'],
  ['dpo', 'Encarregado pelos dados pessoais'],
] as const;

/** A field that is missing. */
export interface Gap {
  readonly path: string;
  readonly title: string;
}

export function gapsIn(settings: Stored | undefined): readonly Gap[] {
  return NEEDED.flatMap(([path, title]) => (settings?.[path] ? [] : [{ path, title }]));
}
