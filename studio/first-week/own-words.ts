import type { Answers } from './answers.ts';
import { isFields, type Stored } from './stored.ts';

/** As the demonstration names its areas in the midst of sentences. */
const AREAS = [
  ['area-clinica-geral', 'clínica geral'],
  ['area-psicologia', 'psicologia'],
  ['area-imagem', 'diagnóstico por imagem'],
] as const;

/** The demonstration's director and doctor are women. */
const OF_MEN = [
  ['uma diretora técnica', 'um diretor técnico'],
  ['a diretora técnica', 'o diretor técnico'],
  ['A médica', 'O médico'],
  ['a médica', 'o médico'],
] as const;

/**
 * A document of the demonstration with the clinic's names where the demonstration's stand, or those of an answer that was
 * corrected since.
 */
export function inClinicsWords<Value>(value: Value, answers: Answers, applied: Answers = {}): Value {
  const { tradeName, city } = answers;
  const swaps = [
    ...namesOf('Clínica Exemplo Norte', applied.tradeName, tradeName),
    ...namesOf('Cidade Exemplo', applied.city, city),
    ...areaWords(answers.areas),
    ...(answers.pricing === 'no' ? WITHOUT_PRICES : []),
    ...(answers.directorGender === 'masculine' ? OF_MEN : []),
  ];
  const inside = (part: unknown): unknown => {
    if (typeof part === 'string') return swaps.reduce((words, [from, to]) => words.replaceAll(from, () => to), part);
    if (Array.isArray(part)) return part.map(inside);
    return isFields(part)
      ? Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, inside(inner)]))
      : part;
  };
  return inside(value) as Value;
}

/** The page of plans, where the clinic shows no prices. */
const WITHOUT_PRICES = [
  ['Convênios e preços', 'Convênios'],
  [' e quanto custa a consulta', ''],
  [', valores da consulta particular e formas de pagamento', ''],
] as const;

type Swap = readonly [from: string, to: string];

function namesOf(invented: string, before: string | undefined, now: string | undefined): readonly Swap[] {
  if (!now) return [];
  const isCorrected = before !== undefined && before.length > 2 && before !== now;
  return [[invented, now], ...(isCorrected ? [[before, now] as const] : [])];
}

function areaWords(chosen = ''): readonly Swap[] {
  const names = AREAS.filter(([id]) => chosen.split(',').includes(id)).map(([, name]) => name);
  if (names.length === 0 || names.length === AREAS.length) return [];
  const listed = names.join(' e ');
  const all = 'línica geral, psicologia e diagnóstico por imagem';
  return [
    [`C${all}`, listed.charAt(0).toUpperCase() + listed.slice(1)],
    [`c${all}`, listed],
  ];
}

const EXAMPLE = /^(Texto|Valores) de demonstração/;

/** Without sentences that call themselves an example. */
export function withoutExamples(document: Stored): Stored {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    if (!isFields(value)) return value;
    const members = Object.entries(value).filter(([, member]) => !(typeof member === 'string' && EXAMPLE.test(member)));
    return Object.fromEntries(members.map(([name, member]) => [name, inside(member)]));
  };
  return inside(document) as Stored;
}
