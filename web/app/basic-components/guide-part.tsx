import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { space, theme, type, weight } from '../../ui/tokens.ts';

const Root = styled.section`
  overflow-x: clip;
  padding-block: ${space(28)};
  border-block-start: 1px solid ${theme.tone.line};

  .part {
    display: grid;
    gap: ${space(14)};
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(8)};
  }
  .cells {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
    gap: ${space(10)};
  }
  .wide-cells {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    gap: ${space(12)};
  }
  .part > h3 {
    font-size: ${type.h4};
    font-weight: ${weight.title};
  }
  small {
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
  code {
    font-family: ui-monospace, monospace;
    font-size: 0.9em;
  }
`;

interface GuidePartProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children?: ReactNode;
}

/** One subject of the style guide, with an anchor of its own. `row`, `cells` and `wide-cells` lay out samples. */
export function GuidePart({ id, title, lead, children }: GuidePartProps) {
  return (
    <Root id={id} aria-labelledby={`${id}-titulo`}>
      <Container>
        <div className="part">
          <div>
            <Heading level={2} id={`${id}-titulo`}>
              {title}
            </Heading>
            {lead ? <Text $soft>{lead}</Text> : null}
          </div>
          {children}
        </div>
      </Container>
    </Root>
  );
}

const Label = styled.p`
  padding-block: ${space(6)};
  border-block-start: 1px solid ${theme.tone.line};
  color: ${theme.tone.inkSoft};
  font-family: ui-monospace, monospace;
  font-size: ${type.small};
`;

interface SampleProps {
  /** Its anchor: `banner-principal`. */
  readonly id: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** What takes the whole width of a page, below its name. A region of that name: menus and titles inside are not the page's own. */
export function Sample({ id, name, children }: SampleProps) {
  return (
    <section id={id} data-sample={id} aria-label={name}>
      <Container>
        <Label>{name}</Label>
      </Container>
      {children}
    </section>
  );
}
