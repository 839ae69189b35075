import { Button, LinkButton } from '../../ui/button.tsx';
import { Chip, tints, type Tint } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Toolbar } from '../../ui/layout.tsx';
import { Tooltip, type TooltipSide } from '../../ui/tooltip.tsx';
import { GuidePart } from './guide-part.tsx';

const variants = ['solid', 'soft', 'quiet'] as const;
const sides: readonly (readonly [TooltipSide, string])[] = [
  ['top', 'acima'],
  ['bottom', 'abaixo'],
  ['left', 'à esquerda'],
  ['right', 'à direita'],
];

/** Everything that is pressed or leads somewhere. */
export function Actions() {
  return (
    <>
      <GuidePart id="botoes" title="Botões" lead="Três pesos, dois tamanhos, com e sem ícone, e o estado desabilitado.">
        {variants.map((variant) => (
          <div className="row" key={variant}>
            <Button variant={variant}>Agendar</Button>
            <Button variant={variant} small>
              Pequeno
            </Button>
            <Button variant={variant}>
              <Icon name="calendar" size={20} /> Com ícone
            </Button>
            <Button variant={variant} disabled>
              Desabilitado
            </Button>
            <Button variant={variant} aria-busy="true" aria-disabled="true">
              Enviando…
            </Button>
            <LinkButton variant={variant} href="#botoes">
              Link
            </LinkButton>
          </div>
        ))}
      </GuidePart>
      <GuidePart id="menus" title="Menus" lead="Abrem e fecham sem script, com mouse, toque e teclado.">
        <div className="row">
          {['Serviços', 'Exames', 'Sobre'].map((label) => (
            <Menu
              key={label}
              label={label}
              items={[
                { href: '#menus', label: `${label}, primeiro item` },
                { href: '#botoes', label: `${label}, segundo item` },
              ]}
            />
          ))}
        </div>
      </GuidePart>
      <GuidePart id="barras" title="Barras" lead="64 px em telas largas, 56 px em telas pequenas, 48 px na densa.">
        <Toolbar>
          <span>Barra</span>
          <Button small>Ação</Button>
        </Toolbar>
        <Toolbar $dense>
          <span>Barra densa</span>
          <Icon name="menu" />
        </Toolbar>
      </GuidePart>
      <GuidePart id="etiquetas" title="Etiquetas">
        <div className="row">
          {(Object.keys(tints) as Tint[]).map((tint) => (
            <Chip key={tint} $tone={tint}>
              {tint}
            </Chip>
          ))}
          <Chip>
            <Icon name="check" size={16} /> Com ícone
          </Chip>
        </div>
      </GuidePart>
      <GuidePart id="paginacao" title="Paginação">
        <Pagination label="Nove páginas" page={5} pages={9} href={() => '#paginacao'} />
        <Pagination label="Quinze páginas" page={1} pages={15} href={() => '#paginacao'} />
        <Pagination label="Uma página" page={1} pages={1} href={() => '#paginacao'} />
      </GuidePart>
      <GuidePart id="dicas" title="Dicas" lead="Aparecem com o ponteiro e com o foco.">
        <div className="row">
          {sides.map(([side, words]) => (
            <Tooltip key={side} id={`dica-${side}`} side={side} text={`Dica ${words}`}>
              <Button variant="soft" aria-describedby={`dica-${side}`}>
                Dica {words}
              </Button>
            </Tooltip>
          ))}
        </div>
      </GuidePart>
    </>
  );
}
