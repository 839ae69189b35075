import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '../ui/container.tsx';
import { Heading } from '../ui/heading.tsx';
import { Text } from '../ui/text.tsx';
import { from, space, theme } from '../ui/tokens.ts';
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
  .with-art {
    display: grid;
    gap: ${space(14)} clamp(2rem, 5vw, 5rem);
    ${from('gridLg')} {
      grid-template-columns: 8fr 4fr;
      align-items: center;
    }
  }
  /* On a phone the picture would stand before the answer. */
  .art {
    display: none;
    ${from('gridLg')} {
      display: block;
    }
  }
`;

interface PageHeadProps {
  /** The way from home, home and the page itself left out. */
  readonly steps?: readonly { readonly href: string; readonly label: string }[];
  readonly title: string;
  readonly lead?: string | null;
  /** What stands below the title: facts, a search, a button. */
  readonly children?: ReactNode;
  /** A picture beside the words, where there is room for one. It says nothing that the words do not. */
  readonly art?: ReactNode;
}

/** The head of every page that is not built of sections: where one is, what it is about. */
export function PageHead({ steps = [], title, lead, children, art }: PageHeadProps) {
  return (
    <Head data-surface="claro">
      <Container>
        <Breadcrumb steps={steps} current={title} />
        <div className={art ? 'with-art' : undefined}>
          <div className="words">
            <Heading level={1}>{title}</Heading>
            {lead ? (
              <Text $size="lead" $soft>
                {lead}
              </Text>
            ) : null}
            {children}
          </div>
          {art ? <div className="art">{art}</div> : null}
        </div>
      </Container>
    </Head>
  );
}
