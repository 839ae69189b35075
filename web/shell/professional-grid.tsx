import { styled } from 'styled-components';
import type { ProfessionalSummary } from './content.ts';
import { ProfessionalCard } from './professional-card.tsx';
import { professionalEntry } from './professional-entry.ts';
import { professionalGridStyle } from './professional-card-style.ts';

const List = styled.ul`
  ${professionalGridStyle}
`;

/** Cards of professionals, as many in a row as fit. */
export function ProfessionalGrid({ people }: { people: readonly ProfessionalSummary[] }) {
  return (
    <List className="plain-list">
      {people.map((person) => (
        <li key={person._id}>
          <ProfessionalCard person={professionalEntry(person)} />
        </li>
      ))}
    </List>
  );
}
