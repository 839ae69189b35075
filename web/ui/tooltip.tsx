import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { duration, ease, radius, space, theme, type } from './tokens.ts';

export type TooltipSide = 'top' | 'bottom' | 'left' | 'right';

const places = {
  top: 'inset-block-end: calc(100% + 6px); inset-inline-start: 50%; translate: -50% 0;',
  bottom: 'inset-block-start: calc(100% + 6px); inset-inline-start: 50%; translate: -50% 0;',
  left: 'inset-inline-end: calc(100% + 6px); inset-block-start: 50%; translate: 0 -50%;',
  right: 'inset-inline-start: calc(100% + 6px); inset-block-start: 50%; translate: 0 -50%;',
} as const satisfies Record<TooltipSide, string>;

const Root = styled.span<{ $side: TooltipSide }>`
  position: relative;
  display: inline-flex;

  [role='tooltip'] {
    position: absolute;
    ${(p) => places[p.$side]}
    z-index: 5;
    width: max-content;
    max-width: 16rem;
    padding: ${space(3)} ${space(6)};
    border-radius: ${radius.control};
    background: ${theme.tone.ink};
    color: ${theme.tone.ground};
    font-size: ${type.small};
    line-height: 1.4;
    opacity: 0;
    visibility: hidden;
    transition: opacity ${duration.quick} ${ease};
  }
  &:hover [role='tooltip'],
  &:focus-within [role='tooltip'] {
    opacity: 1;
    visibility: visible;
  }
`;

interface TooltipProps {
  /** Id of the words; the control inside names it in its `aria-describedby`. */
  readonly id: string;
  readonly text: string;
  readonly side?: TooltipSide;
  readonly children: ReactNode;
}

/**
 * A hint beside a control, for mouse and keyboard; it stays while the pointer is on it. Only for what can be missed:
 * phones have no hover.
 */
export function Tooltip({ id, text, side = 'top', children }: TooltipProps) {
  return (
    <Root $side={side}>
      {children}
      <span role="tooltip" id={id}>
        {text}
      </span>
    </Root>
  );
}
