import { styled } from 'styled-components';
import { Container } from '../ui/container.tsx';
import { Heading } from '../ui/heading.tsx';
import { Text } from '../ui/text.tsx';
import { from, sectionSpace, space, theme } from '../ui/tokens.ts';
import { groupByArea } from './areas.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import type { ProfessionalSummary } from './content.ts';
import { ProfessionalGrid } from './professional-grid.tsx';

const Head = styled.div`
  padding-block: ${space(16)} clamp(2rem, 1rem + 4vw, 4rem);
  background: ${theme.tone.ground};

  .words {
    display: grid;
    gap: ${space(8)};
    padding-block-start: ${space(12)};
  }
`;

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
`;

/** Everyone who attends, by area. */
export function ProfessionalList({ professionals }: { professionals: readonly ProfessionalSummary[] }) {
  const groups = groupByArea(professionals);
  return (
    <>
      <Head data-surface="claro">
        <Container>
          <Breadcrumb steps={[]} current="Profissionais" />
          <div className="words">
            <Heading level={1}>Profissionais</Heading>
            <Text $size="lead" $soft>
              Conheça quem atende na clínica, por área, com o registro de cada profissional em seu conselho.
            </Text>
          </div>
        </Container>
      </Head>
      <Container>
        <Areas>
          {groups.map(({ area, name, people }) => (
            <section key={area} aria-labelledby={`area-${area}`}>
              <Heading level={2} size="h3" id={`area-${area}`}>
                {name}
              </Heading>
              <ProfessionalGrid people={people} />
            </section>
          ))}
          {groups.length === 0 ? <Text>Nenhum profissional encontrado.</Text> : null}
        </Areas>
      </Container>
    </>
  );
}
