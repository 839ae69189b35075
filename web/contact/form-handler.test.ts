/** @jest-environment node */
import { createBrakes } from './brakes.ts';
import { createFormHandler } from './form-handler.ts';
import { NOT_SENT, TRAP_FIELD } from './form-state.ts';
import type { NewMessage } from './message.ts';
import type { StoredChoices } from './read-choices.ts';
import { createRequestNumbers } from './request-number.ts';
import { createStamps } from './stamp.ts';

const START = Date.parse('2026-03-10T15:00:00Z');
const good = {
  name: 'Maria Exemplo',
  phone: '(66) 99999-0000',
  email: 'maria@exemplo.com',
  subject: 'exames',
  text: 'O preparo mudou?',
  consent: 'sim',
};

const choices: StoredChoices = {
  offers: [
    {
      value: 'profissional/ana',
      id: 'professional-ana',
      group: 'Profissionais',
      title: 'Dra. Ana',
      plans: [],
      times: ['tuesday-manha'],
      modalities: ['presencial', 'online'],
      dates: '',
      terms: { 'plan-a': 'guia autorizada antes pelo convênio' },
      opening: 'Olá, vim pelo site e gostaria de agendar: Dra. Ana.',
    },
  ],
  plans: [{ id: 'plan-a', name: 'Plano A', isOpen: false }],
  days: ['monday', 'tuesday'],
};

interface HandlerOptions {
  readonly most?: number;
  readonly all?: number;
  readonly broken?: boolean;
  readonly known?: StoredChoices | undefined;
  readonly requestsTo?: string;
}

function openHandler(options: HandlerOptions = {}) {
  const { most = 3, all = 60, broken = false, requestsTo } = options;
  const known = 'known' in options ? options.known : choices;
  const state = { now: START, withdrawn: new Set<string>() };
  const kept: { message: NewMessage; notify: string; timeZone: string | undefined }[] = [];
  const remembered = new Map<string, unknown>();
  const now = () => state.now;
  const stamps = createStamps('secret', now);
  const handleForm = createFormHandler({
    stamps,
    numbers: createRequestNumbers('secret'),
    readChoices: async () => known,
    brakes: createBrakes({ ofNetwork: most, ofAll: all, now }),
    secret: 'secret',
    readTerms: async () => ({
      answerWithinDays: 2,
      retentionDays: 180,
      privacyVersion: '1.2',
      notify: 'r@x.com',
      timeZone: 'America/Belem',
      requestsTo,
    }),
    isWithdrawn: (id) => state.withdrawn.has(id),
    remember: (id, asked) => void remembered.set(id, asked),
    keep: (message, notify, timeZone) => {
      if (broken) throw new Error('disk full');
      kept.push({ message, notify, timeZone });
      return message;
    },
    now,
    log: { error: () => {} },
  });
  const send = (fields: Record<string, string | string[]>, address = '203.0.113.7') => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one);
    return handleForm(form, address);
  };
  return { state, kept, remembered, stamps, send };
}

