import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { jsonResponse } from '../live/response.fixture.ts';
import { EMPTY_FORM } from './form-state.ts';

// A server action: Next makes a request of it, which has no server here.
jest.unstable_mockModule('./send-message.ts', () => ({ sendMessage: async () => undefined }));
const { RequestFormIsland } = await import('./request-form-island.tsx');

const form = (
  <RequestFormIsland
    id="pedido"
    helper=""
    privacyPath={null}
    whatsapp={null}
    about="profissional/ana"
    byWhatsApp={false}
    offers={[
      {
        value: 'profissional/ana',
        group: 'Profissionais',
        title: 'Ana Exemplo',
        plans: [0],
        terms: { a: 'guia autorizada antes pelo convênio' },
        times: ['monday-manha'],
        modalities: ['presencial'],
        dates: '',
      },
      {
        value: 'servico/psicoterapia',
        group: 'Consultas e serviços',
        title: 'Psicoterapia',
        plans: [],
        terms: {},
        times: null,
        modalities: ['presencial', 'online'],
        dates: '',
      },
    ]}
    plans={[
      { id: 'a', name: 'Convênio A', isOpen: false },
      { id: 'b', name: 'Convênio B', isOpen: false },
    ]}
    days={['monday', 'tuesday']}
  />
);
const show = () => render(form);
const choosePlan = (plan: string) =>
  fireEvent.change(screen.getByLabelText('Convênio ou particular?'), { target: { value: plan } });
const button = () => screen.getByRole('button').textContent;

it('U6: says of what was chosen before React came that it does not go together', () => {
  document.body.innerHTML = `<div>${renderToString(form)}</div>`;
  const plan = screen.getByLabelText<HTMLSelectElement>('Convênio ou particular?');
  plan.value = 'b';
  render(form, { container: document.body.firstElementChild as HTMLElement, hydrate: true });
  expect(button()).toBe('Enviar assim mesmo');
  expect([plan.isConnected, plan.value]).toEqual([true, 'b']);
});

it('U6: the button says “assim mesmo” while what is chosen does not go together, before and after it was sent', async () => {
  // The server's answer to what was chosen first.
  const hints = ['Convênio B não inclui Ana Exemplo. Aqui valem Convênio A e atendimento particular.'];
  globalThis.fetch = async (url) =>
    url === '/api/contact' ? jsonResponse({ ...EMPTY_FORM, hints }) : ({ ok: false } as Response);
  show();
  expect(button()).toBe('Enviar o pedido');
  choosePlan('b');
  screen.getByText(hints[0] ?? '');
  expect(button()).toBe('Enviar assim mesmo');
  fireEvent.submit(screen.getByRole('form'));
  expect(await screen.findByRole('button', { name: 'Enviar assim mesmo' })).toBeTruthy();
  choosePlan('a');
  expect(button()).toBe('Enviar o pedido');
  fireEvent.click(screen.getByLabelText('Terça'));
  expect(button()).toBe('Enviar assim mesmo');
  fireEvent.click(screen.getByLabelText('Segunda'));
  expect(button()).toBe('Enviar o pedido');
});

it('U6: says what a plan asks for it once it is chosen', () => {
  show();
  expect(screen.queryByText(/guia/)).toBeNull();
  choosePlan('a');
  expect(screen.getByText('Convênio A: guia autorizada antes pelo convênio.')).toBeTruthy();
  choosePlan('particular');
  expect(screen.queryByText(/guia/)).toBeNull();
});

it('U6: asks whether at the clinic or by video where both are possible', () => {
  show();
  expect(screen.queryByLabelText('Por vídeo')).toBeNull();
  fireEvent.change(screen.getByLabelText('O que você quer agendar?'), { target: { value: 'servico/psicoterapia' } });
  expect(
    screen.getByRole('group', { name: 'Na clínica ou por vídeo?' }).contains(screen.getByLabelText('Por vídeo')),
  ).toBe(true);
});

it('U6: says of every question that may stay empty that it may', () => {
  show();
  const optional = ['Que dias são melhores?', 'Em que turno?'].map((name) => screen.getByRole('group', { name }));
  expect(optional.map(({ textContent }) => /deixe em branco/.test(textContent))).toEqual([true, true]);
});
