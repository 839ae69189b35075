import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '../../ui/container.tsx';
import { space, theme, type } from '../../ui/tokens.ts';

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