it('keeps a message with consent, policy version, time and retention date, under an id the public cannot read', async () => {
  const { send, kept } = openHandler();
  expect(await send(good)).toEqual({ kind: 'sent', answerWithinDays: 2 });
  expect(kept).toEqual([
    {
      notify: 'r@x.com',
      timeZone: 'America/Belem',
      message: {
        _id: expect.stringMatching(/^messages\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
        _type: 'message',
        state: 'novo',
        name: 'Maria Exemplo',
        phone: '(66) 99999-0000',
        email: 'maria@exemplo.com',
        subject: 'exames',
        text: 'O preparo mudou?',
        receivedAt: '2026-03-10T15:00:00.000Z',
        consent: { at: '2026-03-10T15:00:00.000Z', textVersion: '1.2' },
        retentionUntil: '2026-09-06',
      },
    },
  ]);
});

it('gives back what was typed with every error', async () => {
  const { send, kept } = openHandler();
  const answer = await send({ ...good, phone: '123', email: 'x' });
  expect(answer).toMatchObject({
    kind: 'open',
    values: { ...good, phone: '123', email: 'x' },
    errors: { phone: 'Use 10 ou 11 números, com o DDD, como (66) 90000-0000', email: 'Informe um e-mail válido' },
  });
  expect(kept).toEqual([]);
});

it('gives the same id to the same message from the same form, and another to another', async () => {
  const { send, kept, stamps, state } = openHandler({ most: 9 });
  const [one, two] = [stamps.issue(), stamps.issue()];
  state.now += 60_000;
  await send({ ...good, stamp: one });
  await send({ ...good, stamp: one });
  await send({ ...good, stamp: two });
  await send(good);
  await send(good);
  const ids = kept.map(({ message }) => message._id);
  expect([ids[0] === ids[1], ids[3] === ids[4], new Set(ids).size]).toEqual([true, true, 3]);
});

it('O11: takes one message from each form; the next one needs a press more, and loses nothing', async () => {
  const { send, kept, stamps, state } = openHandler();
  const stamp = stamps.issue();
  state.now += 60_000;
  expect(await send({ ...good, stamp })).toMatchObject({ kind: 'sent' });
  const next = { ...good, text: 'Outra pergunta' };
  for (const address of ['203.0.113.7', '198.51.100.1', '192.0.2.1']) {
    expect(await send({ ...next, stamp }, address)).toMatchObject({ kind: 'open', values: next });
  }
  expect(kept).toHaveLength(1);
  const answer = await send({ ...next, stamp });
  state.now += 3_000;
  if (answer.kind !== 'open') throw new Error('sent');
  expect(await send({ ...next, stamp: answer.stamp })).toMatchObject({ kind: 'sent' });
});

it('O11: takes so many messages from all together, and tells staff once when there are more', async () => {
  const { send, kept, state } = openHandler({ all: 3 });
  const from = (n: number) => send({ ...good, text: `Mensagem ${n}` }, `203.${n}.113.7`);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(from));
  expect(answers.map(({ kind }) => kind)).toEqual(['sent', 'sent', 'sent', 'open', 'open']);
  expect(answers[4]).toMatchObject({
    values: { text: 'Mensagem 5' },
    notice:
      'Este formulário recebeu mensagens demais nos últimos minutos. Tente de novo em 10 minutos ou fale pelo WhatsApp.',
  });
  expect(kept).toHaveLength(4);
  expect(kept[3]).toMatchObject({
    notify: 'r@x.com',
    message: {
      name: 'Site da clínica',
      text: expect.stringContaining('mensagens demais'),
      retentionUntil: '2026-09-06',
    },
  });
  state.now += 600_000;
  expect(await from(6)).toMatchObject({ kind: 'sent' });
});

it('asks once more for what a program may have sent, and loses nothing', async () => {
  const { send, kept, stamps, state } = openHandler();
  const quick = await send({ ...good, stamp: stamps.issue() });
  expect(quick).toMatchObject({ kind: 'open', values: good, errors: {}, notice: expect.stringContaining('outra vez') });
  const trapped = await send({ ...good, [TRAP_FIELD]: 'https://casino.invalid' });
  expect(trapped).toMatchObject({ kind: 'open', values: good });
  const link = { ...good, text: 'Veja https://exemplo.invalid' };
  const cached = await send(link);
  expect(cached).toMatchObject({ kind: 'open', values: link });
  expect(kept).toEqual([]);
  // The answer to each carries a stamp: a person who presses the button again gets through.
  state.now += 3_000;
  if (cached.kind !== 'open') throw new Error('sent');
  expect(await send({ ...link, stamp: cached.stamp })).toMatchObject({ kind: 'sent' });
});

it('tells an address that sends too much how long to wait, and does not count what had errors', async () => {
  const { send, kept, state } = openHandler({ most: 2 });
  await send({ ...good, phone: '1' });
  await send({ ...good, text: 'Primeira' });
  await send({ ...good, text: 'Segunda' });
  const answer = await send({ ...good, text: 'Terceira' });
  expect(answer).toMatchObject({
    kind: 'open',
    values: { text: 'Terceira' },
    notice: 'Você enviou várias mensagens em pouco tempo. Tente de novo em 10 minutos ou fale pelo WhatsApp.',
  });
  expect(await send({ ...good, text: 'Terceira' }, '198.51.100.1')).toMatchObject({ kind: 'sent' });
  state.now += 600_000;
  expect(await send({ ...good, text: 'Terceira' })).toMatchObject({ kind: 'sent' });
  expect(kept).toHaveLength(4);
});

it('says so when a message could not be kept, and gives it back', async () => {
  const { send } = openHandler({ broken: true });
  expect(await send(good)).toMatchObject({ kind: 'open', values: good, notice: NOT_SENT });
});

const request = {
  kind: 'request',
  about: 'profissional/ana',
  plan: 'plan-a',
  days: ['tuesday', 'monday'],
  turns: ['manha'],
  modalities: 'online',
  name: 'Maria Exemplo',
  phone: '66 99999 0000',
  consent: 'sim',
};

