import { styled } from 'styled-components';
import { SmartLink } from '../../ui/smart-link.tsx';
import { space, type } from '../../ui/tokens.ts';

const Root = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(10)};
    font-size: ${type.small};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
  }
`;

const parts = [
  'cores',
  'tipografia',
  'medidas',
  'icones',
  'iniciais',
  'botoes',
  'menus',
  'barras',
  'etiquetas',
  'paginacao',
  'dicas',
  'alertas',
  'cartoes',
  'tabela',
  'estados',
  'ilustracoes',
  'formulario',
  'cabecalho',
] as const;

/** Links to every part of the guide. */
export function GuideIndex({ sections }: { sections: readonly string[] }) {
  return (
    <Root aria-label="Partes do guia">
      <ul className="plain-list">
        {[...parts, ...sections].map((id) => (
          <li key={id}>
            <SmartLink href={`#${id}`}>{id}</SmartLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
