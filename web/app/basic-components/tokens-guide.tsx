import { styled } from 'styled-components';
import { PORTRAITS } from '#schemas/objects/drawings.ts';
import { AvatarInitials } from '../../ui/avatar-initials.tsx';
import { DrawnPortrait } from '../../ui/drawn-portrait.tsx';
import { Column, Grid } from '../../ui/layout.tsx';
import { breakpoint, radius, shadow, space, theme, type, weight } from '../../ui/tokens.ts';
import { Heading } from '../../ui/text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { iconNames } from '../../ui/icon-names.ts';
import { Table } from '../../ui/table.tsx';
import { surfaces } from '../../ui/tones.ts';
import { GuidePart } from './guide-part.tsx';

const Swatch = styled.div`
  display: grid;
  gap: ${space(4)};

  span {
    display: block;
    height: 4rem;
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.control};
  }
`;

const Surface = styled.div`
  padding: ${space(12)};
  border: 1px solid ${theme.tone.line};
  border-radius: ${radius.card};
  background: ${theme.tone.ground};
  color: ${theme.tone.ink};

  .soft {
    color: ${theme.tone.inkSoft};
  }
  .link {
    color: ${theme.tone.link};
  }
`;

const Span = styled.p`
  padding: ${space(6)};
  border-radius: ${radius.control};
  background: ${theme.tone.tint};
  color: ${theme.tone.tintInk};
`;

/** The two splits that pages are made of, each whole on a phone. */
const gridSamples = [
  { label: '7 de 12', span: { gridMd: 7 } },
  { label: '5 de 12', span: { gridMd: 5 } },
  { label: '8 de 12', span: { gridSm: 6, gridLg: 8 } },
  { label: '4 de 12', span: { gridSm: 6, gridLg: 4 } },
  { label: '6 ou 9 de 12', span: { gridLg: 6, gridXl: 9 } },
  { label: '6 ou 3 de 12', span: { gridLg: 6, gridXl: 3 } },
];

const steps = Array.from({ length: 17 }, (_, step) => step);

/** Every token, drawn with itself. */
export function TokensGuide({ font }: { readonly font: string }) {
  return (
    <>
      <GuidePart id="cores" title="Cores" lead="As sete cores por função são as mesmas no tema claro e no escuro.">
        <div className="cells">
          {Object.entries(theme.role).map(([name, value]) => (
            <Swatch key={name}>
              <span style={{ background: value }} />
              <code>{name}</code>
            </Swatch>
          ))}
        </div>
        <h3>Superfícies</h3>
        <div className="cells">
          {surfaces.map((surface) => (
            <Surface key={surface} data-surface={surface}>
              <p>{surface}</p>
              <p className="soft">Texto de apoio</p>
              <p className="link">Link</p>
            </Surface>
          ))}
        </div>
        <h3>Tons</h3>
        <div className="cells">
          {Object.entries(theme.tone).map(([name, value]) => (
            <Swatch key={name}>
              <span style={{ background: value }} />
              <code>{name}</code>
            </Swatch>
          ))}
        </div>
      </GuidePart>
      <GuidePart id="tipografia" title="Tipografia" lead={`${font}, pesos 400, 500 e 700, em uma escala fluida.`}>
        <div>
          {(['display', 'h2', 'h3', 'h4'] as const).map((size) => (
            <Heading key={size} level={3} size={size}>
              Título {size}
            </Heading>
          ))}
        </div>
        {(['lead', 'body', 'small'] as const).map((size) => (
          <p key={size} style={{ fontSize: type[size] }}>
            Texto {size}: a consulta começa com uma conversa.
          </p>
        ))}
        {Object.entries(weight).map(([name, value]) => (
          <p key={name} style={{ fontWeight: value }}>
            Peso {value}, {name}
          </p>
        ))}
      </GuidePart>
      <GuidePart id="medidas" title="Medidas" lead="Espaços em passos de 2 px, de 0 a 16.">
        <div>
          {steps.map((step) => (
            <div className="row" key={step}>
              <code>{step}</code>
              <span style={{ width: space(step), height: '0.5rem', background: theme.role.primary }} />
              <small>{step * 2} px</small>
            </div>
          ))}
        </div>
        <div className="cells">
          {Object.entries(radius).map(([name, value]) => (
            <Swatch key={name}>
              <span style={{ borderRadius: value, background: theme.tone.tint }} />
              <code>
                {name} {value}
              </code>
            </Swatch>
          ))}
          <Swatch>
            <span style={{ boxShadow: shadow, background: theme.tone.card }} />
            <code>shadow</code>
          </Swatch>
        </div>
        <h3>Grade de 12 colunas</h3>
        <Grid>
          {gridSamples.map(({ label, span }) => (
            <Column key={label} $span={span}>
              <Span>{label}</Span>
            </Column>
          ))}
        </Grid>
        <Table
          caption="Larguras de tela"
          columns={['Nome', 'A partir de']}
          rows={Object.entries(breakpoint).map(([name, width]) => [name, `${width} px`] as const)}
        />
      </GuidePart>
      <GuidePart id="icones" title="Ícones" lead="Traço de 1,75, sempre ao lado de palavras.">
        <div className="cells">
          {iconNames.map((name) => (
            <div className="row" key={name}>
              <Icon name={name} />
              <code>{name}</code>
            </div>
          ))}
        </div>
      </GuidePart>
      <GuidePart id="retratos" title="Retratos" lead="Sem foto: um desenho, ou as iniciais no tom da área.">
        <div className="cells">
          <AvatarInitials name="Ana Exemplo" tone="blue" />
          <AvatarInitials name="Carla Amostra" tone="violet" />
          <AvatarInitials name="Bruno Modelo" tone="green" />
          {PORTRAITS.map(({ value }) => (
            <DrawnPortrait key={value} name={value} />
          ))}
        </div>
      </GuidePart>
    </>
  );
}
