/**
 * Parts of Studio that are ours, and dialogs of ours: what `studio-parts.test.ts` looks at. A new one is a line in a table;
 * `scripts/studio-dialogs.test.ts` fails for a dialog without.
 */
import type { SanityClient } from '@sanity/client';
import type { Page } from 'playwright-core';
import { questions } from '../studio/first-week/answers.ts';
import { tabTo } from './keyboard.ts';
import { documentPath } from './studio.ts';

type Do = (page: Page, client: SanityClient) => Promise<unknown>;

interface Part {
  readonly path: string;
  /** What is looked at. */
  readonly part: string;
  /** Brings it about, may be done again. */
  readonly before?: Do;
  readonly as?: 'director';
}

const testId = (name: string) => `[data-testid="${name}"]`;
const settings = (field: string) => documentPath('siteSettings', 'siteSettings', field);

/** A planned change of the name “Ensaio”. */
export const PLANNED = 'rEnsaio';

/** Tools, panes, and inputs in forms. */
export const PARTS: Readonly<Record<string, Part>> = {
  'the start screen': { path: '/inicio', part: testId('dashboard') },
  'the start screen of the director, with the whole text to approve': {
    path: '/inicio',
    part: testId('dashboard'),
    as: 'director',
    async before(page) {
      await page.locator('summary', { hasText: 'Ler tudo o que se aprova' }).first().click();
      await page.locator('details[open]').first().waitFor();
    },
  },
  'the month’s report': { path: '/relatorio', part: testId('report') },
  'the guide': { path: '/ajuda', part: testId('guide') },
  'what was deleted': { path: '/structure/removed', part: testId('removed') },
  'an order': { path: '/structure/services;order-exam', part: testId('order') },
  'the table of prices': {
    path: '/structure/plans;price-table',
    part: testId('price-table'),
    async before(page) {
      await page.getByRole('textbox', { name: 'Valor: Consulta médica por vídeo' }).fill('cem');
      await page.getByRole('alert').first().waitFor();
    },
  },
  'plans of several exams': { path: '/structure/plans;many-plans', part: testId('many-plans'), before: choosePlan },
  'links of an old site, tried out (U8)': {
    path: '/structure/moving-in',
    part: testId('moving-in'),
    async before(page) {
      const list = '/contatos\t/contato\n/equipe\t/exames\n/x\t/nao-ha\nsem barra\t/contato';
      await page.getByRole('textbox', { name: 'Links antigos e novos' }).fill(list);
      await page.getByRole('row', { name: /Não há página em/ }).waitFor();
    },
  },
  'requests for an appointment': { path: '/structure/requests', part: testId('request-board') },
  'a message and its answers': {
    path: documentPath('message', 'messages.acesso'),
    part: testId('answers'),
    before: (page) => page.getByRole('button', { name: 'Pedir que ligue' }).click(),
  },
  'a request for approval': { path: documentPath('testimonial', 'depoimento'), part: testId('approval-banner') },
  'a special date': {
    path: '/inicio',
    part: testId('day-outcome'),
    before: (page) => page.getByRole('button', { name: 'Mudar o horário de hoje' }).click(),
  },
  'the brand colour': { path: settings('brandColor'), part: testId('field-brandColor') },
  'plans that somebody accepts': {
    path: documentPath('professional', 'professional-ana-exemplo', 'acceptedPlans'),
    part: testId('accepted-plans'),
  },
  'what somebody new still lacks': {
    path: documentPath('professional', 'recem-chegada'),
    part: '[aria-label="Para completar o perfil"]',
  },
  'who accepts a plan': {
    path: documentPath('healthPlan', 'plan-exemplo-a', 'coverage'),
    part: testId('field-coverage'),
    before: (page) =>
      page
        .getByRole('textbox', { name: /^Observação: / })
        .first()
        .waitFor(),
  },
  'a preparation to copy': {
    path: documentPath('exam', 'exam-us-tireoide', 'copyPreparation'),
    part: testId('field-copyPreparation'),
  },
  'an amount that is none': {
    path: documentPath('priceItem', 'price-consulta', 'amountCents'),
    part: testId('field-amountCents'),
    before: (page) => unreadable(page, 'amountCents', 'cem'),
  },
  'a day that is none': {
    path: documentPath('priceItem', 'price-consulta', 'validFrom'),
    part: testId('field-validFrom'),
    before: (page) => unreadable(page, 'validFrom', 'um dia'),
  },
  'the font': { path: settings('font'), part: testId('field-font') },
};

export interface Dialog {
  /** Where it is written, below `studio/`. */
  readonly file: string;
  readonly path: string;
  readonly before?: Do;
  /** What opens it: a button, or an action in the menu beside Publish. */
  readonly button?: string | RegExp;
  readonly action?: string;
  /** A step inside of it, by keyboard. */
  readonly step?: Do;
  /** The button, where the step gives it another name. */
  readonly calledAfterwards?: string;
  readonly as?: 'director';
}

const FIRST_WEEK = { file: 'first-week/first-week-dialog.tsx', path: '/inicio', button: 'Começar' };
const SWAP_PHOTO = { file: 'photos/swap-photo-dialog.tsx', path: '/inicio', button: 'Trocar foto' };
const LEAVES = 'leaving/person-leaves.tsx';

