import { styled } from 'styled-components';
import { headerBeside } from '#web/ui/section-columns.ts';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import type { SectionProps } from '../index.ts';
import { QuestionList } from './question-list.tsx';

const Layout = styled.div`
  ${headerBeside}
`;

/** What people ask, and the answers. */
export default function Faq({ _key, anchorId, surface, header, items }: SectionProps<'faq'>) {
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <Layout>
        <SectionHeader id={titleId} {...header} />
        <QuestionList items={items ?? []} />
      </Layout>
    </SectionFrame>
  );
}
