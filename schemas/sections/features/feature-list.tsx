import { styled } from 'styled-components';
import { isIconName } from '#web/ui/icon-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { moreLinkStyle } from '#web/ui/more-link-style.ts';
import { phone, radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import { type FeatureItems, FeatureLink } from './feature-parts.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space(20)} ${space(20)};

  li {
    display: grid;
    gap: ${space(4)};
    align-content: start;
    justify-items: start;
  }
  .tile {
    display: grid;
    width: 3rem;
    height: 3rem;
    margin-block-end: ${space(4)};
    border-radius: ${radius.card};
    background: ${theme.tone.tint};
    color: ${theme.tone.tintInk};
    place-items: center;
  }
  h3 {
    font-size: ${type.h4};
    font-weight: ${weight.title};
    line-height: 1.35;
    letter-spacing: -0.005em;
  }
  p {
    max-width: 44ch;
    color: ${theme.tone.inkSoft};
    text-wrap: pretty;
  }
  ${phone} {
    gap: ${space(14)};
    li:has(.tile) {
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: ${space(8)};
    }
    .tile {
      grid-row: 1 / span 3;
      margin: 0;
    }
  }
  ${moreLinkStyle}
`;

/** Variant 1: icon, title, text. */
export function FeatureList({ items }: FeatureItems) {
  return (
    <List className="plain-list">
      {items.map((item) => (
        <li key={item._key}>
          {isIconName(item.icon) ? (
            <span className="tile">
              <Icon name={item.icon} />
            </span>
          ) : null}
          <h3>{item.title}</h3>
          {item.text ? <p>{item.text}</p> : null}
          <FeatureLink item={item} />
        </li>
      ))}
    </List>
  );
}
