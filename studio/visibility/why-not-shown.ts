import { type Breach, breachesOf } from '../../schemas/index.ts';
import { fieldTitle } from '../dashboard/breach-rows.ts';

/** Why visitors miss a published document, or a part of it, and the field that changes it. */
export interface NotShown {
  readonly message: string;
  /** The whole document is missing, not a part. */
  readonly whole: boolean;
  /** Where to go: a field of the document itself unless another one is named. */
  readonly remedy?: { readonly text: string; readonly path: string; readonly id?: string; readonly type?: string };
  /** What one click can write into the draft instead. */
  readonly mend?: { readonly text: string; readonly field: string; readonly value: unknown };
}

interface Stored {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** What has to be known besides the document. */
export interface Circumstances {
  /** Published documents, the document itself among them or not: rules look at any of them. */
  readonly guarded: readonly Stored[];
  readonly features: { readonly testimonials?: boolean | null; readonly pricing?: boolean | null } | null;
  /** Whether the topic of an article is published and has a link. */
  readonly topicHasLink: boolean;
  /** `YYYY-MM-DD` at the clinic. */
  readonly today: string;
  readonly now: Date;
  /** Who can sign in the place of somebody who left. */
  readonly director?: { readonly _id: string; readonly fullName: string; readonly status: string } | null;
}

/** Types with a page of their own. */
const WITH_LINK = new Set(['professional', 'service', 'exam', 'topic', 'post']);

const here = (text: string, path: string) => ({ text, path });
const inSettings = (path: string) => ({
  text: 'Abrir as configurações',
  path,
  id: 'siteSettings',
  type: 'siteSettings',
});
const whole = (message: string, remedy?: NotShown['remedy'], mend?: NotShown['mend']): NotShown => ({
  message,
  whole: true,
  ...(remedy && { remedy }),
  ...(mend && { mend }),
});
const part = (...parts: Parameters<typeof whole>): NotShown => ({ ...whole(...parts), whole: false });

/**
 * All reasons, those that hide the whole document first. They are the conditions of the site's queries and the list by which
 * it withholds (`schemas/rules/breaches.ts`).
 * @param document as published
 */
export function whyNotShown(document: Stored, circumstances: Circumstances): readonly NotShown[] {
  const others = circumstances.guarded.filter(({ _id }) => _id !== document._id);
  const breaches = breachesOf([...others, document]).filter(({ id }) => id === document._id);
  const reasons = [
    ...ofContent(document, circumstances),
    ...breaches.flatMap((breach) => ofBreach(breach, circumstances)),
  ];
  return reasons.toSorted((one, other) => Number(other.whole) - Number(one.whole));
}

function ofBreach({ type, hides, message, path }: Breach, { director }: Circumstances): readonly NotShown[] {
  if (hides === 'nothing') return [];
  if (hides === 'document') return [whole(message)];
  if (hides === 'picture')
    return [part(`Uma imagem está fora do site: ${message}`, path ? here('Ir para a imagem', path) : undefined)];
  const mend =
    SIGNED.has(hides) && director?.status === 'ativo'
      ? {
          text: `Trocar por ${director.fullName}`,
          field: hides,
          value: { _type: 'reference', _ref: director._id },
        }
      : undefined;
  const missing = `“${fieldTitle(type, hides)}” está fora do site: ${message}`;
  return [part(missing, here('Ir para o campo', hides), mend)];
}

/** Fields that name who answers for something. */
const SIGNED = new Set(['reviewedBy', 'reportedBy']);

function ofContent(document: Stored, circumstances: Circumstances): readonly NotShown[] {
  const hasLink = typeof memberOf(document['slug'], 'current') === 'string';
  return [
    ...(WITH_LINK.has(document._type) && !hasLink
      ? [whole('Falta o link da página.', here('Ir para “Link da página”', 'slug'))]
      : []),
    ...(BY_TYPE[document._type]?.(document, circumstances) ?? []),
  ];
}

const BY_TYPE: Readonly<Record<string, (document: Stored, circumstances: Circumstances) => readonly NotShown[]>> = {
  professional: ({ status }) => {
    const remedy = here('Mudar a situação', 'status');
    if (status === 'ex-membro') return [whole('A situação é “Saiu da clínica”.', remedy)];
    if (status === 'licenca')
      return [part('A situação é “Afastado(a)”: o perfil fica no ar, fora das listas.', remedy)];
    return [];
  },
  healthPlan: ({ active, validUntil }, { today }) => [
    ...(active === true
      ? []
      : [
          whole('“Contrato em vigor” está desmarcado.', here('Ir para o campo', 'active'), {
            text: 'Marcar',
            field: 'active',
            value: true,
          }),
        ]),
    ...ended('O contrato', validUntil, today),
  ],
  priceItem: ({ validUntil }, { today, features }) => [
    ...ended('O valor', validUntil, today),
    ...(features?.pricing === false
      ? [whole('Os valores estão desligados no site inteiro.', inSettings('features.pricing'))]
      : []),
  ],
  notice: ({ hidden, from, until, scope, pages }, { now }) => [
    ...(hidden === true
      ? [
          whole('“Ocultar este aviso” está marcado.', here('Ir para o campo', 'hidden'), {
            text: 'Desmarcar',
            field: 'hidden',
            value: false,
          }),
        ]
      : []),
    ...(isMoment(from) && Date.parse(from) > now.getTime()
      ? [whole(`Aparece a partir de ${written(from)}.`, here('Mudar a data', 'from'))]
      : []),
    ...(isMoment(until) && Date.parse(until) <= now.getTime()
      ? [whole(`Saiu do site em ${written(until)}.`, here('Mudar a data', 'until'))]
      : []),
    ...(scope === 'pages' && !(Array.isArray(pages) && pages.length > 0)
      ? [whole('Nenhuma página foi escolhida.', here('Escolher as páginas', 'pages'))]
      : []),
  ],
  page: ({ guards }, { now }) => {
    const picked = Array.isArray(guards) ? (guards as readonly PickedGuard[]) : [];
    const remedy = here('Ver as condições', 'guards');
    const first = picked.flatMap((guard) => ofGuard(guard, now)).at(0);
    return first ? [whole(first, remedy)] : [];
  },
  testimonial: ({ consentRevokedAt }, { features }) => [
    ...(features?.testimonials === true
      ? []
      : [whole('Os depoimentos estão desligados no site inteiro.', inSettings('features.testimonials'))]),
    ...(consentRevokedAt ? [whole('A autorização foi retirada.', here('Ver a data', 'consentRevokedAt'))] : []),
  ],
  post: ({ publishedAt }, { now, topicHasLink }) => [
    ...(isMoment(publishedAt) && Date.parse(publishedAt) > now.getTime()
      ? [whole(`A data é ${written(publishedAt)}: aparece sozinho nesse momento.`, here('Mudar a data', 'publishedAt'))]
      : []),
    ...(topicHasLink ? [] : [whole('O tema não está publicado ou não tem link.', here('Ver o tema', 'topic'))]),
  ],
};

function ended(what: string, last: unknown, today: string): readonly NotShown[] {
  if (typeof last !== 'string' || last >= today) return [];
  const day = last.split('-').toReversed().join('/');
  return [whole(`${what} acabou em ${day}.`, here('Mudar “até quando”', 'validUntil'))];
}

interface PickedGuard {
  readonly name?: string;
  readonly until?: string;
}

/** What keeps visitors from a page, as the site decides it (`web/page-guards.ts`). */
function ofGuard({ name, until }: PickedGuard, now: Date): readonly string[] {
  const isOver = until !== undefined && Date.parse(until) <= now.getTime();
  if (name === 'maintenance') return ['Está em manutenção: é o que lê quem abre a página.'];
  if (name === 'availableUntil' && isOver) return [`Saiu do site em ${written(until)}.`];
  if (name !== 'comingSoonUntil' || isOver) return [];
  return [`Quem abre a página lê “Em breve”${until === undefined ? '' : ` até ${written(until)}`}.`];
}

const isMoment = (value: unknown): value is string => typeof value === 'string' && value !== '';

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function written(moment: string): string {
  return new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(moment));
}
