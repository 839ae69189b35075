import { PortableText, type PortableTextComponents } from '@portabletext/react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { phoneHref } from './formats/identifiers.ts';
import { CALLED_NUMBERS } from './short-numbers.ts';
import { SmartLink } from './smart-link.tsx';
import { measure, space, theme, type, weight } from './tokens.ts';

// Styled once by the parent: a styled element per paragraph would carry its own style tag.
const Prose = styled.div`
  max-width: ${measure.text};
  line-height: 1.65;

  & > * + * {
    margin-block-start: ${space(9)};
  }
  h2,
  h3,
  h4 {
    font-weight: ${weight.title};
    line-height: 1.25;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  h2 {
    font-size: ${type.h3};
  }
  h3 {
    font-size: ${type.h4};
  }
  h4 {
    font-size: ${type.body};
  }
  & > * + :is(h2, h3, h4) {
    margin-block-start: ${space(18)};
  }
  & > :is(h2, h3, h4) + * {
    margin-block-start: ${space(5)};
  }
  ul,
  ol {
    display: grid;
    gap: ${space(4)};
    padding-inline-start: 1.4em;
  }
  li::marker {
    color: ${theme.tone.tintInk};
  }
`;

/** Few texts have one: its style comes with it. */
const Box = styled.p`
  padding: ${space(7)} ${space(9)};
  border-inline-start: 4px solid ${theme.tone.warning};
  background: ${theme.tone.warningTint};

  /* Paragraphs after one another are one box. */
  && + & {
    margin: 0;
  }
`;

const Attention = ({ children }: { readonly children?: ReactNode }) => <Box className="attention">{children}</Box>;

const components: PortableTextComponents = {
  block: { attention: Attention },
  marks: {
    link: ({ value, children }) =>
      typeof value?.href === 'string' && value.href ? (
        <SmartLink href={value.href}>{children}</SmartLink>
      ) : (
        <>{children}</>
      ),
  },
};

/** As queries give it; in a preview parts of it may be missing. */
export interface Block {
  readonly _type: string;
  readonly _key?: string;
  readonly style?: string | null;
  readonly children?: readonly Span[] | null;
  readonly markDefs?:
    | readonly { readonly _type: string; readonly _key: string; readonly href?: string | null }[]
    | null;
}

interface Span {
  readonly _key?: string;
  readonly text?: string | null;
  readonly marks?: readonly string[] | null;
}

/** The same block, in which emergency numbers that it says to call are links. */
function withCalls(block: Block): Block {
  const markDefs = block.markDefs ?? [];
  const numbers: string[] = [];
  const children = (block.children ?? []).flatMap((span): readonly Span[] => {
    const marks = span.marks ?? [];
    if (!span.text || markDefs.some(({ _key }) => marks.includes(_key))) return [span];
    return span.text.split(CALLED_NUMBERS).map((text, index) => {
      const part = { ...span, _key: `${span._key}-${index}`, text };
      // The numbers are what stands at odd places of the split.
      if (index % 2 === 0) return part;
      numbers.push(text);
      return { ...part, marks: [...marks, text] };
    });
  });
  if (numbers.length === 0) return block;
  const calls = numbers.map((number) => ({ _type: 'link', _key: number, href: phoneHref(number) }));
  return { ...block, children, markDefs: [...markDefs, ...calls] };
}

const anchored: PortableTextComponents = {
  ...components,
  block: {
    attention: Attention,
    h2: ({ value, children }) => <h2 id={value._key}>{children}</h2>,
    h3: ({ value, children }) => <h3 id={value._key}>{children}</h3>,
  },
};

/** The titles of a text that have this level, each with the id that it has where the text `hasAnchors`. */
export function titlesOf(value: readonly Block[], level: 'h2' | 'h3') {
  return value
    .filter(({ style }) => style === level)
    .map(({ _key = '', children }) => ({ id: _key, text: (children ?? []).map(({ text }) => text).join('') }));
}

interface RichTextProps {
  readonly value: readonly Block[] | null;
  /** Whether links can lead to its titles. */
  readonly hasAnchors?: boolean;
}

/** Text written by staff. A link whose target is gone stays as plain words. */
export function RichText({ value, hasAnchors = false }: RichTextProps) {
  return (
    <Prose>
      <PortableText value={(value ?? []).map(withCalls)} components={hasAnchors ? anchored : components} />
    </Prose>
  );
}
