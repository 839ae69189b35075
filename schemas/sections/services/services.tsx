import { styled } from 'styled-components';
import { tintStyle } from '#web/ui/chip.tsx';
import { groupByHeading } from '#web/ui/group-by-heading.ts';
import { groupedRowsStyle } from '#web/ui/grouped-rows-style.ts';
import { isIconName } from '#web/ui/icon-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconTile } from '#web/ui/icon-tile.tsx';
import { closeUpStyle, Illustration } from '#web/ui/illustration.tsx';
import { moreLinkStyle } from '#web/ui/more-link-style.ts';
import { Picture } from '#web/ui/picture.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import { MoreLink, SmartLink } from '#web/ui/smart-link.tsx';
import { breakpoint, from, phone, radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import { areaTone } from '../../objects/area-tone.ts';
import { areaDrawing } from '../../objects/drawings.ts';
import { capitalized, modalityWords } from '../../objects/modality-words.ts';
import type { SectionProps } from '../index.ts';

/** One service as the section's query gives it. */
export type ServiceItem = NonNullable<SectionProps<'services'>['items']>[number];

/** "Presencial ou online · cerca de 40 minutos": what helps to plan, in one quiet line. */
function ServiceFacts({ item: { modalities, durationMinutes } }: { item: ServiceItem }) {
  const facts = [
    capitalized(modalityWords(modalities)),
    durationMinutes ? `cerca de ${durationMinutes} minutos` : '',
  ].filter(Boolean);
  return facts.length > 0 ? <p className="facts">{facts.join(', ')}</p> : null;
}

/** Where two cards stand in a row. */
const pairs = `${from('gridSm')} and (max-width: ${(breakpoint.gridLg - 0.02) / 16}em)`;

const Cards = styled.ul`
  display: grid;
  gap: ${space(12)};
  ${from('gridSm')} {
    grid-template-columns: 1fr 1fr;
  }
  ${from('gridLg')} {
    grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  }

  li {
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border-radius: ${radius.card};
    ${tintStyle}
  }
  /* One left over takes the row, picture and words side by side. */
  ${pairs} {
    li:last-child:nth-child(odd) {
      flex-direction: row;
      grid-column: 1 / -1;
    }
    li:last-child:nth-child(odd) > div {
      flex: 1 1 0;
    }
    li:last-child:nth-child(odd) > .art > div {
      height: 100%;
      aspect-ratio: auto !important;
    }
  }
  li:only-child {
    max-width: 30rem;
  }
  .art > div,
  .art img {
    border-radius: 0;
  }
  .art {
    ${closeUpStyle}
  }
  .words {
    display: grid;
    flex: 1;
    gap: ${space(4)};
    align-content: start;
    justify-items: start;
    padding: clamp(1rem, 0.4rem + 2.6vw, 1.5rem);
  }
  h3 {
    color: ${theme.tone.ink};
    font-size: ${type.h3};
    font-weight: ${weight.title};
    line-height: 1.3;
    letter-spacing: -0.01em;
  }
  p {
    color: ${theme.tone.inkSoft};
    text-wrap: pretty;
  }
  .facts {
    font-size: ${type.small};
  }
  .more {
    margin-block-start: auto;
  }
  ${moreLinkStyle}
  /* A phone has a strip of the picture above the title. */
  ${phone} {
    gap: ${space(6)};
    li {
      display: grid;
      position: relative;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${space(3)} ${space(8)};
      align-items: center;
      padding: 0 ${space(8)} ${space(8)};
    }
    .art {
      grid-column: 1 / -1;
      margin: 0 -${space(8)} ${space(3)};
    }
    .art > div,
    .art img {
      aspect-ratio: 2.6 !important;
    }
    .words {
      display: contents;
    }
    h3 {
      font-size: ${type.h4};
    }
    .words > p {
      grid-column: 1 / -1;
    }
    /* The arrow beside the title; the whole card leads there. */
    .more {
      grid-area: 2 / 2;
      margin: 0;
      font-size: 0;
    }
    .more::after {
      position: absolute;
      inset: 0;
      border-radius: ${radius.card};
      content: '';
    }
  }
`;

/** Services with a picture or the drawing of their area. */
function ServiceCards({ items }: { items: readonly ServiceItem[] }) {
  return (
    <Cards className="plain-list">
      {items.map((item) => (
        <li key={item._id} data-tone={areaTone(item.area)}>
          <div className="art">
            {item.image?.asset ? (
              <Picture picture={item.image} width={400} ratio={16 / 10} sizes="(min-width: 768px) 360px, 92vw" />
            ) : (
              <Illustration name={areaDrawing(item.area)} ratio={16 / 10} />
            )}
          </div>
          <div className="words">
            <h3>{item.title}</h3>
            <p>{item.summary}</p>
            <ServiceFacts item={item} />
            <MoreLink href={`/servicos/${item.slug}`} label="Como funciona" of={item.title} />
          </div>
        </li>
      ))}
    </Cards>
  );
}

const Rows = styled.div`
  ${groupedRowsStyle}
  li {
    grid-template-columns: auto 1fr auto;
    padding-block: ${space(9)};
  }
  .words {
    display: grid;
    gap: ${space(1)};
  }
  .words a {
    color: ${theme.tone.ink};
    font-weight: ${weight.label};
    text-decoration: none;
  }
  /* The whole row leads there; the link keeps its own words. */
  .words a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  li:hover .words a {
    color: ${theme.tone.link};
    text-decoration: underline;
  }
  p {
    max-width: 60ch;
    color: ${theme.tone.inkSoft};
    text-wrap: pretty;
  }
  .facts {
    font-size: ${type.small};
  }
  li > svg {
    color: ${theme.tone.inkSoft};
  }
  /* On a phone tile and arrow stand beside the title, and the words below have the whole width. */
  ${phone} {
    .words {
      display: contents;
    }
    .words > p {
      grid-column: 1 / -1;
    }
    li > svg {
      grid-area: 1 / 3;
    }
  }
`;

/** Services as rows below the name of their area. */
function ServiceRows({ items }: { items: readonly ServiceItem[] }) {
  return (
    <Rows>
      {groupByHeading(items, ({ area }) => area, 'Outros serviços').map((group) => (
        <div key={group.id} className="group">
          <div className="heading" data-tone={areaTone(group.heading)}>
            <h3>{group.name}</h3>
          </div>
          <ul className="plain-list">
            {group.items.map((item) => (
              <li key={item._id}>
                <IconTile name={isIconName(item.icon) ? item.icon : 'stethoscope'} tone={areaTone(item.area)} />
                <div className="words">
                  <SmartLink href={`/servicos/${item.slug}`}>{item.title}</SmartLink>
                  <p>{item.summary}</p>
                  <ServiceFacts item={item} />
                </div>
                <Icon name="chevron-right" size={20} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Rows>
  );
}

const bodies = { cartoes: ServiceCards, lista: ServiceRows } as const;

/** What the clinic attends, each with its own page. */
export default function Services({ _key, anchorId, variant, surface, header, items }: SectionProps<'services'>) {
  if (!items?.length) return null;
  const titleId = `titulo-${_key}`;
  const Body = bodies[variant] ?? ServiceCards;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      <Body items={items} />
    </SectionFrame>
  );
}
