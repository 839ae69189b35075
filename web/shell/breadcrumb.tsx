import { styled } from 'styled-components';
import { Icon } from '../ui/icon.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { breakpoint, space, theme, type } from '../ui/tokens.ts';

const Root = styled.nav`
  font-size: ${type.small};

  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(3)};
  }
  li {
    display: inline-flex;
    align-items: center;
    gap: ${space(3)};
    color: ${theme.tone.inkSoft};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    color: ${theme.tone.inkSoft};
  }
  a:hover {
    color: ${theme.tone.link};
  }
  /* On a phone the title right below says the last step; two lines of steps would push it down. */
  @media (max-width: ${(breakpoint.gridSm - 0.02) / 16}em) {
    [aria-current] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    li:nth-last-child(2) svg {
      display: none;
    }
  }
`;

/** The way from home to this page. The last step is the page itself. */
export function Breadcrumb({ steps, current }: { steps: readonly { href: string; label: string }[]; current: string }) {
  return (
    <Root aria-label="Você está aqui">
      <ol className="plain-list">
        {[{ href: '/', label: 'Início' }, ...steps].map(({ href, label }) => (
          <li key={href}>
            <SmartLink href={href}>{label}</SmartLink>
            <Icon name="chevron-right" size={14} />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </Root>
  );
}
