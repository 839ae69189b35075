import { styled } from 'styled-components';
import { professionalGridStyle } from '#schemas/documents/professional/professional-card-style.ts';
import type { ProfessionalEntry } from '#schemas/documents/professional/professional-entry.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import type { Timetable } from '#web/ui/formats/open-now.ts';
import { HeadSearch } from '#web/ui/head-search.tsx';
import { Container } from '#web/ui/layout.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { from, measure, sectionSpace, space, theme, type, weight } from '#web/ui/tokens.ts';
import {
  ListSearchIsland,
  ProfessionalResultsIsland,
  ProfessionalSearchIsland,
  ProfessionalWeekIsland,
} from './professional-islands.tsx';

const Areas = styled.div`
  display: grid;
  gap: clamp(2.5rem, 1.5rem + 4vw, 4.5rem);
  padding-block: clamp(2rem, 1rem + 4vw, 4rem) ${sectionSpace};

  section {
    display: grid;
    gap: ${space(10)} ${space(16)};
    ${from('gridLg')} {
      grid-template-columns: 3fr 9fr;
    }
  }
  section:not(:first-of-type) {
    padding-block-start: clamp(2.5rem, 1.5rem + 4vw, 4.5rem);
    border-block-start: 1px solid ${theme.tone.line};
  }
  h2 {
    font-size: ${type.h3};
    font-weight: ${weight.title};
    line-height: 1.3;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  & > p {
    max-width: ${measure.text};
  }
  ul {
    ${professionalGridStyle}
  }
`;

const Week = styled.div`
  section {
    display: grid;
    gap: ${space(10)};
    padding-block-end: ${sectionSpace};
  }
  h2 {
    font-size: ${type.h3};
    font-weight: ${weight.title};
    line-height: 1.3;
  }
  dl > div {
    display: grid;
    gap: ${space(2)} ${space(10)};
    padding: ${space(7)} ${space(6)};
    border-block-start: 1px solid ${theme.tone.line};
    ${from('gridMd')} {
      grid-template-columns: 11rem 1fr;
    }
  }
  dl > [aria-current] {
    background: ${theme.tone.tint};
  }
  dt {
    font-weight: ${weight.label};
  }
  .today {
    margin-inline-start: ${space(4)};
    color: ${theme.tone.tintInk};
  }
  li a {
    display: inline-block;
    min-height: 1.5rem;
  }
`;

/** A search in a list this short would only stand in the way. */
const FEW = 3;

interface ProfessionalListProps {
  /** Everyone who attends. */
  readonly professionals: readonly ProfessionalEntry[];
  /** Words of a search that the server answers: only whom they find is shown at first. */
  readonly words?: string;
  /** What the day is told by. */
  readonly clinic?: Pick<Timetable, 'timeZone' | 'specialDates'> | null;
}

/** Everyone who attends, by area, with a search by name, profession, registration and area (R2). */
export function ProfessionalList({ professionals, words = '', clinic = null }: ProfessionalListProps) {
  return (
    <ListSearchIsland name="q" words={words}>
      <PageHead
        title="Profissionais"
        lead="Conheça quem atende na clínica, por área, com o registro de cada profissional em seu conselho."
      >
        {professionals.length > FEW ? (
          <search>
            <HeadSearch $variant="outline">
              <ProfessionalSearchIsland first={professionals} />
            </HeadSearch>
          </search>
        ) : null}
        {professionals.some(({ hours }) => hours) ? (
          <SmartLink href="#semana">Quem atende hoje e nesta semana</SmartLink>
        ) : null}
      </PageHead>
      <Container>
        <Areas id="profissionais">
          <ProfessionalResultsIsland first={professionals} />
        </Areas>
        <Week>
          <ProfessionalWeekIsland first={professionals} clinic={clinic} />
        </Week>
      </Container>
    </ListSearchIsland>
  );
}
