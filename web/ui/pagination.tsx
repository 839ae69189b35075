import { styled } from 'styled-components';
import { SmartLink } from './smart-link.tsx';
import { actionEdge, radius, space, theme, weight } from './tokens.ts';

/** Pages to offer around the present one; null stands for those left out between. */
export function pageSteps(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  const wanted = all.filter((step) => step === 1 || step === pages || Math.abs(step - page) <= 1);
  return wanted.flatMap((step, index) => {
    const gap = step - (wanted[index - 1] ?? 0);
    // A gap of one page is better shown than hinted at.
    if (gap === 2) return [step - 1, step];
    return gap > 2 ? [null, step] : [step];
  });
}

const Root = styled.nav`
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
  a,
  span {
    display: inline-grid;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding: 0 ${space(5)};
    border-radius: ${radius.control};
    color: ${theme.tone.ink};
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  a:hover {
    background: ${theme.tone.tint};
  }
  a[aria-current] {
    background: ${theme.tone.action};
    box-shadow: inset 0 0 0 1px ${actionEdge('transparent')};
    color: ${theme.tone.actionInk};
    font-weight: ${weight.label};
  }
  [aria-disabled] {
    color: ${theme.tone.inkSoft};
  }
`;

interface PaginationProps {
  /** What is divided into pages, for screen readers. */
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  /** Address of a page, counted from 1. */
  readonly href: (page: number) => string;
}

/** Links to the pages of a list: the first, the last and those around the present one. */
export function Pagination({ label, page, pages, href }: PaginationProps) {
  return (
    <Root aria-label={label}>
      <ol className="plain-list">
        <li>
          {page > 1 ? (
            <SmartLink href={href(page - 1)} rel="prev">
              Anterior
            </SmartLink>
          ) : (
            <span aria-disabled="true">Anterior</span>
          )}
        </li>
        {pageSteps(page, pages).map((step, index) =>
          step === null ? (
            <li key={`gap-${index < 2 ? 'before' : 'after'}`} aria-hidden="true">
              <span>…</span>
            </li>
          ) : (
            <li key={step}>
              <SmartLink
                href={href(step)}
                aria-current={step === page ? 'page' : undefined}
                aria-label={`Página ${step} de ${pages}`}
              >
                {step}
              </SmartLink>
            </li>
          ),
        )}
        <li>
          {page < pages ? (
            <SmartLink href={href(page + 1)} rel="next">
              Próxima
            </SmartLink>
          ) : (
            <span aria-disabled="true">Próxima</span>
          )}
        </li>
      </ol>
    </Root>
  );
}
