import { styled } from 'styled-components';
import { readNotices } from '#web/content/live-content.ts';
import { containerStyle } from '../ui/layout.tsx';
import { moreLinkStyle } from '../ui/more-link-style.ts';
import { phone, space, theme, type, weight } from '../ui/tokens.ts';
import { noticesAt } from '#schemas/documents/notice/notices-at.ts';
import { Notices } from './islands.tsx';

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
    padding-block: ${space(3)};
  }
  .words {
    display: grid;
    flex: 1 1 18rem;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space(6)};
    align-items: start;
    /* As high as the way beside them, which comes later on a slow line. */
    align-content: center;
    min-height: 2.5rem;
  }
  .words svg {
    grid-row: span 2;
    margin-block-start: 0.15em;
    color: ${theme.tone.tintInk};
  }
  [data-variant='atencao'] .words svg {
    color: ${theme.tone.warning};
  }
  p {
    grid-column: 2;
    max-width: 70ch;
  }
  .title {
    font-size: ${type.body};
    font-weight: ${weight.title};
    line-height: 1.5;
  }
  ${moreLinkStyle}
  .more {
    color: ${theme.tone.ink};
    text-decoration: underline;
  }
  /* On a phone one line, as far as the words allow: the arrow stands for the link's, and all of it leads there. */
  ${phone} {
    font-size: ${type.small};
    .row {
      position: relative;
      flex-wrap: nowrap;
      padding-block: ${space(1)};
    }
    .words {
      flex-basis: 0;
    }
    .words svg {
      display: none;
    }
    .title {
      font-size: inherit;
    }
    .more {
      font-size: 0;
    }
    .more::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }
`;

/**
 * Thin bands above a page's content for what is different today. Colour is never the only sign: icon and words say it. It is
 * there without a notice, too: one that is published while the page is open appears in it.
 */
export async function SiteNotices({ path }: { path: string }) {
  const { data } = await readNotices();
  return (
    <Root>
      <Notices path={path} first={noticesAt(path, data)} />
    </Root>
  );
}
