import { styled } from 'styled-components';
import { RichText as Prose } from '#web/ui/rich-text.tsx';
import { headerBeside, SectionHeader } from '#web/ui/section-header.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { TextContents, textContentsStyle } from '#web/ui/text-contents.tsx';
import type { SectionProps } from '../index.ts';

const Layout = styled.div`
  ${headerBeside}
  ${textContentsStyle}
  .contents {
    position: sticky;
    inset-block-start: 6rem;
  }
`;

/** Running text beside its title and, where it is long, its contents. */
export default function RichText({ _key, anchorId, surface, header, body }: SectionProps<'richText'>) {
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <Layout>
        <div>
          <SectionHeader id={titleId} {...header} />
          <TextContents value={body ?? []} level="h3" />
        </div>
        <Prose value={body ?? []} hasAnchors />
      </Layout>
    </SectionFrame>
  );
}
