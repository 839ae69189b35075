import { styled } from 'styled-components';
import { areaDrawing } from '#web/shell/drawings.ts';
import { Illustration } from '#web/ui/illustration.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import { moreLinkStyle } from '#web/ui/more-link-style.ts';
import { Picture } from '#web/ui/picture.tsx';
import { breakpoint, from, radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import { ServiceFacts } from './service-facts.tsx';
import type { ServiceItem } from './service-item.ts';

/** Where two cards stand in a row. */
const pairs = `${from('gridSm')} and (max-width: ${(breakpoint.gridLg - 0.02) / 16}em)`;

const List = styled.ul`
  display: grid;
  gap: ${space(12)};
  ${from('gridSm')} {
    grid-template-columns: 1fr 1fr;
  }
  ${from('gridLg')} {
    grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  }

  li {
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.card};
    background: ${theme.tone.card};
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
  }
  .art > div,
  .art img {
    border-radius: 0;
  }
  .words {
    display: grid;
    flex: 1;
    gap: ${space(4)};
    align-content: start;
    justify-items: start;
    padding: ${space(12)};
  }
  h3 {
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
`;

/** Services with a picture or the drawing of their area. */
export function ServiceCards({ items }: { items: readonly ServiceItem[] }) {
  return (
    <List className="plain-list">
      {items.map((item) => (
        <li key={item._id}>
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
    </List>
  );
}
