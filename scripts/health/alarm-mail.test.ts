import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { eventually } from '../../e2e/eventually.ts';
import { type LetterBox, openLetterBox } from '../../e2e/letter-box.ts';
import { AlarmMails } from './alarm-mail.ts';

const MESSAGE = 'O disco está cheio.';
const NEWS = { begun: [MESSAGE], over: [] };
const ADMINISTRATOR = 'ana@example.com';
let letters: LetterBox;

beforeAll(async () => (letters = await openLetterBox()));
afterAll(() => letters.close());
afterEach(() => jest.restoreAllMocks());

function mails(smtpUrl: string, readAddresses: () => readonly string[], fallback?: string): AlarmMails {
  const siteUrl = 'https://clinica.example';
  return new AlarmMails({ smtpUrl, from: 'site@clinica.example', siteUrl, readAddresses, fallback, firstRetryMs: 50 });
}

const arrived = (address: string) => letters.textsFor(address).filter((text) => text.includes(MESSAGE)).length;

test('O5: a folder that is lost takes nobody off the list', async () => {
  let isLost = false;
  const alarms = mails(letters.smtpUrl, () => {
    if (isLost) throw new Error('unable to open database file');
    return [ADMINISTRATOR];
  });
  isLost = true;
  alarms.send(NEWS);
  await eventually(async () => arrived(ADMINISTRATOR), 1);
});

test('O5: where nobody could ever be read, CONTACT_TO gets it', async () => {
  const broken = () => {
    throw new Error('unable to open database file');
  };
  mails(letters.smtpUrl, broken, 'recepcao@example.com').send(NEWS);
  await eventually(async () => arrived('recepcao@example.com'), 1);
});

test('O5: a mail server that is away gets each mail once, in the order of what happened, when it is back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let connections = 0;
  const sockets: Socket[] = [];
  const forward: Server = createServer((socket) => {
    connections += 1;
    if (connections < 3) return void socket.destroy();
    sockets.push(socket);
    const { port } = new URL(letters.smtpUrl);
    socket.pipe(connect(Number(port), '127.0.0.1')).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(forward, 'listening');
  const { port } = forward.address() as AddressInfo;
  const alarms = mails(`smtp://127.0.0.1:${port}`, () => ['bia@example.com']);
  alarms.send(NEWS);
  alarms.send({ begun: [], over: [MESSAGE] });
  await eventually(async () => letters.textsFor('bia@example.com').length, 2);
  const subjects = letters.textsFor('bia@example.com').map((text) => /(Aten|Resolvido: )/.exec(text)?.[1]);
  expect(subjects).toEqual(['Aten', 'Resolvido: ']);
  forward.close();
  for (const socket of sockets) socket.destroy();
});
