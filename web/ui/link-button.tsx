import { styled } from 'styled-components';
import { buttonStyle } from './button-style.ts';
import type { ButtonVariant } from './button-style.ts';
import { SmartLink } from './smart-link.tsx';
import type { SmartLinkProps } from './smart-link.tsx';

const Root = styled(SmartLink)<{ $variant: ButtonVariant; $small?: boolean }>`
  ${buttonStyle}
`;

type LinkButtonProps = SmartLinkProps & { variant?: ButtonVariant; small?: boolean };

/** A link that looks like a button: it goes somewhere, so it stays a link for keyboard and screen reader. */
export function LinkButton({ variant = 'solid', small, ...rest }: LinkButtonProps) {
  return <Root $variant={variant} $small={small} {...rest} />;
}
