import type { Page } from 'playwright-core';
import {
  chooseAction,
  chooseReference,
  documentPath,
  field,
  openHistory,
  publish,
  saved,
  settled,
  textInput,
} from '../../e2e/studio.ts';
import type { Camera } from './camera.ts';

/** Everything a scene needs; `open` goes to a place of Studio and waits until it is at rest. */
interface Stage {
  readonly page: Page;
  readonly shoot: Camera;
  readonly open: (path: string) => Promise<void>;
}

const dialogOf = (page: Page) => page.getByTestId('nested-object-dialog');

/** The start page, and where its shortcuts are. */
async function start({ page, shoot, open }: Stage): Promise<void> {
  await open('');
  await page.getByTestId('overview').waitFor();
  await shoot(page, 'inicio', page.getByRole('navigation', { name: 'Atalhos' }));
}

/** Other hours for one day, and the hours of the week. */
async function hours({ page, shoot, open }: Stage): Promise<void> {
  await open('');
  await page.getByRole('button', { name: 'Mudar o horário de hoje' }).click();
  await dialogOf(page).waitFor();
  await settled(page);
  const choice = dialogOf(page).locator('[data-testid^="field-"][data-testid$=".status"]').first();
  await choice.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await shoot(page, 'horario-de-hoje', choice);
  await page.keyboard.press('Escape');
  await open(documentPath('clinicHours', 'clinicHours', 'openingHours'));
  await shoot(page, 'horario-da-semana', field(page, 'openingHours'));
}

/** A new person of the team, with the registration that the council wants. */
async function professional({ page, shoot, open }: Stage): Promise<void> {
  await open('/intent/create/template=professional;type=professional');
  await textInput(page, 'fullName').fill('Gabriela Ensaio Prado');
  await field(page, 'slug').getByRole('button', { name: /Gerar/ }).click();
  await field(page, 'genderLabel').getByText('No feminino: Médica, Psicóloga').click();
  await chooseReference(page, 'area', 'Clínica geral');
  await settled(page);
  await textInput(page, 'fullName').scrollIntoViewIfNeeded();
  await shoot(page, 'profissional', field(page, 'fullName'));
  await field(page, 'registrations').getByTestId('add-single-object-button').click();
  await dialogOf(page).locator('select').nth(0).selectOption({ label: 'CRM · medicina' });
  await dialogOf(page).getByTestId('string-input').first().fill('12345');
  await settled(page);
  await shoot(page, 'registro', dialogOf(page).getByTestId('string-input').first());
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await saved(page);
  await shoot(page, 'publicar', page.getByTestId('action-publicar'));
}

/** A notice, written and scheduled. */
async function notice({ page, shoot, open }: Stage): Promise<void> {
  await open('');
  await page.getByRole('button', { name: 'Publicar um aviso' }).click();
  await textInput(page, 'title').fill('Não haverá atendimento na sexta à tarde');
  await saved(page);
  await settled(page);
  await shoot(page, 'aviso', field(page, 'title'));
  await page.getByTestId('action-menu-button').click();
  await shoot(page, 'menu', page.getByRole('menuitem', { name: 'Agendar publicação' }));
  await page.keyboard.press('Escape');
  await chooseAction(page, 'Agendar publicação');
  await settled(page);
  await shoot(page, 'agendar', page.getByRole('button', { name: 'Agendar', exact: true }));
  await page.keyboard.press('Escape');
}

/** What a rule says, and where. */
async function rule({ page, shoot, open }: Stage): Promise<void> {
  await open(documentPath('testimonial', 'testimonial-demonstracao'));
  await textInput(page, 'quote').fill('Foi a melhor clínica em que já estive.');
  await page.getByTestId('input-validation-icon-error').first().waitFor({ state: 'attached' });
  const pane = page.getByTestId('document-pane');
  await pane.getByRole('button', { name: 'Validação' }).click();
  const reason = pane.getByRole('button', { name: /CFM 2\.336/ });
  await reason.waitFor();
  await settled(page);
  await shoot(page, 'regra', reason);
}

/** An older state of a document, before it is restored. */
async function restore({ page, shoot, open }: Stage): Promise<void> {
  await open(documentPath('faqItem', 'faq-agendar'));
  await textInput(page, 'question').fill('Como faço para agendar?');
  await publish(page);
  await settled(page);
  const panel = await openHistory(page);
  await panel.getByRole('tab', { name: 'Histórico' }).click();
  const events = page.getByTestId('timeline-item-button');
  await events.last().click();
  await page.getByTestId('action-restaurar').waitFor();
  await settled(page);
  await page.getByText('O documento foi publicado').waitFor({ state: 'hidden' });
  await shoot(page, 'restaurar', page.getByTestId('action-restaurar'));
}

/** A visitor's message, and how it is marked as answered. */
async function message({ page, shoot, open }: Stage): Promise<void> {
  await open(documentPath('message', 'messages.exemplo'));
  const answers = page.getByTestId('answers');
  await answers.waitFor();
  await shoot(page, 'mensagem', answers);
}

/** In the order in which they are taken: what one leaves behind, the next ones see. */
export const SCENES = { start, hours, professional, notice, rule, restore, message };