it('U6: keeps a request as a message, with what was asked for in words and by id, under the id of its number', async () => {
  const { send, kept, remembered } = openHandler();
  const answer = await send(request);
  expect(answer).toMatchObject({ kind: 'sent', answerWithinDays: 2 });
  const { page } = answer as { page: string };
  const number = page.slice('/agendar/pedido/'.length);
  const id = createRequestNumbers('secret').read(number)?.id;
  expect([...remembered]).toEqual([
    [
      id,
      {
        about: 'Dra. Ana',
        plan: 'Plano A',
        terms: 'guia autorizada antes pelo convênio',
        days: ['monday', 'tuesday'],
        turns: ['manha'],
        modalities: ['online'],
        path: '/profissional/ana',
      },
    ],
  ]);
  expect(kept[0]?.message).toEqual({
    _id: id,
    _type: 'message',
    state: 'novo',
    number,
    about: 'Dra. Ana',
    aboutId: 'professional-ana',
    plan: 'Plano A',
    days: ['monday', 'tuesday'],
    turns: ['manha'],
    modalities: ['online'],
    name: 'Maria Exemplo',
    phone: '(66) 99999-0000',
    subject: 'agendamento',
    text: 'Agendar: Dra. Ana\nConvênio: Plano A\nQuando: segunda ou terça, de manhã, por vídeo',
    receivedAt: '2026-03-10T15:00:00.000Z',
    consent: { at: '2026-03-10T15:00:00.000Z', textVersion: '1.2' },
    retentionUntil: '2026-09-06',
  });
});

it('U6: gives back a request with what is missing, and everything that was chosen', async () => {
  const { send, kept } = openHandler();
  expect(await send({ ...request, plan: '', phone: '9', consent: '' })).toMatchObject({
    kind: 'open',
    values: { about: 'profissional/ana', days: 'tuesday monday', turns: 'manha', name: 'Maria Exemplo', phone: '9' },
    errors: {
      plan: 'Escolha o convênio ou particular',
      phone: 'Use 10 ou 11 números, com o DDD, como (66) 90000-0000',
      consent: 'Para enviar, confirme que leu a Política de Privacidade',
    },
  });
  expect(await send({ ...request, about: 'exame/nenhum' })).toMatchObject({
    errors: { about: 'Escolha um item da lista' },
  });
  expect(kept).toEqual([]);
});

it('U6: says once what does not go together, and takes the request all the same', async () => {
  const { send, kept } = openHandler();
  const late = { ...request, days: 'monday' };
  const hint = 'Dra. Ana não atende quando você escolheu: atende terça de manhã.';
  expect(await send(late)).toMatchObject({ kind: 'open', errors: {}, notice: null, hints: [hint] });
  expect(kept).toEqual([]);
  expect(await send({ ...late, read: hint })).toMatchObject({ kind: 'sent' });
  expect(await send({ ...late, days: 'friday', read: 'outra coisa' })).toMatchObject({ hints: [hint] });
});

it('U6: a request is kept also while nobody knows what can be asked for', async () => {
  const { send, kept } = openHandler({ known: undefined });
  expect(await send(request)).toMatchObject({ kind: 'sent' });
  expect(kept[0]?.message).toMatchObject({ about: 'profissional/ana', plan: 'plan-a' });
});

it('U6: a double click is one request with one number', async () => {
  const { send, stamps, state } = openHandler();
  const stamp = stamps.issue();
  state.now += 60_000;
  expect(await send({ ...request, stamp })).toEqual(await send({ ...request, stamp }));
});

it('U6: who withdrew a request and asks for the same again gets another number', async () => {
  const { send, kept, state } = openHandler();
  await send(request);
  state.withdrawn.add(kept[0]?.message._id ?? '');
  await send(request);
  expect(new Set(kept.map(({ message }) => message._id)).size).toBe(2);
});

it('U6: where the clinic wants it by WhatsApp nothing is kept, and the message has all of it', async () => {
  const { send, kept } = openHandler({ requestsTo: '+5566900000000' });
  const text =
    'Olá, vim pelo site e gostaria de agendar: Dra. Ana.\nConvênio: Plano A\nQuando: segunda ou terça, de manhã, por vídeo\nNome: Maria Exemplo';
  expect(await send(request)).toEqual({
    kind: 'written',
    text,
    href: `https://wa.me/5566900000000?text=${encodeURIComponent(text)}`,
  });
  expect(await send({ ...request, name: '' })).toMatchObject({ errors: { name: 'Escreva o seu nome completo' } });
  expect(kept).toEqual([]);
});
