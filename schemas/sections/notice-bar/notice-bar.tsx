import { styled } from 'styled-components';
import { containerStyle } from '#web/ui/container-style.ts';
import { moreLinkStyle } from '#web/ui/more-link-style.ts';
import { space, theme, type, weight } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';
import { NoticeIsland } from './notice-bar.island.tsx';

const Root = styled.div`
  section {
    background: ${theme.tone.tint};
    color: ${theme.tone.ink};
  }
  [data-variant='atencao'] {
    background: ${theme.tone.warningTint};
  }
  .row {
    ${containerStyle}
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(8)};
    align-items: center;
    padding-block: ${space(6)};
  }
  .words {
    display: grid;
    flex: 1 1 18rem;
    grid-template-columns: auto 1fr;
    gap: 0 ${space(6)};
    align-items: start;
  }
  .words svg {
    grid-row: span 2;
    margin-block-start: 0.15em;
    color: ${theme.tone.tintInk};
  }
  [data-variant='atencao'] .words svg {
    color: ${theme.tone.warning};
  }
  h2 {
    font-size: ${type.body};
    font-weight: ${weight.title};
    line-height: 1.5;
  }
  p {
    grid-column: 2;
    max-width: 70ch;
  }
  ${moreLinkStyle}
  .more {
    color: ${theme.tone.ink};
    text-decoration: underline;
  }
`;

/** A thin band for what is different today. Colour is never the only sign: icon and words say it. */
export default function NoticeBar({ _key, _type, anchorId, ...first }: SectionProps<'noticeBar'>) {
  return (
    <Root>
      <NoticeIsland id={_key} anchorId={anchorId} first={first} />
    </Root>
  );
}
