import { styled } from 'styled-components';
import { LinkButton } from '#web/ui/button.tsx';
import { groupByHeading } from '#web/ui/group-by-heading.ts';
import { groupedRowsStyle } from '#web/ui/grouped-rows-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { from, space, theme, weight } from '#web/ui/tokens.ts';
import { IdentificationBlock } from '../../documents/professional/identification-block.tsx';
import { areaTone } from '../../objects/area-tone.ts';
import { shownName } from '../../documents/professional/identification.ts';
import { Portrait, ProfessionalGrid } from '../../documents/professional/professional-grid.tsx';
import type { SectionProps } from '../index.ts';

const Rows = styled.div`
  ${groupedRowsStyle}
  li {
    grid-template-columns: 3.5rem 1fr;
    padding-block: ${space(7)};
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
function TeamRows({ people }: { people: People }) {
  return (
    <Rows className="areas">
      {groupByHeading(people, ({ area }) => area, 'Outras áreas').map((group) => (
        <div key={group.id} className="group">
          <div className="heading" data-tone={areaTone(group.heading)}>
            <h3>{group.name}</h3>
          </div>
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
    </Rows>
  );
}

const Layout = styled.div`
  display: grid;
  gap: 0 ${space(16)};
  ${from('gridMd')} {
    grid-template-columns: 1fr auto;
    align-items: end;
    /* Two in a row, on a wide screen three; those of the last row share it. */
    & > ul {
      display: flex;
      flex-wrap: wrap;
    }
    & > ul > li {
      flex: 1 1 40%;
    }
  }
  & > ul,
  & > .areas {
    grid-column: 1 / -1;
  }
  ${from('gridLg')} {
    & > ul > li {
      flex: 1 1 30%;
    }
    /* Four or five stand in one row, each below a large portrait. */
    &[data-row] > ul > li {
      flex: 1 1 11rem;
    }
    &[data-row] article {
      display: grid;
      align-content: start;
      padding: 0;
      border: 0;
      background: none;
    }
    &[data-row] .portrait {
      width: 100%;
    }
    /* The whole column leads to the profile, and their words are of different length. */
    &[data-row] .more {
      display: none;
    }
    &[data-row] article:hover .name {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  & > .all {
    margin-block-start: ${space(12)};
    justify-self: start;
    ${from('gridMd')} {
      grid-area: 1 / 2;
      margin-block: 0 clamp(2rem, 1.5rem + 1.8vw, 3.25rem);
    }
  }
`;

/** The people who attend, each with the identification their council asks for. */
export default function Team({ _key, anchorId, variant, surface, header, people }: SectionProps<'team'>) {
  if (!people?.length) return null;
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <Layout data-row={people.length === 4 || people.length === 5 ? '' : undefined}>
        <SectionHeader id={titleId} {...header} />
        {variant === 'lista' ? <TeamRows people={people} /> : <ProfessionalGrid people={people} />}
        <div className="all">
          <LinkButton href="/profissional" variant="soft">
            Ver todos os profissionais
            <Icon name="arrow-right" size={18} />
          </LinkButton>
        </div>
      </Layout>
    </SectionFrame>
  );
}
