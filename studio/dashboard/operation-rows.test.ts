import { allWell, operationRows, type Operations } from './operation-rows.ts';

const moment = (time: string) => time.slice(0, 10);

const WELL: Operations = {
  backups: { scheduled: true, troubled: false, sameDisk: false, success: { at: '2026-03-01T07:00:00Z', missing: 0 } },
  webhooks: [{ name: 'Agenda', failed: 0, troubled: false }],
  machine: [],
};

const titles = (change: Partial<Operations>) => operationRows({ ...WELL, ...change }, moment).map(({ title }) => title);

it('has nothing to say when all is well but the date of the last backup', () => {
  expect(operationRows(WELL, moment)).toEqual([]);
  expect(allWell(WELL, moment)).toBe('Cópia de segurança de 2026-03-01, conferida.');
  expect(allWell({ ...WELL, backups: { ...WELL.backups, success: undefined } }, moment)).toContain(
    'uma hora depois da instalação',
  );
});

it('O2: gives advice, and no alarm, about backups that lie on the disk of the data', () => {
  const backups = { ...WELL.backups, sameDisk: true };
  expect(operationRows({ ...WELL, backups }, moment)).toEqual([]);
  expect(allWell({ ...WELL, backups }, moment)).toContain('As cópias ficam no mesmo computador que o site');
});

it('O5: tells first what is wrong with the server', () => {
  const machine = ['O disco do servidor está quase cheio: 120 MB livres.'];
  expect(operationRows({ ...WELL, machine }, moment)).toEqual([
    { title: 'O servidor precisa de atenção', detail: machine[0] },
  ]);
});

it('names each thing that has to be mended, with the reason the lake gave', () => {
  const backups = { ...WELL.backups, troubled: true, failure: { message: 'O disco está cheio.', count: 3 } };
  const [row] = operationRows({ ...WELL, backups }, moment);
  expect(row).toEqual({
    title: 'As cópias de segurança estão falhando',
    detail: 'O disco está cheio. A última é de 2026-03-01.',
  });
  const byHand = { ...WELL.backups, scheduled: false };
  expect(operationRows({ ...WELL, backups: byHand }, moment)).toEqual([
    {
      title: 'Sem cópias de segurança automáticas',
      detail: 'A última, feita à mão, é de 2026-03-01. Quem instalou o site pode ligá-las.',
    },
  ]);
  expect(titles({ backups: { ...WELL.backups, success: { at: '2026-03-01T07:00:00Z', missing: 2 } } })).toEqual([
    'Faltam arquivos enviados',
  ]);
  expect(titles({ webhooks: [{ name: 'Agenda', failed: 4, troubled: true }] })).toEqual(['O webhook “Agenda” falhou']);
});
