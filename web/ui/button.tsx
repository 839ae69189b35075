import { css, styled } from 'styled-components';
import type { ComponentProps } from 'react';
import { actionEdge, duration, ease, radius, space, theme, weight } from './tokens.ts';
import { SmartLink, type SmartLinkProps } from './smart-link.tsx';

export type ButtonVariant = 'solid' | 'soft' | 'quiet';

/** How a button looks, shared by `<button>` and links that act as one. Target 48 px high, 40 px when small. */
export const buttonStyle = css<{ $variant: ButtonVariant; $small?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(5)};
  min-height: ${(p) => (p.$small ? '2.5rem' : '3rem')};
  padding: ${(p) => (p.$small ? `${space(4)} ${space(8)}` : `${space(5)} clamp(1.125rem, 0.9rem + 0.9vw, 1.375rem)`)};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-weight: ${weight.label};
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${duration.quick} ${ease},
    border-color ${duration.quick} ${ease},
    transform ${duration.quick} ${ease};

  ${(p) =>
    p.$variant === 'solid' &&
    css`
      border-color: ${actionEdge('transparent')};
      background: ${theme.tone.action};
      color: ${theme.tone.actionInk};
      &:hover {
        background: ${theme.tone.actionHover};
      }
    `}
  ${(p) =>
    p.$variant === 'soft' &&
    css`
      background: ${theme.tone.tint};
      color: ${theme.tone.tintInk};
      &:hover {
        border-color: currentColor;
      }
    `}
  ${(p) =>
    p.$variant === 'quiet' &&
    css`
      background: transparent;
      color: ${theme.tone.link};
      &:hover {
        background: ${theme.tone.tint};
      }
    `}

  &:active {
    transform: translateY(1px);
  }
`;

const ButtonRoot = styled.button<{ $variant: ButtonVariant; $small?: boolean }>`
  ${buttonStyle}
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
`;

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; small?: boolean };

export function Button({ variant = 'solid', small, type = 'button', ...rest }: ButtonProps) {
  return <ButtonRoot $variant={variant} $small={small} type={type} {...rest} />;
}

/** Nobody touches paper; a `<button>` is left out there by itself (global-style.tsx). */
const LinkRoot = styled(SmartLink).attrs({ className: 'on-screen' })<{ $variant: ButtonVariant; $small?: boolean }>`
  ${buttonStyle}
`;

type LinkButtonProps = SmartLinkProps & { variant?: ButtonVariant; small?: boolean };

/** A link that looks like a button: it goes somewhere, so it stays a link for keyboard and screen reader. */
export function LinkButton({ variant = 'solid', small, ...rest }: LinkButtonProps) {
  return <LinkRoot $variant={variant} $small={small} {...rest} />;
}
