import { whyNotSent, whyRefused } from './why-refused.ts';

const refused = (message: string, statusCode?: number) => Object.assign(new Error(message), { statusCode });

test('S2: what keeps content from being written is told by its own reason', () => {
  const locked = 'The mutation(s) failed: "versions.r1.service" is locked: the release "r1" is scheduled';
  expect(whyRefused(refused(locked, 409))).toMatch(/agendada.*exclua o agendamento/);
  expect(whyRefused(refused('Revision mismatch', 409))).toMatch(/^Alguém mudou/);
  expect(whyRefused(refused('Insufficient permissions', 403))).toMatch(/^A sua conta não pode.*recarregue a página/);
  expect(whyRefused(refused('Revision mismatch', 409), 'Outra pessoa.')).toBe('Outra pessoa.');
  expect(whyRefused(refused('Unauthorized', 401))).toMatch(/^O seu acesso terminou.*Entre de novo/);
  expect(whyRefused(refused('The store cannot write', 503))).toMatch(/^O servidor não grava agora/);
  expect(whyRefused(refused('fetch failed'))).toMatch(/^Confira a conexão/);
});

test('a picture that was refused is not the connection’s fault', () => {
  for (const status of [400, 413, 415])
    expect(whyNotSent(refused('The upload is empty.', status))).toMatch(/^Servem fotos JPEG/);
  expect(whyNotSent(refused('This account may not upload files.', 403))).toMatch(/^A sua conta/);
  expect(whyNotSent(refused('fetch failed'))).toMatch(/^Confira a conexão/);
});
