import { fireEvent, render, screen } from '@testing-library/react';
import { ListFilterBehaviour } from '#web/shell/list-filter-behaviour.ts';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import type { SectionProps } from '../index.ts';
import type { ExamItem } from './exam-item.ts';
import { ExamPreparation } from './exam-preparation.tsx';
import Exams from './exams.tsx';

const exam = {
  _id: 'e',
  title: 'Ultrassonografia de abdome total',
  slug: 'abdome',
  modality: 'ultrassonografia',
  bodyRegion: 'Abdome',
  synonyms: ['ultrassom de barriga'],
  summary: 'Por ondas de som.',
  requiresMedicalOrder: true,
  requiresAppointment: true,
  usesContrast: false,
  ionizingRadiation: false,
  durationMinutes: null,
  resultDeadline: null,
} satisfies ExamItem;

const preparation = {
  noPreparation: false,
  rules: [
    { _key: 'a', ageMin: null, ageMax: 6, fastingHours: 3, water: null, bladder: null, period: null, note: null },
    { _key: 'b', ageMin: 7, ageMax: null, fastingHours: 6, water: null, bladder: 'cheia', period: null, note: null },
  ],
  diet: null,
  medicationNote: 'Siga a orientação do seu médico.',
  bring: ['pedido'],
  arriveMinutesBefore: 15,
  warnings: null,
  fileUrl: null,
} as const;

const review = {
  preparation: { ...preparation, rules: [...preparation.rules], bring: [...preparation.bring] },
  reviewedAt: '2026-10-12',
  reviewedBy: { ...settingsFixture.technicalDirector, status: 'ativo' as const },
};

const props = {
  _key: 'x',
  _type: 'exams',
  anchorId: null,
  variant: 'lista',
  surface: null,
  header: { eyebrow: null, title: 'Exames', lead: null, align: null },
  items: [exam, { ...exam, _id: 'r', title: 'Raio-X de tórax', modality: 'raio-x', slug: 'torax', synonyms: null }],
  preparations: [],
} satisfies SectionProps<'exams'>;

/** With the behaviour that the page loads at rest. */
const show = () =>
  render(
    <>
      <Exams {...props} />
      <ListFilterBehaviour />
    </>,
  );

it('finds an exam by the name people use', () => {
  show();
  fireEvent.input(screen.getByRole('searchbox', { name: 'Buscar exame' }), { target: { value: 'Barriga' } });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/exames/abdome']);
  expect(screen.getByRole('status').textContent).toBe('1 de 2');
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'ressonância' } });
  expect(screen.getByRole('status').textContent).toBe('Nenhum exame encontrado. Pergunte à recepção.');
});

it('takes the question that the banner with a field sent along', () => {
  window.history.replaceState(null, '', '/exames?busca=torax');
  show();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/exames/torax']);
  window.history.replaceState(null, '', '/');
});

it('opens the preparation in place', () => {
  render(<Exams {...props} variant="preparo" preparations={[{ _id: 'e', ...review }]} />);
  const details = screen.getByText(exam.title).closest('details');
  expect(details?.textContent).toContain('Até 6 anos');
  expect(details?.textContent).toContain('Jejum de 6 horas');
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
