import { styled } from 'styled-components';
import { moreLinkStyle } from '#web/ui/more-link-style.ts';
import { from, radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import { FeatureArt, type FeatureItems, FeatureLink } from './feature-parts.tsx';

// The list is one parent of plain items, so every second one may change sides by position.
const List = styled.ul`
  display: grid;
  gap: clamp(2.5rem, 1.5rem + 4vw, 5rem);

  li {
    display: grid;
    ${from('gridLg')} {
      grid-template-columns: repeat(12, 1fr);
      column-gap: ${space(10)};
      align-items: center;
    }
  }
  .art,
  .words {
    ${from('gridLg')} {
      grid-row: 1;
    }
  }
  .art {
    ${from('gridLg')} {
      grid-column: 1 / 8;
    }
  }
  .words {
    position: relative;
    display: grid;
    gap: ${space(5)};
    justify-items: start;
    margin-block-start: ${space(8)};
    padding: clamp(1.25rem, 1rem + 1.4vw, 2.25rem);
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.card};
    background: ${theme.tone.card};
    ${from('gridLg')} {
      grid-column: 8 / 13;
      margin: 0;
    }
  }
  ${from('gridLg')} {
    li:nth-child(even) .art {
      grid-column: 6 / 13;
    }
    li:nth-child(even) .words {
      grid-column: 1 / 6;
    }
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
  ${moreLinkStyle}
`;

/** Variant 3: a wide picture with a card beside it, changing sides. */
export function FeatureStories({ items }: FeatureItems) {
  return (
    <List className="plain-list">
      {items.map((item) => (
        <li key={item._key}>
          <div className="art">
            <FeatureArt item={item} width={760} ratio={16 / 10} sizes="(min-width: 992px) 66vw, 92vw" />
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