export const DIALOGS: Readonly<Record<string, Dialog>> = {
  'the first week, with an answer that cannot be taken': {
    ...FIRST_WEEK,
    before: (_, client) => firstWeek(client, {}),
    async step(page) {
      await tabTo(page, page.getByRole('textbox', { name: 'Nome da clínica' }));
      await page.keyboard.type('Clínica Ensaio');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('alert').first().waitFor();
    },
  },
  'the first week, after a question': {
    ...FIRST_WEEK,
    calledAfterwards: 'Continuar',
    before: (_, client) => firstWeek(client, {}),
    async step(page) {
      // The tab has what the row above typed.
      await page.getByRole('textbox', { name: 'Nome da clínica' }).fill('');
      await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Continuar' }));
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Voltar' }).waitFor();
    },
  },
  'the first week, before the demonstration goes': {
    ...FIRST_WEEK,
    button: 'Continuar',
    before: (_, client) => firstWeek(client, { answers: answered() }),
  },
  'the first week, with what is left of the demonstration': {
    ...FIRST_WEEK,
    button: 'Continuar',
    before: (_, client) => firstWeek(client, { answers: answered(), changed: [] }),
  },
  'Trocar foto': SWAP_PHOTO,
  'Trocar foto, after a place was chosen': {
    ...SWAP_PHOTO,
    async step(page) {
      const place = page.getByRole('region', { name: 'Sem foto ainda' }).getByRole('button').first();
      await tabTo(page, place);
      await page.keyboard.press('Enter');
      await page.getByTestId('swap-photo').waitFor();
    },
  },
  'a document out of a backup': {
    file: 'backups/from-backup-dialog.tsx',
    path: '/inicio',
    button: 'Recuperar de uma cópia',
  },
  'prices to publish': {
    file: 'prices/price-dialogs.tsx',
    path: '/structure/plans;price-table',
    button: /^Publicar 1 /,
    before: (page) => page.getByRole('textbox', { name: 'Valor: Consulta médica por vídeo' }).fill('2,50'),
  },
  'prices for a planned change': {
    file: 'prices/include-dialog.tsx',
    path: `/structure/plans;price-table?perspective=${PLANNED}`,
    button: 'Incluir 1 alteração em “Ensaio”',
    before: (page) => page.getByRole('textbox', { name: 'Valor: Consulta médica por vídeo' }).fill('2,50'),
  },
  'prices of a spreadsheet': {
    file: 'prices/price-dialogs.tsx',
    path: '/structure/plans;price-table',
    button: 'Ler planilha (CSV)',
    async before(page) {
      const name = 'valores.csv';
      page.once('filechooser', (chooser) => void chooser.setFiles({ name, mimeType: 'text/csv', buffer: CSV }));
    },
  },
  'plans to publish': {
    file: 'plans/many-plans-pane.tsx',
    path: '/structure/plans;many-plans',
    button: /^Publicar \d/,
    before: choosePlan,
  },
  'a page in the menu (M5)': {
    file: 'menu/menu-action.tsx',
    path: documentPath('exam', 'exam-rx-torax'),
    action: 'Pôr no menu ou tirar',
  },
  'somebody who leaves': {
    file: LEAVES,
    path: documentPath('professional', 'professional-bruno-modelo'),
    action: 'Saiu da clínica',
  },
  'the technical director, who cannot leave yet': {
    file: LEAVES,
    path: documentPath('professional', 'professional-ana-exemplo'),
    action: 'Saiu da clínica',
  },
  'somebody who takes over': {
    file: LEAVES,
    path: documentPath('professional', 'quem-saiu'),
    action: 'Trocar por outra pessoa',
  },
  'what is in use': {
    file: 'references/unless-referred-to.tsx',
    path: documentPath('professional', 'professional-bruno-modelo'),
    action: 'Excluir',
  },
  'a publication to schedule': {
    file: 'scheduling/schedule-in-words.tsx',
    path: documentPath('professional', 'agendada'),
    action: 'Agendar publicação',
  },
  'a request for approval': {
    file: 'approval/request-actions.tsx',
    path: documentPath('testimonial', 'elogio'),
    button: 'Pedir aprovação',
  },
  'an approval': {
    file: 'approval/approval-dialog.tsx',
    path: '/inicio',
    button: 'Aprovar e publicar',
    as: 'director',
  },
  'a request to return': {
    file: 'approval/request-actions.tsx',
    path: documentPath('testimonial', 'depoimento'),
    action: 'Devolver',
    as: 'director',
  },
};

const CSV = Buffer.from('Item;Valor\nConsulta médica por vídeo;250,00\nSem nome;1\n');

async function choosePlan(page: Page): Promise<void> {
  await page.getByTestId('many-plans').getByRole('checkbox', { name: 'Raio-X de tórax' }).check();
  await page
    .getByTestId('many-plans')
    .getByRole('checkbox', { name: /Convênio Exemplo C/ })
    .check();
}

async function unreadable(page: Page, field: string, text: string): Promise<void> {
  const input = page.getByTestId(`field-${field}`).locator('input').first();
  await input.fill(text);
  await input.press('Tab');
  await page.getByTestId(`field-${field}`).getByRole('alert').waitFor();
}

/** Has the first week stand where it is wanted (`studio/first-week/use-first-week.ts`). */
async function firstWeek(client: SanityClient, state: object): Promise<unknown> {
  return await client.createOrReplace({ _id: 'state.firstWeek', _type: 'firstWeek', ...state });
}

const answered = () => Object.fromEntries(questions([]).flatMap(({ fields }) => fields.map(({ name }) => [name, ''])));
