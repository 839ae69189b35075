import { styled } from 'styled-components';
import { moreLinkStyle } from '#web/ui/more-link-style.ts';
import { radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import { FeatureArt, type FeatureItems, FeatureLink } from './feature-parts.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${space(12)};

  li {
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.card};
    background: ${theme.tone.card};
  }
  /* The card's own corners are enough. */
  .art > div,
  .art img {
    border-radius: 0;
  }
  .art figcaption {
    padding-inline: ${space(12)};
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
  .more {
    margin-block-start: auto;
  }
  ${moreLinkStyle}
`;

/** Variant 2: cards with a picture or drawing on top. */
export function FeatureCards({ items }: FeatureItems) {
  return (
    <List className="plain-list">
      {items.map((item) => (
        <li key={item._key}>
          <div className="art">
            <FeatureArt
              item={item}
              width={400}
              ratio={4 / 3}
              sizes="(min-width: 1200px) 360px, (min-width: 768px) 45vw, 92vw"
            />
          </div>
          <div className="words">
            <h3>{item.title}</h3>
            {item.text ? <p>{item.text}</p> : null}
            <FeatureLink item={item} />
          </div>
        </li>
      ))}
    </List>
  );
}
