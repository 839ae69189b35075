import { styled } from 'styled-components';
import { IdentificationBlock } from '#web/shell/identification-block.tsx';
import { shownName } from '#web/shell/identification.ts';
import { inGroups } from '#web/shell/in-groups.ts';
import { Portrait } from '#web/shell/portrait.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { from, space, theme, type, weight } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';

const Areas = styled.div`
  display: grid;
  gap: ${space(20)};

  .group {
    display: grid;
    gap: ${space(6)} ${space(24)};
    ${from('gridLg')} {
      grid-template-columns: 3fr 9fr;
    }
  }
  h3 {
    font-size: ${type.h4};
    font-weight: ${weight.title};
  }
  ul {
    border-block-start: 1px solid ${theme.tone.line};
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 3.5rem 1fr;
    gap: ${space(2)} ${space(10)};
    align-items: center;
    padding-block: ${space(7)};
    border-block-end: 1px solid ${theme.tone.line};
    ${from('gridMd')} {
      grid-template-columns: 3.5rem 4fr 5fr;
    }
  }
  /* The portrait, whichever it is: beside both lines on a phone, in a row of its own column above that. */
  li > :first-child {
    grid-row: 1 / span 2;
    align-self: start;
    ${from('gridMd')} {
      grid-row: auto;
      align-self: center;
    }
  }
  li > a {
    color: ${theme.tone.ink};
    font-weight: ${weight.label};
    text-decoration: none;
  }
  li > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  li:hover > a {
    color: ${theme.tone.link};
    text-decoration: underline;
  }
  .identification {
    grid-column: 2;
    ${from('gridMd')} {
      grid-column: 3;
    }
  }
`;

type People = NonNullable<SectionProps<'team'>['people']>;

/** The team as rows below the name of its area: name, registration, and the way to the profile. */
export function TeamRows({ people }: { people: People }) {
  return (
    <Areas className="areas">
      {inGroups(people, ({ area }) => area, 'Outras áreas').map((group) => (
        <div key={group.id} className="group">
          <h3>{group.name}</h3>
          <ul className="plain-list">
            {group.items.map((person) => (
              <li key={person._id}>
                <Portrait person={person} width={56} sizes="56px" />
                {person.slug ? (
                  <SmartLink href={`/profissional/${person.slug}`}>{shownName(person)}</SmartLink>
                ) : (
                  <span>{shownName(person)}</span>
                )}
                <IdentificationBlock professional={person} withName={false} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Areas>
  );
}
