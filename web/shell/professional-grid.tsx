import { styled } from 'styled-components';
import { space } from '../ui/tokens.ts';
import type { ProfessionalSummary } from './content.ts';
import { professionalCardStyle } from './professional-card-style.ts';
import { ProfessionalCard } from './professional-card.tsx';
import { professionalWords } from './professional-words.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space(10)};

  article {
    ${professionalCardStyle}
  }
`;

/** Cards of professionals, as many in a row as fit. */
export function ProfessionalGrid({ people }: { people: readonly ProfessionalSummary[] }) {
  return (
    <List className="plain-list">
      {people.map((person) => (
        <li key={person._id} data-words={professionalWords(person)}>
          <ProfessionalCard person={person} />
        </li>
      ))}
    </List>
  );
}
