import { css, styled } from 'styled-components';
import { type Breakpoint, from, space } from './tokens.ts';

type GridBreakpoint = Extract<Breakpoint, `grid${string}`>;
const steps: readonly GridBreakpoint[] = ['gridSm', 'gridMd', 'gridLg', 'gridXl'];

/** Twelve columns. Children are `Column`s. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${space(16)} clamp(1rem, 2.4vw, 2rem);
`;

type Spans = Partial<Record<GridBreakpoint, number>>;

/** Takes all twelve columns on a phone, and from each breakpoint upwards as many as `$span` says. */
export const Column = styled.div<{ $span?: Spans }>`
  grid-column: span 12;
  ${({ $span = {} }) =>
    steps.map((step) =>
      $span[step] === undefined
        ? null
        : css`
            ${from(step)} {
              grid-column: span ${$span[step]};
            }
          `,
    )}
`;
