import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { HeadDrawing, headStyle } from './head-drawing.tsx';
import type { IllustrationName } from './illustration.tsx';
import { Container } from './layout.tsx';
import { phone, sectionSpace, space, theme } from './tokens.ts';
import { surfaces, type Surface } from './tones.ts';

const Frame = styled.section<{ $isHead: boolean }>`
  padding-block: ${sectionSpace};
  background: ${theme.tone.ground};
  color: ${theme.tone.ink};

  /* Two white sections in a row share the air between them: part above, part below. */
  &[data-surface='branco'] {
    padding-block: clamp(1.75rem, 0.9rem + 3.2vw, 3.5rem);
  }
  /* The head of an inner page leaves the first screen to what the page is for. */
  &[data-slim] {
    padding-block: clamp(1rem, 0.3rem + 3vw, 2.5rem);
    ${({ $isHead }) => $isHead && headStyle({ isBelow: true })}
    ${phone} {
      padding-block-end: 0;
    }
    /* Who looks for something has its field at once. */
    &:has(~ section form[data-narrows]) {
      ${phone} {
        padding-block-end: ${space(8)};
        > .drawing {
          display: none;
        }
      }
    }
  }
  @media (forced-colors: active) {
    border-block-start: 1px solid CanvasText;
  }
`;

function isSurface(value: string): value is Surface {
  return (surfaces as readonly string[]).includes(value);
}

/** The surface named by an editor's choice; anything unknown or missing is white. */
function surfaceOf(value: string | null | undefined): Surface {
  return value && isSurface(value) ? value : 'branco';
}

type SectionFrameProps = {
  /** Anchor for links to this section. */
  id?: string | null;
  surface?: string | null;
  /** Id of the heading that names the section for assistive technology. */
  labelledBy?: string;
  /** Makes it the head of an inner page, with this drawing. */
  drawing?: IllustrationName;
  children: ReactNode;
};

/** A full-width band on a surface, with the content column inside. */
export function SectionFrame({ id, surface, labelledBy, drawing, children }: SectionFrameProps) {
  return (
    <Frame
      $isHead={Boolean(drawing)}
      id={id ?? undefined}
      data-surface={surfaceOf(surface)}
      aria-labelledby={labelledBy}
      data-slim={drawing ? '' : undefined}
    >
      <Container>{children}</Container>
      {drawing ? <HeadDrawing name={drawing} isBelow /> : null}
    </Frame>
  );
}
