import { styled } from 'styled-components';
import { RichText as Prose } from '#web/ui/rich-text.tsx';
import { headerBeside, SectionHeader } from '#web/ui/section-header.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import type { SectionProps } from '../index.ts';

const Layout = styled.div`
  ${headerBeside}
`;

/** Running text beside its title. */
export default function RichText({ _key, anchorId, surface, header, body }: SectionProps<'richText'>) {
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <Layout>
        <SectionHeader id={titleId} {...header} />
        <Prose value={body ?? []} />
      </Layout>
    </SectionFrame>
  );
}
