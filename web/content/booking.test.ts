import type { ServiceDetails } from '#schemas/content.ts';
import { settingsFixture } from '../shell/settings.fixture.ts';
import { questionText, serviceBooking } from './booking.ts';

const service = (own: object) => ({ title: 'Consulta', area: null, whatsappMessage: null, ...own }) as ServiceDetails;
const textOf = (href = '') => new URL(href).searchParams.get('text');

it('P9: names the service that is to be booked, with its own words where it has some', () => {
  expect(textOf(serviceBooking(service({}), settingsFixture)?.href)).toBe(
    'Olá, vim pelo site e gostaria de agendar: Consulta.',
  );
  expect(textOf(serviceBooking(service({ whatsappMessage: 'Bom dia' }), settingsFixture)?.href)).toBe('Bom dia');
});

it('P9: does not say to whoever reads along that it is about therapy', () => {
  const booking = serviceBooking(service({ area: { regulation: 'psicologia' } }), settingsFixture);
  expect(textOf(booking?.href)).toBe(settingsFixture.whatsapp?.defaultMessage);
});

it('P9: asks where somebody has a question, and books nothing', () => {
  expect(questionText()).toBe('Olá, vim pelo site e tenho uma dúvida.');
  expect(questionText('o exame: Raio-X')).toBe('Olá, vim pelo site e tenho uma dúvida sobre o exame: Raio-X.');
});
