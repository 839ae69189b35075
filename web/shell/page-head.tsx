import { css, styled } from 'styled-components';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { headDrawing } from '#schemas/objects/drawings.ts';
import { HeadDrawing, headDrawingStyle } from '../ui/head-drawing.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { breakpoint, from, phone, space, theme, type } from '../ui/tokens.ts';
import { Container } from '../ui/layout.tsx';
import { Heading, Text } from '../ui/text.tsx';

const Root = styled.nav`
  font-size: ${type.small};

  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(3)};
  }
  li {
    display: inline-flex;
    align-items: center;
    gap: ${space(3)};
    color: ${theme.tone.inkSoft};
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
  /* On a phone the title right below says the last step; two lines of steps would push it down. */
  ${phone} {
    [aria-current] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    li:nth-last-child(2) svg {
      display: none;
    }
  }
`;

/** The way from home to this page. The last step is the page itself. */
export function Breadcrumb({ steps, current }: { steps: readonly { href: string; label: string }[]; current: string }) {
  return (
    <Root aria-label="Você está aqui">
      <ol className="plain-list">
        {[{ href: '/', label: 'Início' }, ...steps].map(({ href, label }) => (
          <li key={href}>
            <SmartLink href={href}>{label}</SmartLink>
            <Icon name="chevron-right" size={14} />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </Root>
  );
}

const artStyle = css`
  .with-art {
    display: grid;
    gap: ${space(14)} clamp(2rem, 5vw, 5rem);
    ${from('gridLg')} {
      grid-template-columns: 8fr 4fr;
      align-items: center;
    }
  }
  /* Below the words it is as wide as a phone; beside short facts there is room for it from tablets on. */
  @media screen and (max-width: ${(breakpoint.gridLg - 0.02) / 16}em) {
    .art {
      width: min(100%, 24rem);
    }
    .with-art:has([data-corner]) {
      grid-template-columns: minmax(0, 1fr) 12rem;
      align-items: end;
    }
  }
  @media (max-width: ${(breakpoint.gridMd - 0.02) / 16}em) {
    && .with-art:has([data-corner]) {
      grid-template-columns: minmax(0, 1fr);
    }
    .art[data-corner] {
      display: none;
    }
  }
`;

const drawnStyle = css`
  .with-drawing {
    ${headDrawingStyle}
  }
  && .with-drawing > .drawing {
    margin-block-start: ${space(12)};
  }
`;

const pictureStyles = { art: artStyle, drawing: drawnStyle, none: null } as const;

/** Each head has the looks of its own picture alone: they are in the page. */
const Head = styled.div<{ $picture: keyof typeof pictureStyles }>`
  position: relative;
  padding-block: ${space(16)} clamp(2rem, 1rem + 2vw, 2.75rem);
  background: ${theme.tone.ground};

  .words {
    display: grid;
    gap: ${space(8)};
    justify-items: start;
    padding-block-start: ${space(12)};
  }
  /* The first screen of a phone is for what the page is for. */
  ${phone} {
    padding-block: ${space(4)} ${space(10)};
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
    padding: 0;
    .words {
      padding: 0;
    }
  }
  .tools {
    padding-block-start: ${space(6)};
  }
  ${({ $picture }) => pictureStyles[$picture]}
  @media print {
    .art,
    .drawing {
      display: none;
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
  /** Whether all below the title is short: then the picture stands beside it on a tablet, too, and a phone leaves it out. */
  readonly artBeside?: boolean;
  /** What the page is about, drawn where it has no picture. */
  readonly icon?: IconName;
  /** Nothing beside the words. */
  readonly isPlain?: boolean;
  /** A search, below words and picture. */
  readonly tools?: ReactNode;
}

function pictureOf({ art, isPlain }: Pick<PageHeadProps, 'art' | 'isPlain'>): keyof typeof pictureStyles {
  if (isPlain) return 'none';
  return art ? 'art' : 'drawing';
}

/** The head of every page that is not built of sections: where one is, what it is about. */
export function PageHead({ steps = [], title, lead, children, tools, ...pictures }: PageHeadProps) {
  const { art, artBeside = false, icon } = pictures;
  const picture = pictureOf(pictures);
  return (
    <Head $picture={picture} data-surface="claro">
      <Container>
        {steps.length > 0 ? <Breadcrumb steps={steps} current={title} /> : null}
        <div className={`with-${picture}`}>
          <div className="words">
            <Heading level={1}>{title}</Heading>
            {lead ? (
              <Text $size="lead" $soft>
                {lead}
              </Text>
            ) : null}
            {children}
          </div>
          {art ? (
            <div className="art" data-corner={artBeside ? '' : undefined}>
              {art}
            </div>
          ) : null}
          {picture === 'drawing' ? <HeadDrawing name={headDrawing(icon)} /> : null}
        </div>
        {tools ? <div className="tools">{tools}</div> : null}
      </Container>
    </Head>
  );
}
