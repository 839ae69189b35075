import { styled } from 'styled-components';
import type { ReactNode, ComponentProps } from 'react';
import type { ExamDetails, ProfessionalSummary, Settings } from '#schemas/content.ts';
import { planTerms } from '#schemas/documents/health-plan.query.ts';
import { ProfessionalGrid } from '#schemas/documents/professional/professional-grid.tsx';
import { QuestionList } from '#schemas/sections/faq/faq.tsx';
import CallToAction from '#schemas/sections/call-to-action/call-to-action.tsx';
import { Container } from '../ui/layout.tsx';
import { breakpoint, from, headerHeight, radius, space, theme, type, weight } from '../ui/tokens.ts';
import { Heading } from '../ui/text.tsx';
import { type BookingLink, whatsappQuestion } from '../content/booking.ts';
import { phoneHref } from '../ui/formats/identifiers.ts';

/** The body of a page about one thing: the story at 8 of 12 columns, beside it the facts, and who does it below them. */
export const DetailLayout = styled(Container)`
  display: grid;
  gap: ${space(28)} clamp(2rem, 5vw, 5rem);
  padding-block: clamp(2rem, 1rem + 4vw, 4rem) ${space(10)};
  ${from('gridLg')} {
    grid-template-columns: 8fr 4fr;
  }
  .story {
    display: grid;
    gap: ${space(16)};
    align-content: start;
    min-width: 0;
  }
  .questions,
  .story > section,
  .wide {
    display: grid;
    gap: ${space(10)};
  }
  .beside,
  aside {
    display: grid;
    gap: ${space(28)};
    align-content: start;
  }
  aside {
    gap: ${space(8)};
  }
  aside > div {
    display: grid;
    gap: ${space(2)};
    align-content: start;
    padding-block-start: ${space(8)};
    border-block-start: 1px solid ${theme.tone.line};
  }
  aside > div:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
  /* The facts stay while one reads the story. */
  ${from('gridLg')} {
    > :last-child:is(aside, .beside),
    > .beside {
      position: sticky;
      inset-block-start: calc(${headerHeight.wide} + ${space(12)});
      align-self: start;
    }
  }
  /* On a phone the facts stand below the title on a ground of their own, each in a row with its label. */
  @media (max-width: ${(breakpoint.gridLg - 0.02) / 16}em) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(6)};
    .beside {
      display: contents;
    }
    aside {
      order: -1;
      gap: ${space(6)};
      padding: ${space(8)};
      border-radius: ${radius.card};
      background: color-mix(in srgb, ${theme.tone.ground}, ${theme.tone.tint} 55%);
    }
    aside > div {
      grid-template-columns: minmax(6rem, 2fr) 5fr;
      gap: ${space(6)};
    }
    aside h2 {
      line-height: 1.7;
    }
    .story {
      margin-block: ${space(10)};
    }
    .wide {
      order: 2;
      margin-block-start: ${space(14)};
    }
  }
  aside h2 {
    font-size: ${type.small};
    font-weight: ${weight.label};
    color: ${theme.tone.inkSoft};
  }
  aside ul {
    display: grid;
    gap: ${space(4)};
  }
  aside p + p {
    padding-block-start: ${space(3)};
  }
  aside .soft {
    display: block;
    color: ${theme.tone.inkSoft};
  }
  /* Browsers break a grid over two sheets without making it longer: what comes after stands on what it says. */
  @media print {
    &,
    .beside,
    aside,
    aside ul,
    .story,
    .story > section {
      display: block;
    }
    & {
      padding-block: ${space(8)} 0;
    }
    .story > * {
      margin-block-end: ${space(8)};
    }
    /* A label and what it says in a row, as on a phone. */
    & aside {
      padding: 0;
    }
    & aside > div {
      grid-template-columns: 9rem 1fr;
      gap: ${space(6)};
      padding: 0;
      border: 0;
      break-inside: avoid;
    }
    .terms .soft,
    .terms > li {
      display: inline;
    }
    .terms .soft:not(:empty)::before {
      content: ' (';
    }
    .terms .soft:not(:empty)::after {
      content: ')';
    }
    .terms > li + li::before {
      content: '; ';
    }
  }
`;

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Left out on paper. */
  readonly onScreen?: boolean;
  /** In a preview: where it is edited, as `editMark` gives it. */
  readonly place?: object;
}

