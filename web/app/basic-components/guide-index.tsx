import { styled } from 'styled-components';
import { sampleNames } from '#web/content/get-samples.ts';
import { guidePath } from '#web/content/route-of.ts';
import { SmartLink } from '../../ui/smart-link.tsx';
import { space, type } from '../../ui/tokens.ts';
import { sampleTitle } from './section-samples.tsx';

const Root = styled.nav`
  display: grid;
  gap: ${space(8)};

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

const PARTS: readonly (readonly [id: string, title: string])[] = [
  ['cores', 'Cores'],
  ['tipografia', 'Tipografia'],
  ['medidas', 'Medidas'],
  ['icones', 'Ícones'],
  ['retratos', 'Retratos'],
  ['botoes', 'Botões'],
  ['menus', 'Menus'],
  ['barras', 'Barras'],
  ['etiquetas', 'Etiquetas'],
  ['paginacao', 'Paginação'],
  ['dicas', 'Dicas'],
  ['alertas', 'Alertas'],
  ['cartoes', 'Cartões'],
  ['tabela', 'Tabela'],
  ['estados', 'Estados'],
  ['ilustracoes', 'Ilustrações'],
  ['formulario', 'Formulário'],
  ['cabecalho', 'Cabeçalho'],
];

/** Links to every part of the guide, and below them to every section, on the page of its type. */
export function GuideIndex() {
  return (
    <Root aria-label="Partes do guia">
      <IndexLinks links={PARTS.map(([id, title]) => [`#${id}`, title])} />
      <IndexLinks
        links={sampleNames.map(({ name, type, key }) => [`${guidePath(type)}#${key}`, sampleTitle(type, name)])}
      />
    </Root>
  );
}

function IndexLinks({ links }: { links: readonly (readonly [href: string, title: string])[] }) {
  return (
    <ul className="plain-list">
      {links.map(([href, title]) => (
        <li key={href}>
          <SmartLink href={href}>{title}</SmartLink>
        </li>
      ))}
    </ul>
  );
}
