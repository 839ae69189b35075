import { Alert, type AlertTone } from '../../ui/alert.tsx';
import { Card, Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { HoursTable } from '../../ui/hours-table.tsx';
import { Illustration } from '../../ui/illustration.tsx';
import { AwakeStyle } from '../../ui/awake-style.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Table } from '../../ui/table.tsx';
import { GuidePart } from './guide-part.tsx';

const alerts: readonly (readonly [AlertTone, string, string])[] = [
  ['info', 'Informação', 'Os resultados saem em até três dias úteis.'],
  ['success', 'Mensagem enviada', 'Responderemos em até dois dias úteis.'],
  ['warning', 'Atenção', 'Hoje a clínica fecha mais cedo.'],
  ['error', 'Não foi possível enviar', 'Tente novamente ou fale pelo WhatsApp.'],
];

const hours = [{ days: ['monday', 'tuesday', 'wednesday'], intervals: [{ opens: '07:30', closes: '18:00' }] }];

/** What tells visitors something: alerts, cards, tables. */
export function Messages() {
  return (
    <>
      <GuidePart id="alertas" title="Alertas">
        {alerts.map(([tone, title, text]) => (
          <Alert key={tone} tone={tone} title={title} role="note">
            <p>{text}</p>
          </Alert>
        ))}
      </GuidePart>
      <GuidePart id="cartoes" title="Cartões">
        <div className="wide-cells">
          <Card>
            <Stack $gap={6}>
              <Heading level={3}>Só texto</Heading>
              <Text $soft>Um cartão agrupa o que se lê junto.</Text>
            </Stack>
          </Card>
          <Card>
            <Stack $gap={6}>
              <Heading level={3}>Com ação</Heading>
              <Text $soft>A ação fica no fim.</Text>
              <LinkButton href="#cartoes" variant="soft" small>
                Saiba como
              </LinkButton>
            </Stack>
          </Card>
          <Card>
            <Stack $gap={6}>
              <Heading level={3}>Com dados</Heading>
              <HoursTable openingHours={hours} />
            </Stack>
          </Card>
        </div>
      </GuidePart>
      <GuidePart id="tabela" title="Tabela">
        <Table
          caption="Valores de demonstração"
          columns={['Atendimento', 'Valor', 'Duração']}
          rows={[
            ['Consulta', 'R$ 0,00', '40 min'],
            ['Retorno', 'R$ 0,00', '20 min'],
            ['Exame', 'sob consulta', '15 min'],
          ]}
        />
      </GuidePart>
      <GuidePart id="estados" title="Estados" lead="Vazio, carregando, erro.">
        <div className="wide-cells">
          <Card>
            <Stack $gap={6}>
              <Heading level={3}>Vazio</Heading>
              <Text $soft>Nenhum artigo neste tema.</Text>
            </Stack>
          </Card>
          <Card>
            <Stack $gap={6}>
              <Heading level={3}>Carregando</Heading>
              <progress aria-label="Carregando" />
            </Stack>
          </Card>
          <AwakeStyle />
          <div className="section-error" style={{ margin: 0 }}>
            <p>Não foi possível mostrar esta parte da página.</p>
            <button type="button" className="button-plain">
              Tentar de novo
            </button>
          </div>
        </div>
      </GuidePart>
      <GuidePart id="ilustracoes" title="Ilustrações">
        <div className="wide-cells">
          {(['reception', 'consulting-room', 'conversation', 'ultrasound', 'region-map', 'forest'] as const).map(
            (name) => (
              <Illustration key={name} name={name} ratio={4 / 3} />
            ),
          )}
        </div>
      </GuidePart>
    </>
  );
}
