import type { ReactNode } from 'react';

import type { Expiring } from '../dashboard/expiring.ts';
import { LEADS, visitsOf, type WeekOfVisits } from '../dashboard/visit-weeks.ts';
import { breachPeriodsOf, lengthOf, publicationsOf } from './month-report.ts';
import type { Month } from './use-month.ts';

interface ReportSheetProps {
  readonly report: Month;
  /** `novembro de 2026` */
  readonly title: string;
  readonly now: Date;
  readonly timeZone: string;
  readonly typeTitle: (type: string) => string;
  readonly typeOf: (type: string) => unknown;
  readonly expiring: readonly Expiring[];
  /** Undefined where nobody counts: in a hosted project. */
  readonly weeks: readonly WeekOfVisits[] | undefined;
}

/** The report itself: plain, because it is printed and signed. */
export function ReportSheet(props: ReportSheetProps) {
  const { report, title, now, timeZone, typeTitle, typeOf, expiring, weeks } = props;
  const { range, data, requests, signer, names } = report;
  const formatMoment = momentsIn(timeZone);
  const publications = publicationsOf(data, requests, typeOf);
  const byPeople = publications.filter(({ isBySystem }) => !isBySystem);
  const bySystem = publications.filter(({ isBySystem }) => isBySystem);
  const breaches = breachPeriodsOf(data);
  const end = range.until < now.toISOString() ? range.until : now.toISOString();
  return (
    <article className="month-report">
      <style>{REPORT_STYLE}</style>
      <h1>Relatório do mês: {title}</h1>
      <p>
        {[signer?.clinic, `O que o site publicou de ${formatMoment(range.from)} a ${formatMoment(end)}`]
          .filter(Boolean)
          .join('. ')}
        .
      </p>
      <h2>O que as pessoas mudaram no site ({byPeople.length})</h2>
      <Table
        head={['Quando', 'O quê', 'Mudança', 'Quem publicou', 'Quem pediu', 'Aprovado por']}
        empty="Nada mudou."
        rows={byPeople.map(({ key, at, title: name, type, action, differences, by, requestedBy, approvedBy }) => ({
          key,
          cells: [
            formatMoment(at),
            `${name} (${typeTitle(type)})`,
            <Change key="change" action={action} differences={differences} />,
            names[by] ?? 'Conta que não existe mais',
            requestedBy ?? '',
            approvedBy ?? '',
          ],
        }))}
      />
      <h2>O que ficou fora das regras ({breaches.length})</h2>
      <Table
        head={['O quê', 'Regra', 'Efeito no site', 'Desde', 'Até', 'Tempo no mês']}
        empty="Nada do que estava publicado quebrou uma regra."
        rows={breaches.map(({ key, title: name, type, message, effect, since, until }) => ({
          key: `${key} ${since ?? ''}`,
          cells: [
            `${name} (${typeTitle(type)})`,
            message,
            effect,
            since ? formatMoment(since) : 'antes do mês',
            until ? formatMoment(until) : 'continua',
            lengthOf(since ?? range.from, until ?? end),
          ],
        }))}
      />
      <h2>O que o sistema publicou sozinho ({bySystem.length})</h2>
      <Table
        head={['Quando', 'O quê', 'Mudança']}
        empty="Nada."
        rows={[
          ...Map.groupBy(bySystem, ({ at, type, action }) => [formatMoment(at), typeTitle(type), action].join(' · ')),
        ].map(([key, together]) => {
          const [first] = together;
          const titles = together.map(({ title: name }) => name).join(', ');
          return {
            key,
            cells: first ? [formatMoment(first.at), `${typeTitle(first.type)}: ${titles}`, first.action] : [],
          };
        })}
      />
      <Dates title="O que já venceu" rows={expiring.filter(({ over }) => over)} empty="Nada venceu." />
      <Dates title="O que vence nos próximos 30 dias" rows={expiring.filter(({ over }) => !over)} empty="Nada vence." />
      {weeks && <Visits weeks={weeks} />}
      <h2>O que este relatório não sabe</h2>
      <ul>
        {notKept(report, formatMoment).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="made">Feito em {formatMoment(now.toISOString())}; o que vence é contado a partir desse dia.</p>
      <div className="signature">
        <p>Local e data</p>
        <p>{[signer?.director, signer?.registration, 'diretor(a) técnico(a)'].filter(Boolean).join(', ')}</p>
      </div>
    </article>
  );
}

interface DatesProps {
  readonly title: string;
  readonly rows: readonly Expiring[];
  readonly empty: string;
}

function Dates({ title, rows, empty }: DatesProps) {
  return (
    <>
      <h2>
        {title} ({rows.length})
      </h2>
      <Table
        head={['O quê', 'Quando']}
        empty={empty}
        rows={rows.map(({ key, title: name, detail }) => ({ key, cells: [name, detail] }))}
      />
    </>
  );
}

function Visits({ weeks }: { readonly weeks: readonly WeekOfVisits[] }) {
  const visits = weeks.reduce((sum, week) => sum + visitsOf(week), 0);
  return (
    <>
      <h2>Visitas e contatos pelo site ({visits})</h2>
      <Table
        head={['Semana que começou em', 'Visitas', ...LEADS.map(([, name]) => name)]}
        empty="Nenhuma visita contada. Os números ficam guardados por treze semanas."
        rows={weeks.map((week) => ({
          key: week.week,
          cells: [
            week.week.split('-').reverse().join('/'),
            visitsOf(week),
            ...LEADS.map(([name]) => week.leads[name] ?? 0),
          ],
        }))}
      />
    </>
  );
}

interface ChangeProps {
  readonly action: string;
  readonly differences: readonly string[];
}

/** What was done, and of a change which fields, from what and to what. */
function Change({ action, differences }: ChangeProps) {
  return (
    <>
      {action}
      {differences.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </>
  );
}

function notKept({ data, range }: Month, formatMoment: (at: string) => string): readonly string[] {
  const isLate = data.keptSince !== null && data.keptSince > range.from;
  return [
    ...(isLate && data.keptSince ? [`A história do conteúdo começa em ${formatMoment(data.keptSince)}.`] : []),
    ...(data.isWhole ? [] : ['Houve mais mudanças do que cabem aqui: só as primeiras estão na lista.']),
    'As regras são as de hoje, aplicadas ao que estava publicado em cada momento. O que depende da data é conferido com a data de hoje.',
    'O que o site deixou de mostrar não é guardado com o conteúdo: o tempo fora das regras foi refeito pela história.',
    'De cada documento fica guardado só o último pedido de aprovação. Conteúdo apagado de vez (LGPD) não aparece.',
  ];
}

interface TableProps {
  readonly head: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  readonly empty: string;
}

function Table({ head, rows, empty }: TableProps) {
  if (rows.length === 0) return <p>{empty}</p>;
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={head[index]} data-head={head[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function momentsIn(timeZone: string): (at: string) => string {
  const format = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return (at) => format.format(new Date(at));
}

/** Paper is white, whatever Studio's theme; on the screen the sheet looks as it will be printed. */
const REPORT_STYLE = `
.month-report { background: #fff; color: #111; padding: 24px; overflow-wrap: anywhere; font: 13px/1.45 system-ui, sans-serif; }
.month-report h1 { font-size: 20px; margin: 0 0 8px; }
.month-report h2 { font-size: 15px; margin: 24px 0 8px; break-after: avoid; }
.month-report p { margin: 0 0 8px; }
.month-report ul { margin: 0; padding-inline-start: 20px; }
.month-report table { width: 100%; border-collapse: collapse; }
.month-report th, .month-report td { text-align: start; vertical-align: top; min-inline-size: 7em; padding: 4px 8px 4px 0; border-block-end: 1px solid #bbb; }
.month-report th { font-weight: 600; overflow-wrap: normal; border-block-end-color: #111; }
.month-report tr { break-inside: avoid; }
.month-report thead { display: table-header-group; }
/* On a telephone each row is a block, and each of its lines says what it is. */
@media screen and (max-width: 760px) {
  .month-report { padding: 16px; }
  .month-report thead { display: none; }
  .month-report tr, .month-report td { display: block; }
  .month-report tr { padding-block: 8px; border-block-end: 1px solid #bbb; }
  .month-report td { padding: 0; border: 0; }
  .month-report td:empty { display: none; }
  .month-report td::before { content: attr(data-head) ': '; color: #444; }
  .month-report .signature { flex-direction: column; gap: 56px; }
}
.month-report .made { margin-block-start: 16px; color: #444; }
.month-report .signature { display: flex; gap: 48px; margin-block-start: 72px; break-inside: avoid; }
.month-report .signature p { flex: 1; border-block-start: 1px solid #111; padding-block-start: 4px; }
.printed-report { display: none; }
@media print {
  /* What is signed says how many pages there are. */
  @page { margin: 16mm; @bottom-right { content: 'Página ' counter(page) ' de ' counter(pages); font: 9pt system-ui, sans-serif; } }
  html, body { height: auto !important; overflow: visible !important; background: #fff !important; }
  body > *:not(.printed-report) { display: none !important; }
  .printed-report { display: block; }
  .month-report { padding: 0; font-size: 10pt; }
}
`;
