import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Settings } from '#schemas/content.ts';
import { Container } from '../../ui/layout.tsx';
import { hoursSummary, week } from '../../ui/formats/hours.ts';
import { space, theme } from '../../ui/tokens.ts';
import type { Surface } from '../../ui/tones.ts';
import type { BookingLink } from '../../content/booking.ts';
import { FactsLine } from '../../shell/header-facts.tsx';
import { HeaderBar } from '../../shell/site-header.tsx';
import { OpenNow } from '../../ui/open-now.tsx';
import { settingsFixture } from '../../shell/settings.fixture.ts';
import { GuidePart, Sample } from './guide-part.tsx';

const PageStart = styled.div`
  background: ${theme.tone.ground};
  color: ${theme.tone.inkSoft};

  p {
    padding-block: ${space(12)};
  }
`;

const menu = (label: string, isUnder = false) => ({
  _key: label,
  label,
  isUnder,
  link: { kind: 'page' as const, href: '#cabecalho' },
});

const clinic = {
  ...settingsFixture,
  mainMenu: [menu('Serviços'), menu('Exames'), menu('Resultados', true), menu('Contato')],
};

const hours = (opens: string, closes: string) => ({
  openingHours: [{ days: week, intervals: [{ opens, closes }] }],
  utcOffset: -240,
});
const opened = <OpenNow clock={hours('00:00', '24:00')}>Todos os dias, 24 horas</OpenNow>;
const closed = <OpenNow clock={hours('03:00', '03:01')}>Todos os dias, 3h às 3h01</OpenNow>;
const booking: BookingLink = { href: '#cabecalho', label: 'Agendar consulta' };

const bar = (headerStyle: Settings['headerStyle']) => ({ settings: { ...clinic, headerStyle }, booking });

interface HeaderSampleProps {
  readonly id: string;
  readonly name: string;
  readonly facts?: ReactNode;
  /** The surface of the page's first section; white without it. */
  readonly ground?: Surface;
  /** The bar. */
  readonly children: ReactNode;
}

/** A header with the beginning of a page below it. */
function HeaderSample({ id, name, facts, ground, children }: HeaderSampleProps) {
  return (
    <Sample id={`cabecalho-${id}`} name={`Cabeçalho: ${name}`}>
      {facts}
      <PageStart data-surface={ground}>
        {children}
        <Container>
          <p>O que vem abaixo na página.</p>
        </Container>
      </PageStart>
    </Sample>
  );
}

/** The header in each look that staff may choose, and as it is after a scroll or where the clinic's data lack something. */
export function HeaderSamples() {
  const usual = <FactsLine settings={clinic} hoursNow={hoursSummary(clinic.hours.openingHours)} />;
  return (
    <>
      <GuidePart
        id="cabecalho"
        title="Cabeçalho"
        lead="Três fundos para a equipe escolher. A linha acima da barra diz onde, quando e por qual telefone."
      />
      <HeaderSample id="claro" name="claro" facts={<FactsLine settings={clinic} hoursNow={opened} />}>
        <HeaderBar {...bar('claro')} />
      </HeaderSample>
      <HeaderSample id="escuro" name="escuro" facts={<FactsLine settings={clinic} hoursNow={closed} />}>
        <HeaderBar {...bar('escuro')} />
      </HeaderSample>
      <HeaderSample id="sobre-azul" name="transparente sobre seção azul suave" facts={usual} ground="primaria">
        <HeaderBar {...bar('transparente')} />
      </HeaderSample>
      <HeaderSample id="sobre-escura" name="transparente sobre seção escura" facts={usual} ground="escura">
        <HeaderBar {...bar('transparente')} />
      </HeaderSample>
      <HeaderSample id="rolado" name="depois de rolar a página">
        <HeaderBar {...bar('transparente')} data-scrolled="" />
      </HeaderSample>
      <HeaderSample
        id="sem-botao"
        name="sem horário, sem telefone e sem botão"
        facts={<FactsLine settings={{ ...clinic, phones: [] }} hoursNow={null} />}
      >
        <HeaderBar {...bar('claro')} booking={null} />
      </HeaderSample>
    </>
  );
}
