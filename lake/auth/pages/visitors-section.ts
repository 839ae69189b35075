import { html } from 'hono/html';
import type { Measure, Visitors } from '../../operations/visitors.ts';
import type { Html } from '../html-page.ts';

/** Names that staff understand, and what counts as good (https://web.dev/articles/vitals). */
const MEASURES: Readonly<Record<string, { readonly title: string; readonly good: number }>> = {
  TTFB: { title: 'Primeira resposta do servidor', good: 800 },
  FCP: { title: 'Primeira coisa na tela', good: 1800 },
  LCP: { title: 'Conteúdo principal na tela', good: 2500 },
  INP: { title: 'Resposta a um toque ou clique', good: 200 },
  CLS: { title: 'Deslocamento do conteúdo', good: 100 },
};
const DEVICES: Readonly<Record<string, string>> = { phone: 'tela pequena', computer: 'tela grande' };

/** How the site reaches visitors, in the last four weeks. */
export function visitorsSection({ visits, measures, errors }: Visitors): Html {
  return html`<h2>Visitantes</h2>
    <p class="hint">
      Medido nos navegadores, sem cookies e sem nada que identifique alguém: ${visits} visitas em até 28 dias. De cada
      quatro visitas, três ficaram dentro do valor.
    </p>
    ${measures.length === 0 ? html`<p>Nenhuma visita medida.</p>` : measureTable(measures)}
    <h2>Erros nos navegadores</h2>
    ${
      errors.length === 0
        ? html`<p>Nenhum erro relatado.</p>`
        : html`<ul>
            ${errors.map(({ text, count }) => html`<li><code>${text}</code> (${count})</li>`)}
          </ul>`
    }`;
}

function measureTable(measures: readonly Measure[]): Html {
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Medida</th>
          <th scope="col">Valor</th>
          <th scope="col">Recomendado</th>
          <th scope="col">Pior página</th>
          <th scope="col">Visitas</th>
        </tr>
      </thead>
      <tbody>
        ${measures.map(({ name, device, count, third, worst }) => {
          const { title, good } = MEASURES[name] ?? { title: name, good: Infinity };
          return html`<tr>
            <td>${title} <span class="tag">${DEVICES[device] ?? device}</span></td>
            <td data-label="Valor">${valueText(name, third)}${third > good ? ' (acima)' : ''}</td>
            <td data-label="Recomendado">${valueText(name, good)}</td>
            <td data-label="Pior página">${worst ? `${worst.page} (${valueText(name, worst.third)})` : ''}</td>
            <td data-label="Visitas">${count}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

const NUMBER = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

function valueText(name: string, value: number): string {
  if (value === Infinity) return 'além da escala';
  if (name === 'CLS') return `até ${NUMBER.format(value / 1000)}`;
  return value >= 1000 ? `até ${NUMBER.format(value / 1000)} s` : `até ${NUMBER.format(value)} ms`;
}
