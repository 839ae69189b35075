import { css, styled } from 'styled-components';
import type { ComponentProps } from 'react';
import { actionEdge, duration, ease, radius, space, theme, weight } from './tokens.ts';
import { SmartLink, type SmartLinkProps } from './smart-link.tsx';

type ButtonVariant = 'solid' | 'soft' | 'quiet';

type Looks = { readonly $variant: ButtonVariant; readonly $small?: boolean };

/** What every button has in common: a page says it once, however many kinds it shows. */
const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(5)};
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

  &:active {
    transform: translateY(1px);
  }
`;

/** Target 48 px high, 40 px when small. */
const looks = css<Looks>`
  min-height: ${(p) => (p.$small ? '2.5rem' : '3rem')};
  padding: ${(p) => (p.$small ? `${space(4)} ${space(8)}` : `${space(5)} clamp(1.125rem, 0.9rem + 0.9vw, 1.375rem)`)};

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
`;

/** How a button looks, for one that is no part of this file. */
export const buttonStyle = css<Looks>`
  ${shape}
  ${looks}
`;

const ButtonRoot = styled.button<Looks>`
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
const LinkShape = styled(SmartLink).attrs({ className: 'on-screen' })`
  ${shape}
`;

const LinkRoot = styled(LinkShape)<Looks>`
  ${looks}
`;

type LinkButtonProps = SmartLinkProps & { variant?: ButtonVariant; small?: boolean };

/** A link that looks like a button: it goes somewhere, so it stays a link for keyboard and screen reader. */
export function LinkButton({ variant = 'solid', small, ...rest }: LinkButtonProps) {
  return <LinkRoot $variant={variant} $small={small} {...rest} />;
}
