import { styled } from 'styled-components';
import { answerId } from '#web/ui/answer-id.ts';
import { Icon } from '#web/ui/icon.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { headerBeside, SectionHeader } from '#web/ui/section-header.tsx';
import { duration, ease, space, theme, weight } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';

const Questions = styled.div`
  border-block-start: 1px solid ${theme.tone.line};

  details {
    border-block-end: 1px solid ${theme.tone.line};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(10)};
    min-height: 3.5rem;
    padding-block: ${space(6)};
    font-weight: ${weight.label};
    line-height: 1.4;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: ${theme.tone.link};
  }
  summary svg {
    flex: none;
    color: ${theme.tone.tintInk};
    transition: transform ${duration.calm} ${ease};
  }
  details[open] > summary svg {
    transform: rotate(180deg);
  }
  .answer {
    padding-block: 0 ${space(12)};
    /* Where a link leads here, the question is in sight. */
    scroll-margin-block-start: 5rem;
    color: ${theme.tone.inkSoft};
  }
  /* Paper opens nothing: there every answer is below its question. */
  @media print {
    details::details-content {
      content-visibility: visible;
    }
  }
`;

type Items = NonNullable<SectionProps<'faq'>['items']>;

/**
 * Questions that open their answer; the browser's own disclosure, so it works without script and is found by its search. A link to what
 * is inside of one opens it: the search of the site leads there (web/search/entries.ts).
 */
export function QuestionList({ items, section }: { readonly items: Items; readonly section?: string }) {
  return (
    <Questions>
      {items.map(({ _id, question, answer }) => (
        <details key={_id}>
          <summary>
            {question}
            <Icon name="chevron-down" size={20} />
          </summary>
          <div className="answer" id={answerId(_id, section)}>
            <RichText value={answer} />
          </div>
        </details>
      ))}
    </Questions>
  );
}

const Layout = styled.div`
  ${headerBeside}
`;

/** What people ask, and the answers. */
export default function Faq({ _key, anchorId, surface, header, items }: SectionProps<'faq'>) {
  if (!items?.length) return null;
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <Layout>
        <SectionHeader id={titleId} {...header} />
        <QuestionList items={items} section={_key} />
      </Layout>
    </SectionFrame>
  );
}
