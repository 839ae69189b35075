import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import { Chip, type Tint, tints } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { HeadDrawing, headStyle } from '../ui/head-drawing.tsx';
import type { IllustrationName } from '../ui/illustration.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { names, phone, space, theme, type } from '../ui/tokens.ts';
import { Container } from '../ui/layout.tsx';
import { Heading, Text } from '../ui/text.tsx';

const Root = styled.nav`
  font-size: ${type.small};

  ol {
    display: flex;
    align-items: center;
    gap: ${space(3)};
  }
  li {
    display: inline-flex;
    align-items: center;
    flex: none;
    gap: ${space(3)};
    color: ${theme.tone.inkSoft};
  }
  /* The title right below says it whole. */
  [aria-current] {
    flex: 0 1 auto;
    min-width: 0;
  }
  [aria-current] span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    color: ${theme.tone.inkSoft};
  }
  a:hover {
    color: ${theme.tone.link};
  }
  /* On a phone the title right below says the last step, and the logo leads home; two lines of steps would push it down. */
  ${phone} {
    ol {
      flex-wrap: wrap;
    }
    li:nth-last-child(4),
    li:nth-last-child(4) + li > svg {
      display: none;
    }
    [aria-current] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** The way from home to this page. The last step is the page itself. */
export function Breadcrumb({ steps, current }: { steps: readonly { href: string; label: string }[]; current: string }) {
  return (
    <Root aria-label="Você está aqui">
      <ol className="plain-list">
        {[{ href: '/', label: 'Início' }, ...steps].map(({ href, label }, index) => (
          <li key={href}>
            {index > 0 ? <Icon name="chevron-right" size={14} /> : null}
            <SmartLink href={href}>{label}</SmartLink>
          </li>
        ))}
        <li aria-current="page">
          <Icon name="chevron-right" size={14} />
          <span>{current}</span>
        </li>
      </ol>
    </Root>
  );
}

interface Looks {
  readonly $tone: Tint | undefined;
  readonly $isDrawn: boolean;
  readonly $isBelow: boolean;
}

const Band = styled.div<Looks>`
  background: ${({ $tone }) => ($tone ? tints[$tone][0] : theme.tone.ground)};

  .head {
    padding-block: ${space(16)} clamp(2rem, 1rem + 2vw, 2.75rem);
    ${({ $isDrawn, $isBelow, $tone }) => $isDrawn && headStyle({ isBelow: $isBelow, tint: $tone && tints[$tone] })}
  }
  .words {
    display: grid;
    gap: ${space(8)};
    justify-items: start;
    padding-block-start: ${space(12)};
    /* Chips and second buttons are told from the head's own tint. */
    ${({ $tone }) => $tone && `${names.tone.tint}: ${theme.tone.card};`}
  }
  /* Where the head goes on below, the drawing ends as it begins. */
  .head:has(~ .tools) > .drawing {
    border-end-start-radius: 10rem;
  }
  .tools {
    padding-block: ${space(6)} clamp(2rem, 1rem + 2vw, 2.75rem);
  }
  /* The first screen of a phone is for what the page is for. */
  ${phone} {
    .head {
      padding-block: ${space(4)} ${space(10)};
    }
    ${({ $isDrawn }) => $isDrawn && '.head { padding-block-end: 0; }'}
    /* What comes next is what people came for. */
    ${({ $tone }) => $tone && '.head > .drawing { aspect-ratio: 3.2; }'}
    /* Who looks for something has its field at once. */
    .head:has(~ .tools) > .drawing {
      display: none;
    }
    /* Nor does a page below others need the hills of the page above it. */
    ${({ $isBelow }) => !$isBelow && `.head:has(nav) { padding-block-end: ${space(10)}; > .drawing { display: none; } }`}
    .tools {
      padding-block-end: ${space(4)};
    }
    .words {
      gap: ${space(5)};
      padding-block-start: ${space(3)};
    }
    h1 {
      font-size: ${type.h2};
    }
    h1 + p {
      font-size: ${type.body};
    }
  }
  @media print {
    .head,
    .words {
      padding: 0;
    }
  }
`;

/** A label on a head whose ground has the same tone. */
export const HeadChip = styled(Chip)`
  background: ${theme.tone.card};
`;

interface PageHeadProps {
  /** The way from home, home and the page itself left out. */
  readonly steps?: readonly { readonly href: string; readonly label: string }[];
  readonly title: string;
  readonly lead?: string | null;
  /** What stands below the title: facts, a search, a button. */
  readonly children?: ReactNode;
  /** What the page is about, drawn beside the words. It says nothing that they do not. */
  readonly drawing?: IllustrationName | null;
  /** Whether a phone has the drawing below the words, and not the hills. */
  readonly drawingBelow?: boolean;
  /** The ground, by the area of what the page is about; none: that of every head. */
  readonly tone?: Tint;
  /** A search, below words and picture. */
  readonly tools?: ReactNode;
}

/** The head of every page that is not built of sections: where one is, what it is about. */
export function PageHead({
  steps = [],
  title,
  lead,
  children,
  drawing,
  drawingBelow = false,
  tone,
  tools,
}: PageHeadProps) {
  return (
    <Band data-surface="claro" $tone={tone} $isDrawn={Boolean(drawing)} $isBelow={drawingBelow}>
      <div className="head">
        <Container>
          {steps.length > 0 ? <Breadcrumb steps={steps} current={title} /> : null}
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
        {drawing ? <HeadDrawing name={drawing} isBelow={drawingBelow} /> : null}
      </div>
      {tools ? <Container className="tools">{tools}</Container> : null}
    </Band>
  );
}
