import { styled } from 'styled-components';
import { RichText as Prose, subtitlesOf } from '#web/ui/rich-text.tsx';
import { headerBeside, SectionHeader } from '#web/ui/section-header.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { from, space, theme, type } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';

const Layout = styled.div`
  ${headerBeside}
  .contents {
    display: none;
    ${from('gridLg')} {
      display: grid;
      position: sticky;
      inset-block-start: 6rem;
      gap: ${space(2)};
      border-inline-start: 3px solid ${theme.tone.tint};
      padding-inline-start: ${space(8)};
      font-size: ${type.small};
    }
  }
  .contents a {
    padding-block: ${space(2)};
    color: ${theme.tone.inkSoft};
    text-decoration: none;
  }
  .contents a:hover {
    color: ${theme.tone.link};
    text-decoration: underline;
  }
`;

/** With fewer subtitles than this, all of them are seen at once. */
const WORTH_CONTENTS = 3;

/** Running text beside its title and, where it is long, its contents. */
export default function RichText({ _key, anchorId, surface, header, body }: SectionProps<'richText'>) {
  const titleId = `titulo-${_key}`;
  const subtitles = subtitlesOf(body ?? []);
  const isLong = subtitles.length >= WORTH_CONTENTS;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <Layout>
        <div>
          <SectionHeader id={titleId} {...header} />
          {isLong ? (
            <nav className="contents" aria-label="Neste texto">
              {subtitles.map(({ id, text }) => (
                <a key={id} href={`#${id}`}>
                  {text}
                </a>
              ))}
            </nav>
          ) : null}
        </div>
        <Prose value={body ?? []} hasAnchors={isLong} />
      </Layout>
    </SectionFrame>
  );
}
