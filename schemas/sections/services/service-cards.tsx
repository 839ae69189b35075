import { styled } from 'styled-components';
import { areaDrawings } from '#web/shell/drawings.ts';
import { Illustration } from '#web/ui/illustration.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import { moreLinkStyle } from '#web/ui/more-link-style.ts';
import { Picture } from '#web/ui/picture.tsx';
import { radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import { ServiceFacts } from './service-facts.tsx';
import type { ServiceItem } from './service-item.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space(12)};

  li {
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.card};
    background: ${theme.tone.card};
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
              <Illustration name={areaDrawings[item.area]} ratio={16 / 10} />
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
