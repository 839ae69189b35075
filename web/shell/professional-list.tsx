import { styled } from 'styled-components';
import { Container } from '../ui/container.tsx';
import { Heading } from '../ui/heading.tsx';
import { matchesWords, searchable } from '../ui/search-words.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { Text } from '../ui/text.tsx';
import { from, sectionSpace, space, theme } from '../ui/tokens.ts';
import { groupByArea } from './areas.ts';
import type { ProfessionalSummary } from './content.ts';
import { PageHead } from './page-head.tsx';
import { ProfessionalGrid } from './professional-grid.tsx';
import { professionalWords } from './professional-words.ts';
import { SearchForm } from './search-form.tsx';

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
  section[hidden] {
    display: none;
  }
  section:not(:first-of-type) {
    padding-block-start: clamp(2.5rem, 1.5rem + 4vw, 4.5rem);
    border-block-start: 1px solid ${theme.tone.line};
  }
`;

/** A search in a list this short would only stand in the way. */
const FEW = 3;

interface ProfessionalListProps {
  readonly professionals: readonly ProfessionalSummary[];
  /** Words of a search that the server answers: only whom they find is shown. */
  readonly words?: string;
}

/** Everyone who attends, by area, with a search by name, profession, registration and area (R2). */
export function ProfessionalList({ professionals, words = '' }: ProfessionalListProps) {
  const sought = searchable(words);
  const groups = groupByArea(professionals.filter((person) => matchesWords(professionalWords(person), sought)));
  return (
    <>
      <PageHead
        title="Profissionais"
        lead="Conheça quem atende na clínica, por área, com o registro de cada profissional em seu conselho."
      >
        {professionals.length > FEW ? (
          <SearchForm
            action="/profissional"
            label="Buscar por nome, profissão ou área"
            list="profissionais"
            words={words}
          />
        ) : null}
      </PageHead>
      <Container>
        <Areas id="profissionais">
          {groups.map(({ area, name, people }) => (
            <section key={area} aria-labelledby={`area-${area}`} data-group="">
              <Heading level={2} size="h3" id={`area-${area}`}>
                {name}
              </Heading>
              <ProfessionalGrid people={people} />
            </section>
          ))}
          {groups.length === 0 ? <Text>Nenhum profissional encontrado.</Text> : null}
          {words ? (
            <Text>
              <SmartLink href="/profissional">Ver todos os profissionais</SmartLink>
            </Text>
          ) : null}
        </Areas>
      </Container>
    </>
  );
}
