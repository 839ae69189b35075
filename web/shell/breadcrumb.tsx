import { styled } from 'styled-components';
import { Icon } from '../ui/icon.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { space, theme, type } from '../ui/tokens.ts';

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
