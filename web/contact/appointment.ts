import { listed, timesWords, type Wish } from '#schemas/objects/appointment-words.ts';

/** Something an appointment can be asked for, as plain data for server and browser. */
export interface Offer {
  /** In the form and in addresses: `exame/raio-x-de-torax`. */
  readonly value: string;
  readonly group: 'Consultas e serviços' | 'Exames' | 'Profissionais';
  readonly title: string;
  /** Indexes of the plans that cover it; none where nobody entered any. */
  readonly plans: readonly number[];
  /** Halves of weekdays on which somebody attends, or does the exam (`tuesday-manha`); null where it is not known. */
  readonly times: readonly string[] | null;
  /** The same for one plan, by its index, where not all of them take it. */
  readonly timesByPlan?: Readonly<Record<number, readonly string[]>>;
  /** What the plans that cover it ask for it, by their ids. */
  readonly terms: Readonly<Record<string, string>>;
  /** How one meets: presencial, online; none where nobody entered it. */
  readonly modalities: readonly string[];
  /** Next dates of somebody who does not come every week: “28/11 e 12/12”. */
  readonly dates: string;
}

/** What the form offers. */
export interface Choices {
  readonly offers: readonly Offer[];
  /** What a plan covers is not known where `isOpen`. */
  readonly plans: readonly { readonly id: string; readonly name: string; readonly isOpen: boolean }[];
  /** Weekdays on which the clinic opens. */
  readonly days: readonly string[];
}

/** As the form sends them. */
export interface Wanted extends Wish {
  readonly days: readonly string[];
  readonly turns: readonly string[];
  readonly modalities: readonly string[];
  /** An offer's `value`. */
  readonly about: string;
  /** A plan's id, or a word for none. */
  readonly plan: string;
}

/** What does not go together, in a sentence that says what would. */
export interface Misfit {
  /** The question beside which it is said. */
  readonly at: 'plan' | 'when' | 'how';
  readonly words: string;
}

const ALL_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const ALL_TURNS = ['manha', 'tarde'];

/**
 * What does not go together in a request: the plan does not cover what is asked for, or nobody attends then. Hints, which keep
 * nobody from asking: the reception knows more.
 */
export function misfits(
  { about, plan, days, turns, modalities }: Wanted,
  { offers, plans }: Choices,
): readonly Misfit[] {
  const offer = offers.find(({ value }) => value === about);
  if (!offer) return [];
  const chosen = plans.findIndex(({ id }) => id === plan);
  return (
    [
      { at: 'plan', words: planMisfit(offer, chosen, plans) },
      { at: 'when', words: timeMisfit(offer, chosen, plans, { days, turns }) },
      { at: 'how', words: modalityMisfit(offer, modalities) },
    ] as const
  ).filter(({ words }) => words !== '');
}

/** @param chosen the plan's index; -1 for none of them */
function planMisfit({ title, plans: covering }: Offer, chosen: number, plans: Choices['plans']): string {
  const plan = plans[chosen];
  if (!plan || plan.isOpen || covering.length === 0 || covering.includes(chosen)) return '';
  const others = covering.flatMap((other) => plans[other]?.name ?? []);
  return `${plan.name} não inclui ${title}. Aqui valem ${listed([...others, 'atendimento particular'])}.`;
}

function timeMisfit(offer: Offer, chosen: number, plans: Choices['plans'], { days, turns }: Wish): string {
  const { group, title, dates, timesByPlan } = offer;
  const withPlan = timesByPlan?.[chosen];
  const times = withPlan ?? offer.times;
  if (!times || (!days?.length && !turns?.length)) return '';
  const wanted = (days?.length ? days : ALL_DAYS).flatMap((day) =>
    (turns?.length ? turns : ALL_TURNS).map((turn) => `${day}-${turn}`),
  );
  if (wanted.some((time) => times.includes(time))) return '';
  if (group === 'Profissionais') return `${title} não atende quando você escolheu: ${whenOf(times, dates)}.`;
  const taking = withPlan ? ` pelo ${plans[chosen]?.name}` : '';
  return `${title}${taking} não tem horário quando você escolheu: há ${timesWords(times)}.`;
}

function modalityMisfit({ title, modalities }: Offer, wanted: readonly string[]): string {
  if (modalities.length === 0 || wanted.length === 0 || wanted.some((one) => modalities.includes(one))) return '';
  return wanted.includes('online') ? `${title} é só na clínica.` : `${title} é só por vídeo.`;
}

const whenOf = (times: readonly string[], dates: string) => (dates ? `vem em ${dates}` : `atende ${timesWords(times)}`);

/** When somebody attends who is chosen, or who does it, so that nobody asks for another day; empty where it is not known. */
export function attendanceOf(about: string, plan: string, { offers, plans }: Choices): string {
  const offer = offers.find(({ value }) => value === about);
  if (!offer?.times?.length) return '';
  const { group, title, dates } = offer;
  if (group === 'Profissionais') return `${title} ${whenOf(offer.times, dates)}.`;
  const chosen = plans.findIndex(({ id }) => id === plan);
  const withPlan = offer.timesByPlan?.[chosen];
  return `Horários${withPlan ? ` pelo ${plans[chosen]?.name}` : ''}: ${timesWords(withPlan ?? offer.times)}.`;
}
