import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { examTypes, preparation as full } from '#schemas/documents/exam/exam.fixture.ts';
import { jsonResponse } from '#web/live/response.fixture.ts';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import { matcher } from '#web/ui/search-words.ts';
import type { SectionProps } from '../index.ts';
import { ExamPreparation } from './exam-preparation.tsx';
import Exams from './exams.tsx';
import type { ExamItem } from './preparation-lines.ts';

const exam = {
  _id: 'e',
  title: 'Ultrassonografia de abdome total',
  slug: 'abdome',
  modality: examTypes.ultrasound,
  bodyRegion: 'Abdome',
  synonyms: ['ultrassom de barriga'],
  summary: 'Por ondas de som.',
  requiresMedicalOrder: true,
  requiresAppointment: true,
  usesContrast: false,
  asksAboutMetal: false,
  ionizingRadiation: false,
  durationMinutes: null,
  resultDays: null,
  resultDeadline: null,
  needsNothing: false,
  needsFullBladder: false,
  needsFasting: true,
} satisfies ExamItem;

const preparation = { ...full, diet: null, bring: ['pedido'], warnings: null };

const review = {
  preparation,
  reviewedAt: '2026-10-12',
  reviewedBy: { ...settingsFixture.technicalDirector, status: 'ativo' as const },
};

const props = {
  _key: 'x',
  _type: 'exams',
  anchorId: null,
  variant: 'lista',
  modalities: null,
  surface: null,
  header: { eyebrow: null, title: 'Exames', lead: null, align: null, titleHidden: null },
  items: [
    exam,
    { ...exam, _id: 'r', title: 'Raio-X de tórax', modality: examTypes.xRay, slug: 'torax', synonyms: null },
  ],
  preparations: [],
  imagingLead: null,
  hours: null,
} satisfies SectionProps<'exams'>;

/** Has content read again, as the watcher of a page does. */
function Reader() {
  const { mutate } = useSWRConfig();
  return (
    <button type="button" onClick={() => void mutate('/api/content/exams')}>
      read again
    </button>
  );
}

async function show(more: Partial<SectionProps<'exams'>> = {}): Promise<HTMLInputElement> {
  const cache = new Map();
  await act(async () => {
    render(
      <SWRConfig value={{ provider: () => cache }}>
        <Exams {...props} {...more} />
        <Reader />
      </SWRConfig>,
    );
  });
  return await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Buscar exame' });
}

const offToday = {
  _key: 'u',
  department: 'Ultrassonografia',
  label: null,
  status: 'fechado',
  intervals: null,
  day: '2026-11-23',
} as const;

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('says of an exam in a list what is not alike in all of them', async () => {
  const free = {
    needsFasting: false,
    needsNothing: true,
    requiresMedicalOrder: false,
    durationMinutes: 20,
    resultDays: 1,
  };
  await show({ items: [exam, { ...exam, ...free, _id: 'f', bodyRegion: null }] });
  const facts = [...document.querySelectorAll('.facts')].map(({ textContent }) => textContent);
  expect(facts).toEqual([
    `${exam.bodyRegion}: com jejum`,
    'sem preparo, sem pedido médico, 20 min, resultado em 1 dia útil',
  ]);
});

it('finds an exam by the name people use', async () => {
  const field = await show();
  expect(field.form?.dataset.narrows).toBe(document.querySelector('[id]:has(> .groups)')?.id);
  const words = [...document.querySelectorAll<HTMLElement>('li[data-words]')].map(({ dataset }) => dataset.words ?? '');
  expect(words.map(matcher('Barriga'))).toEqual([true, false]);
  // P2: as people type a technique.
  expect(words.map(matcher('usg'))).toEqual([true, false]);
  expect(words.map(matcher('raiox'))).toEqual([false, true]);
});

it('shows of what it reads the modalities that staff chose for it (S5)', async () => {
  const [sound, ray] = props.items;
  globalThis.fetch = async () => jsonResponse({ data: [sound, ray, { ...sound, _id: 'n', slug: 'novo' }], tags: [] });
  await show({ modalities: [examTypes.ultrasound._id], items: [exam] });
  expect(addresses()).toEqual(['/exames/abdome']);
  await act(async () => screen.getByText('read again').click());
  expect(addresses()).toEqual(['/exames/abdome', '/exames/novo']);
});

it('C2: names who answers for the imaging service, identified as the council asks (E2)', async () => {
  await show({ imagingLead: settingsFixture.technicalDirector });
  expect(screen.getByText(/^Responsável pelo serviço de imagem/).textContent).toBe(
    'Responsável pelo serviço de imagem: Ana Exemplo da Silva · MÉDICA · CRM-MT 00000',
  );
});

it('opens the preparation in place', async () => {
  await act(async () => {
    render(<Exams {...props} variant="preparo" preparations={[{ _id: 'e', ...review }]} />);
  });
  await screen.findByRole('searchbox');
  const details = screen.getByText(exam.title).closest('details');
  expect(details?.textContent).toContain('Até 6 anos');
  expect(details?.textContent).toContain('Jejum de 6 horas');
  // Below the title of the type of exam.
  expect(screen.getByRole('heading', { name: 'Até 6 anos' }).tagName).toBe('H4');
  expect(screen.getByRole('heading', { name: 'O que levar' }).tagName).toBe('H5');
});

it('names who reviewed the preparation, with registration and date (M1)', () => {
  render(<ExamPreparation {...review} />);
  expect(screen.getByText(/Revisado por/).textContent).toBe(
    'Revisado por Ana Exemplo da Silva · MÉDICA · CRM-MT 00000, em 12 de outubro de 2026. Em caso de dúvida, fale com a clínica.',
  );
});

it('asks about pregnancy where there is radiation (E5)', () => {
  const { rerender } = render(<ExamPreparation {...review} ionizingRadiation />);
  expect(screen.getByText(/possibilidade de gravidez/)).toBeTruthy();
  rerender(<ExamPreparation {...review} />);
  expect(screen.queryByText(/possibilidade de gravidez/)).toBeNull();
});

it('C4: asks about pregnancy where the preparation is empty or withheld, too (E5)', () => {
  render(<ExamPreparation {...review} preparation={null} ionizingRadiation />);
  expect(screen.getByText(/possibilidade de gravidez/)).toBeTruthy();
  expect(screen.getByText(/fale com a clínica/)).toBeTruthy();
});

it('T1: says above the exams which department attends nobody today', async () => {
  await show({ hours: { departmentsToday: [offToday] } });
  expect(screen.getByRole('note').textContent).toContain('Ultrassonografia não atende hoje (23/11)');
});
