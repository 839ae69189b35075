import { styled } from 'styled-components';
import { ProfessionalGrid } from '#web/shell/professional-grid.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import { from, space } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';
import { TeamRows } from './team-rows.tsx';

const Layout = styled.div`
  display: grid;
  gap: 0 ${space(16)};
  ${from('gridMd')} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
  & > ul,
  & > .areas {
    grid-column: 1 / -1;
  }
  & > .all {
    margin-block-start: ${space(12)};
    justify-self: start;
    ${from('gridMd')} {
      grid-area: 1 / 2;
      margin-block: 0 clamp(2rem, 1.5rem + 1.8vw, 3.25rem);
    }
  }
`;

/** The people who attend, each with the identification their council asks for. */
export default function Team({ _key, anchorId, variant, surface, header, people }: SectionProps<'team'>) {
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <Layout>
        <SectionHeader id={titleId} {...header} />
        {variant === 'lista' ? <TeamRows people={people ?? []} /> : <ProfessionalGrid people={people ?? []} />}
        <div className="all">
          <LinkButton href="/profissional" variant="outline">
            Ver todos os profissionais
            <Icon name="arrow-right" size={18} />
          </LinkButton>
        </div>
      </Layout>
    </SectionFrame>
  );
}
