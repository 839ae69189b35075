import { PortableText, type PortableTextComponents, type PortableTextProps } from '@portabletext/react';
import { styled } from 'styled-components';
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

const components: PortableTextComponents = {
  marks: {
    link: ({ value, children }) =>
      typeof value?.href === 'string' && value.href ? (
        <SmartLink href={value.href}>{children}</SmartLink>
      ) : (
        <>{children}</>
      ),
  },
};

/** Text written by staff. A link whose target is gone stays as plain words. */
export function RichText({ value }: { value: PortableTextProps['value'] }) {
  return (
    <Prose>
      <PortableText value={value} components={components} />
    </Prose>
  );
}
