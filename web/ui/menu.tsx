import { styled } from 'styled-components';
import { Icon } from './icon.tsx';
import { SmartLink } from './smart-link.tsx';
import { radius, shadow, space, theme, weight } from './tokens.ts';

const Root = styled.details`
  position: relative;
  width: fit-content;

  summary {
    display: inline-flex;
    align-items: center;
    gap: ${space(4)};
    min-height: 3rem;
    padding: 0 ${space(9)};
    border: 1px solid ${theme.tone.edge};
    border-radius: ${radius.control};
    font-weight: ${weight.label};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    background: ${theme.tone.tint};
  }
  &[open] summary svg {
    rotate: 180deg;
  }
  ul {
    position: absolute;
    inset-block-start: calc(100% + ${space(2)});
    z-index: 5;
    min-width: 100%;
    width: max-content;
    padding: ${space(3)};
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.control};
    background: ${theme.tone.card};
    box-shadow: ${shadow};
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0 ${space(6)};
    border-radius: ${radius.control};
    color: ${theme.tone.ink};
    text-decoration: none;
  }
  a:hover {
    background: ${theme.tone.tint};
  }
`;

interface MenuProps {
  readonly label: string;
  readonly items: readonly { readonly href: string; readonly label: string }[];
  readonly open?: boolean;
}

/** Links that unfold. A `details` element: it opens and closes without script, by mouse, touch and keyboard. */
export function Menu({ label, items, open }: MenuProps) {
  return (
    <Root open={open}>
      <summary>
        {label}
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul className="plain-list">
        {items.map((item) => (
          <li key={item.href}>
            <SmartLink href={item.href}>{item.label}</SmartLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