/** Facts beside a story, each under its label; what is missing is left out. Styled by `DetailLayout`. */
export function FactList({ label, facts }: { label: string; facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <aside aria-label={label}>
      {known.map((fact) => (
        <div key={fact.label} className={fact.onScreen ? 'on-screen' : undefined} {...fact.place}>
          <h2>{fact.label}</h2>
          <div>{fact.value}</div>
        </div>
      ))}
    </aside>
  );
}

type Plan = ExamDetails['healthPlans'][number];

function Plans({ plans }: { plans: readonly Plan[] }) {
  return (
    <ul className="plain-list terms">
      {plans.map(({ _id, name, note, needsAuthorization }) => (
        <li key={_id}>
          {name}
          <span className="soft">{planTerms(note, needsAuthorization)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Plans that accept a professional, a service or an exam, each with what it asks for; discount cards are no plans. */
export function planFacts(plans: readonly Plan[]): Fact[] {
  const [cards = [], others = []] = [true, false].map((isCard) =>
    plans.filter(({ kind }) => (kind === 'cartao') === isCard),
  );
  return [
    { label: 'Convênios', value: others.length > 0 ? <Plans plans={others} /> : null },
    { label: 'Cartões de desconto', value: cards.length > 0 ? <Plans plans={cards} /> : null },
  ];
}

type Questions = ComponentProps<typeof QuestionList>['items'];

/** Questions about a service or an exam, below what is said of it. */
export function DetailQuestions({ items }: { readonly items: Questions | null | undefined }) {
  if (!items?.length) return null;
  return (
    <section className="questions" aria-labelledby="perguntas">
      <Heading level={2} size="h3" id="perguntas">
        Perguntas frequentes
      </Heading>
      <QuestionList items={items} />
    </section>
  );
}

interface DetailPeopleProps {
  readonly title: string;
  readonly people: readonly ProfessionalSummary[] | null;
  /** Left out on paper. */
  readonly onScreen?: boolean;
}

/** Who does it, below the facts. */
export function DetailPeople({ title, people, onScreen = false }: DetailPeopleProps) {
  if (!people?.length) return null;
  return (
    <section className={onScreen ? 'wide on-screen' : 'wide'} aria-labelledby="quem">
      <Heading level={2} size="h3" id="quem">
        {title}
      </Heading>
      <ProfessionalGrid people={people} />
    </section>
  );
}

interface NextStepProps {
  readonly title: string;
  /** What the question is about, for the first words of a conversation. */
  readonly about?: string | undefined;
  /** What fits before a question: to book. */
  readonly first?: BookingLink | null;
  readonly settings: Settings | null;
}

/** The end of a page about one thing: what to do next, and whom to ask. Nothing where the clinic has none of it. */
export function NextStep({ title, about, first = null, settings }: NextStepProps) {
  const question = whatsappQuestion(about, settings);
  const phone = settings?.phones?.[0]?.number;
  const ways = [
    ...(first ? [[first.label, first.href] as const] : []),
    ...(question ? [['Fale no WhatsApp', question] as const] : []),
    ...(phone ? [['Ligar agora', phoneHref(phone)] as const] : []),
  ];
  if (ways.length === 0) return null;
  return (
    <CallToAction
      _key="proximo-passo"
      _type="callToAction"
      anchorId={null}
      variant="faixa"
      title={title}
      text="A recepção responde no horário de atendimento."
      ctas={ways.map(([label, href], index) => ({
        _key: label,
        label,
        style: index === 0 ? 'primary' : 'secondary',
        icon: null,
        link: { kind: 'url', href },
      }))}
    />
  );
}
