import { styled } from 'styled-components';
import { professionalGridStyle } from '#schemas/documents/professional/professional-card-style.ts';
import type { ProfessionalEntry } from '#schemas/documents/professional/professional-entry.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import type { SpecialDate } from '#web/ui/formats/open-now.ts';
import { Container } from '#web/ui/layout.tsx';
import { from, measure, phone, sectionSpace, space, theme, type, weight } from '#web/ui/tokens.ts';
import { PeopleSearchForm } from './people-search-form.tsx';
import { findsPerson, offered, type PeopleSearch } from './people-search.ts';
import { ProfessionalResultsIsland } from './professional-islands.tsx';

const LIST = 'profissionais';

const Areas = styled.div`
  padding-block: clamp(2rem, 1rem + 4vw, 4rem) ${sectionSpace};

  #${LIST} {
    display: grid;
    gap: clamp(2rem, 1.2rem + 2.5vw, 3rem);
  }
  section {
    display: grid;
    gap: ${space(10)};
  }
  /* Between those that are shown. */
  section:not([hidden]) ~ section {
    padding-block-start: clamp(2rem, 1.2rem + 2.5vw, 3rem);
    border-block-start: 1px solid ${theme.tone.line};
  }
  h2 {
    font-size: ${type.h3};
    font-weight: ${weight.title};
    line-height: 1.3;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  [data-none] {
    max-width: ${measure.text};
  }
  .attendance {
    display: grid;
    gap: ${space(2)};
    margin-block-start: ${space(4)};
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
  .attendance p {
    display: flex;
    gap: ${space(4)};
  }
  .attendance svg {
    flex: none;
    margin-block-start: 0.2em;
    color: ${theme.tone.link};
  }
  .attendance > :first-child {
    color: ${theme.tone.ink};
    font-weight: ${weight.label};
  }
  ul {
    ${professionalGridStyle}
    grid-template-columns: minmax(0, 1fr);
  }
  /* Beside the portrait stands who it is; when they attend, and the button, have the card's width. */
  ${phone} {
    padding-block-start: ${space(12)};
    ul article {
      display: grid;
      grid-template: auto 1fr / auto minmax(0, 1fr);
      gap: ${space(2)} ${space(8)};
    }
    ul article .words {
      display: contents;
    }
    ul article .portrait {
      grid-row: 1 / span 2;
    }
    ul article .attendance,
    ul article .book {
      grid-column: 1 / -1;
    }
    ul article .book {
      justify-content: center;
      justify-self: stretch;
    }
  }
  /* A row for each person, with what they are asked for side by side. */
  ${from('gridLg')} {
    .portrait {
      width: 9rem;
    }
    .attendance {
      font-size: ${type.body};
    }
    ul .words {
      flex: 1;
      grid-template: auto auto 1fr / minmax(0, 4fr) minmax(0, 5fr) 7rem;
      column-gap: ${space(16)};
      align-items: start;
    }
    .words > * {
      grid-column: 1;
    }
    .words > .attendance,
    .words > .book {
      grid-row: 1 / -1;
      grid-column: 2;
      margin-block-start: 0;
    }
    .words > .book {
      grid-column: 3;
      justify-self: end;
    }
  }
  /* Over the link that covers the card. */
  .book {
    position: relative;
    z-index: 1;
    justify-self: start;
    margin-block-start: ${space(4)};
  }
`;

interface ProfessionalListProps {
  /** Everyone who attends. */
  readonly professionals: readonly ProfessionalEntry[];
  /** A search that the server answers: only whom it finds is shown at first. */
  readonly asked?: PeopleSearch;
  /** Days on which the clinic is not as usual. */
  readonly specialDates?: readonly SpecialDate[] | null;
}

/** A search in a list this short would only stand in the way. */
const FEW = 3;

/** Everyone who attends, by area, with a search by name, profession, registration and area (R2), by day and by plan (U2). */
export function ProfessionalList({ professionals, asked: all = {}, specialDates = null }: ProfessionalListProps) {
  const asked = offered(all, professionals);
  const found = professionals.filter(findsPerson(asked));
  return (
    <>
      <PageHead
        drawing="team"
        title="Profissionais"
        lead="Quem atende, em que dias e por quais convênios."
        tools={
          professionals.length > FEW ? (
            <PeopleSearchForm
              people={professionals}
              asked={asked}
              narrows={LIST}
              found={found.length}
              specialDates={specialDates ?? []}
            />
          ) : null
        }
      />
      <Container>
        <Areas>
          <ProfessionalResultsIsland id={LIST} first={professionals} asked={asked} />
        </Areas>
      </Container>
    </>
  );
}
