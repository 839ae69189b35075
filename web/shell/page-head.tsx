import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '../ui/container.tsx';
import { Heading } from '../ui/heading.tsx';
import { Text } from '../ui/text.tsx';
import { space, theme } from '../ui/tokens.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const Head = styled.div`
  padding-block: ${space(16)} clamp(2rem, 1rem + 4vw, 4rem);
  background: ${theme.tone.ground};

  .words {
    display: grid;
    gap: ${space(8)};
    justify-items: start;
    padding-block-start: ${space(12)};
  }
`;

interface PageHeadProps {
  /** The way from home, home and the page itself left out. */
  readonly steps?: readonly { readonly href: string; readonly label: string }[];
  readonly title: string;
  readonly lead?: string | null;
  /** What stands below the title: facts, a search, a button. */
  readonly children?: ReactNode;
}

/** The head of every page that is not built of sections: where one is, what it is about. */
export function PageHead({ steps = [], title, lead, children }: PageHeadProps) {
  return (
    <Head data-surface="claro">
      <Container>
        <Breadcrumb steps={steps} current={title} />
        <div className="words">
          <Heading level={1}>{title}</Heading>
          {lead ? (
            <Text $size="lead" $soft>
              {lead}
            </Text>
          ) : null}
          {children}
        </div>
      </Container>
    </Head>
  );
}
