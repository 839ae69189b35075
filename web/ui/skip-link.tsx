import { styled } from 'styled-components';
import { onPrimary, radius, space, theme, weight } from './tokens.ts';

const Root = styled.a`
  position: absolute;
  inset-block-start: ${space(4)};
  inset-inline-start: ${space(4)};
  z-index: 100;
  padding: ${space(6)} ${space(10)};
  border-radius: ${radius.control};
  background: ${theme.role.primary};
  color: ${onPrimary};
  font-weight: ${weight.label};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;

/** First stop of the keyboard: over the menu, to `<main id="conteudo">`. */
export function SkipLink() {
  return (
    <Root className="skip-link" href="#conteudo">
      Ir para o conteúdo
    </Root>
  );
}
