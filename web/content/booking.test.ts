import type { ExamDetails, ProfessionalDetails, ServiceDetails, Settings } from '#schemas/content.ts';
import { settingsFixture } from '../shell/settings.fixture.ts';
import {
  bookingLink,
  examBooking,
  professionalBooking,
  questionText,
  serviceBooking,
  takesRequests,
} from './booking.ts';

const clinic = (booking: object | null): Settings => ({ ...settingsFixture, booking: booking as Settings['booking'] });
const person = (own: object) =>
  ({ slug: 'ana', registrations: [{ council: 'CRM' }], bookingUrl: null, ...own }) as unknown as ProfessionalDetails;
const exam = (own: object) =>
  ({ title: 'Raio-X', slug: 'raio-x', whatsappMessage: null, ...own }) as unknown as ExamDetails;
const textOf = (href = '') => new URL(href).searchParams.get('text');

it.each([
  ['nothing chosen', null, '/agendar'],
  ['the form', { mode: 'form' }, '/agendar'],
  ['WhatsApp, which asks the same', { mode: 'whatsapp' }, '/agendar'],
  ['the phone', { mode: 'phone' }, 'tel:+556630000000'],
  ['another site', { mode: 'url', url: 'https://agenda.example' }, 'https://agenda.example'],
  ['another site without its address', { mode: 'url', url: null }, '/agendar'],
])('U6: with %s, "Agendar consulta" leads where it should', (_case, booking, href) => {
  expect(bookingLink(clinic(booking)).href).toBe(href);
  expect(takesRequests(clinic(booking))).toBe(href === '/agendar');
});

it('U6: from a person, a service and an exam the first question is answered', () => {
  const settings = clinic({ mode: 'form', label: 'Agendar' });
  expect(professionalBooking(person({}), settings)?.href).toBe('/agendar/profissional/ana');
  expect(serviceBooking({ slug: 'consulta' } as ServiceDetails, settings)).toEqual({
    href: '/agendar/servico/consulta',
    label: 'Agendar',
  });
  expect(examBooking(exam({}), settings)).toEqual({ href: '/agendar/exame/raio-x', label: 'Agendar este exame' });
});

it('U6: an agenda of somebody’s own comes first', () => {
  expect(professionalBooking(person({ bookingUrl: 'https://ana.example' }), clinic(null))?.href).toBe(
    'https://ana.example',
  );
});

it('P4: nobody books with a technician', () => {
  for (const registrations of [[{ council: 'CRTR' }], [{ council: 'COREN', category: 'tecnico-enfermagem' }]]) {
    expect(professionalBooking(person({ registrations }), clinic(null))).toBeNull();
  }
  const nurse = [{ council: 'COREN', category: 'enfermeiro' }];
  expect(professionalBooking(person({ registrations: nurse }), clinic(null))).not.toBeNull();
});

it('U6: with who only does exams one books an exam', () => {
  const area = { regulation: 'exames' } as never;
  expect(professionalBooking(person({ area }), clinic(null))?.label).toBe('Agendar exame');
});

it('P9: an exam that nobody books is asked about by its name, with its own words where it has some', () => {
  const asked = (own: object) => textOf(examBooking(exam({ requiresAppointment: false, ...own }), clinic(null))?.href);
  expect(asked({})).toBe('Olá, vim pelo site e tenho uma dúvida sobre o exame: Raio-X.');
  expect(asked({ whatsappMessage: 'Bom dia' })).toBe('Bom dia');
});

it('P9: asks where somebody has a question, and books nothing', () => {
  expect(questionText()).toBe('Olá, vim pelo site e tenho uma dúvida.');
  expect(questionText('o exame: Raio-X')).toBe('Olá, vim pelo site e tenho uma dúvida sobre o exame: Raio-X.');
});
