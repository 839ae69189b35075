/** @jest-environment node */
import { lake, mails, mailUrl, message, open, smtpState, until, waiting } from './outbox.fixture.ts';

it('tells the clinic by e-mail that there is a message, and nothing of what is in it', async () => {
  const outbox = open({ SMTP_URL: mailUrl() });
  outbox.keep(message('a'), 'recepcao@clinica.example');
  await until(() => mails.length === 1);
  const mail = (mails[0] ?? '').replaceAll('=\r\n', '');
  expect(mail).toContain('To: recepcao@clinica.example');
  expect(mail).toContain('Subject: Nova mensagem pelo site: Exames e preparo');
  expect(mail).toContain('https://clinica.example/studio/intent/edit/id');
  for (const secret of ['99999', 'Texto', 'equipe']) expect(mail).not.toContain(secret);
  await until(() => waiting('mail') === 0);
});

it('U6: of a request the mail says that it is one, and nothing of what is asked for', async () => {
  const outbox = open({ SMTP_URL: mailUrl() });
  outbox.keep({ ...message('a'), number: '0a1b-2c3d-4e5f', about: 'Psicoterapia' }, 'recepcao@clinica.example');
  await until(() => mails.length === 1);
  const mail = (mails[0] ?? '').replaceAll('=\r\n', '');
  expect(mail).toContain('Subject: Novo pedido de agendamento pelo site');
  expect(mail).not.toMatch(/Psicoterapia|0a1b/i);
  await until(() => waiting('mail') === 0);
});

it.each([
  ['America/Sao_Paulo', '12:00'],
  ['America/Rio_Branco', '10:00'],
  [undefined, '11:00'],
])('W: says when a message came by the clock of the clinic, in %s', async (timeZone, hour) => {
  const outbox = open({ SMTP_URL: mailUrl() });
  outbox.keep(message('a'), 'recepcao@clinica.example', timeZone);
  await until(() => mails.length === 1);
  const mail = (mails[0] ?? '').replaceAll('=\r\n', '');
  expect(mail).toContain(`10/03/2026, ${hour} (hor=C3=A1rio da cl=C3=ADnica)`);
});

it('tries an e-mail again when the mail server is busy, without holding up messages', async () => {
  smtpState.refusesFor = 1;
  const outbox = open({ SMTP_URL: mailUrl() });
  outbox.keep(message('a'), 'recepcao@clinica.example');
  await until(() => waiting('mail') === 1 && lake.created.length === 1);
  outbox.keep(message('b'), '');
  await until(() => lake.created.length === 2);
  await until(() => mails.length === 1);
  expect(lake.created).toEqual(['a', 'b']);
});

it('writes no e-mail when no mail server is configured', async () => {
  const outbox = open();
  outbox.keep(message('a'), 'recepcao@clinica.example');
  await outbox.settled();
  expect(waiting('mail')).toBe(0);
});
