/** When somebody would come, in the words of staff and of visitors. */
import { MODALITIES, TURNS, WEEKDAYS } from './choices.ts';

/** How two halves of a day are told. */
const TURN_WORDS: Readonly<Record<string, string>> = { manha: 'de manhã', tarde: 'à tarde' };
/** How one meets, as patients say it. */
export const MODALITY_WORDS: Readonly<Record<string, string>> = { presencial: 'na clínica', online: 'por vídeo' };

/** “a, b e c”. */
export function listed(parts: readonly string[], last = 'e'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** What was chosen; nothing chosen means any. */
export interface Wish {
  readonly days?: readonly string[] | null | undefined;
  readonly turns?: readonly string[] | null | undefined;
  readonly modalities?: readonly string[] | null | undefined;
}

/** “terça ou quinta, de manhã, por vídeo”, “qualquer dia”. */
export function wishWords({ days, turns, modalities }: Wish): string {
  const chosen = WEEKDAYS.filter(({ value }) => days?.includes(value)).map(({ title }) => title.toLowerCase());
  const unlessAll = (values: readonly string[] | null | undefined, all: readonly unknown[]) =>
    values?.length === all.length ? [] : (values ?? []);
  return [
    chosen.length > 0 ? listed(chosen, 'ou') : 'qualquer dia',
    ...unlessAll(turns, TURNS).map((turn) => TURN_WORDS[turn] ?? turn),
    ...unlessAll(modalities, MODALITIES).map((modality) => MODALITY_WORDS[modality] ?? modality),
  ].join(', ');
}

/**
 * “terça de manhã e quinta à tarde”: what somebody's week has, days alike together.
 * @param times as `tuesday-manha`
 */
export function timesWords(times: readonly string[]): string {
  const byTurns = new Map<string, string[]>();
  for (const { value, title } of WEEKDAYS) {
    const turns = TURNS.filter((turn) => times.includes(`${value}-${turn.value}`));
    const words = turns.map((turn) => TURN_WORDS[turn.value] ?? '').join(' e ');
    if (words) byTurns.set(words, [...(byTurns.get(words) ?? []), title.toLowerCase()]);
  }
  return listed([...byTurns].map(([words, days]) => `${listed(days)} ${words}`));
}

/** What is asked for, as staff read it and as a message by WhatsApp says it. */
export function requestText({
  about,
  plan,
  ...wish
}: Wish & { readonly about: string; readonly plan: string }): string {
  return [`Agendar: ${about}`, `Convênio: ${plan}`, `Quando: ${wishWords(wish)}`].join('\n');
}

/** What the form says of a plan that is none. */
export const PRIVATE = { value: 'particular', title: 'Particular' } as const;
export const OTHER_PLAN = { value: 'outro', title: 'Outro convênio' } as const;
