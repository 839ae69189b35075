import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { buttonStyle } from './button-style.ts';
import type { ButtonVariant } from './button-style.ts';

const Root = styled.button<{ $variant: ButtonVariant; $small?: boolean }>`
  ${buttonStyle}
`;

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; small?: boolean };

export function Button({ variant = 'solid', small, type = 'button', ...rest }: ButtonProps) {
  return <Root $variant={variant} $small={small} type={type} {...rest} />;
}
