/** When somebody would come, in the words of staff and of visitors. */
import { TURNS, WEEKDAYS } from '../objects/choices.ts';

/** How two halves of a day are told. */
const TURN_WORDS: Readonly<Record<string, string>> = { manha: 'de manhã', tarde: 'à tarde' };

/** “a, b e c”. */
export function listed(parts: readonly string[], last = 'e'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** What was chosen; nothing chosen means any. */
export interface Wish {
  readonly days?: readonly string[] | null | undefined;
  readonly turns?: readonly string[] | null | undefined;
}

/** “terça ou quinta, de manhã”, “qualquer dia”. */
export function wishWords({ days, turns }: Wish): string {
  const chosen = WEEKDAYS.filter(({ value }) => days?.includes(value)).map(({ title }) => title.toLowerCase());
  const half = turns?.length === TURNS.length ? [] : (turns ?? []).map((turn) => TURN_WORDS[turn] ?? turn);
  return [chosen.length > 0 ? listed(chosen, 'ou') : 'qualquer dia', ...half].join(', ');
}

/**
 * “terça de manhã e quinta”: what somebody's week has.
 * @param times as `tuesday-manha`
 */
export function timesWords(times: readonly string[]): string {
  const days = WEEKDAYS.flatMap(({ value, title }) => {
    const turns = TURNS.filter((turn) => times.includes(`${value}-${turn.value}`));
    if (turns.length === 0) return [];
    const half = turns.length === 1 ? ` ${TURN_WORDS[turns[0]?.value ?? ''] ?? ''}` : '';
    return [title.toLowerCase() + half];
  });
  return listed(days);
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
