import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme, type, weight, measure } from './tokens.ts';

const sizes = {
  display: { size: type.display, line: 1.12, spacing: '-0.022em' },
  h2: { size: type.h2, line: 1.18, spacing: '-0.018em' },
  h3: { size: type.h3, line: 1.3, spacing: '-0.01em' },
  h4: { size: type.h4, line: 1.4, spacing: '-0.005em' },
} as const;

type HeadingSize = keyof typeof sizes;

const Title = styled.h2<{ $size: HeadingSize }>`
  color: ${theme.tone.ink};
  font-size: ${(p) => sizes[p.$size].size};
  font-weight: ${weight.title};
  line-height: ${(p) => sizes[p.$size].line};
  letter-spacing: ${(p) => sizes[p.$size].spacing};
  text-wrap: balance;
`;

type HeadingProps = { level: 1 | 2 | 3 | 4; size?: HeadingSize; id?: string; children: ReactNode };

/** A title. `level` is its place in the outline, `size` how it looks; by default they agree. */
export function Heading({ level, size, id, children }: HeadingProps) {
  const byLevel = ({ 1: 'display', 2: 'h2', 3: 'h3', 4: 'h4' } as const)[level];
  return (
    <Title as={`h${level}`} $size={size ?? byLevel} id={id}>
      {children}
    </Title>
  );
}

/** Running text at a readable length. `$soft` for what supports, never for what identifies (CFM: same colour). */
export const Text = styled.p<{ $size?: 'lead' | 'body' | 'small'; $soft?: boolean }>`
  max-width: ${measure.text};
  color: ${(p) => (p.$soft ? theme.tone.inkSoft : theme.tone.ink)};
  font-size: ${(p) => type[p.$size ?? 'body']};
  line-height: ${(p) => (p.$size === 'lead' ? 1.5 : 1.6)};
  text-wrap: pretty;
`;
