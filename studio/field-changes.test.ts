import { compiledSchema } from '../schemas/testing.ts';
import { changeLine, changesOf } from './field-changes.ts';

const lines = (type: string, before: object | null, after: object, names: Readonly<Record<string, string>> = {}) =>
  changesOf(compiledSchema.get(type), before, after, (id) => names[id]).map(changeLine);

test('S4: who approves reads which fields changed, from what to what', () => {
  const preparation = { _type: 'preparation', diet: 'Jejum de 6 horas.', medicationNote: 'Siga o seu médico.' };
  const exam = { title: 'Raio-X', preparation, reviewedBy: { _ref: 'a' }, reviewedAt: '2026-10-01', order: 1 };
  expect(
    lines(
      'exam',
      exam,
      {
        ...exam,
        preparation: { ...preparation, diet: 'Jejum de 2 horas.', needsCompanion: true },
        reviewedBy: { _ref: 'b', _weak: true },
        reviewedAt: '2026-11-25',
        usesContrast: false,
      },
      { a: 'Bruno Modelo', b: 'Ana Exemplo' },
    ),
  ).toEqual([
    'Usa contraste: “não”',
    'Preparo › Alimentação: de “Jejum de 6 horas.” para “Jejum de 2 horas.”',
    'Preparo › Precisa de acompanhante: “sim”',
    'Revisado por: de “Bruno Modelo” para “Ana Exemplo”',
  ]);
  expect(lines('exam', exam, exam)).toEqual([]);
});

test('S4: choices and amounts are named as in the form, what is new stands alone', () => {
  expect(lines('priceItem', { kind: 'exame', amountCents: 10000 }, { kind: 'consulta', amountCents: 25000 })).toEqual([
    'Tipo: de “Exame” para “Consulta”',
    'Valor: de “R$ 100,00” para “R$ 250,00”',
  ]);
  expect(lines('testimonial', null, { quote: 'Fui bem recebida.' })).toEqual(['Depoimento: “Fui bem recebida.”']);
  expect(lines('priceItem', { note: 'Com retorno' }, {})).toEqual(['Observação: sem “Com retorno”']);
  expect(lines('post', { sources: [{ title: 'SUS' }] }, { sources: [{ title: 'OMS' }] })).toEqual([
    'Fontes: de “SUS” para “OMS”',
  ]);
});

test('S4: an item of the menu says its words, wherever it stands', () => {
  const item = (label: string) => ({ _key: 'a', _type: 'menuItem', label, isUnder: true });
  const [before, after] = [{ mainMenu: [item('Exames')] }, { mainMenu: [item('Doppler')] }];
  expect(lines('siteSettings', before, after)).toEqual([expect.stringMatching(/: de “Exames” para “Doppler”$/)]);
});

test('S4: of something new all that is approved is told, whole where that is asked for', () => {
  const preparation = { _type: 'preparation', diet: 'Jejum de 6 horas.', needsCompanion: true };
  expect(lines('exam', null, { title: 'Raio-X', preparation })).toEqual([
    'Nome: “Raio-X”',
    'Preparo › Alimentação: “Jejum de 6 horas.”',
    'Preparo › Precisa de acompanhante: “sim”',
  ]);
  const body = [{ _type: 'block', children: [{ text: 'Beba água ao longo do dia. '.repeat(20).trim() }] }];
  const [whole] = changesOf(compiledSchema.get('post'), null, { body }, () => undefined, Infinity);
  expect(whole?.to).toBe(body[0]?.children[0]?.text);
});

test('S4: of a long text, the place that changed is told', () => {
  const text = (last: string) => [
    { _type: 'block', children: [{ text: `${'Beba água ao longo do dia. '.repeat(20)}${last}` }] },
  ];
  const [line = ''] = lines('post', { body: text('Durma cedo.') }, { body: text('Tome um remédio.') });
  expect(line).toMatch(/^Texto: de “….*Durma cedo\.” para “….*Tome um remédio\.”$/);
  expect(line.length).toBeLessThan(280);
});

test('S13: dates and numbers are told as people write them, lists by what differs in them', () => {
  expect(lines('priceItem', { validFrom: '2026-01-02' }, { validFrom: '2026-11-26' })).toEqual([
    'Vigente desde: de “02/01/2026” para “26/11/2026”',
  ]);
  expect(lines('siteSettings', { email: 'a@b.br', cnes: '1234567' }, { email: 'a@b.br', cnes: '7654321' })).toEqual([
    'CNES: de “1234567” para “7654321”',
  ]);
  expect(lines('clinicHours', { specialDates: [{}] }, { specialDates: [{}, {}] })).toEqual([
    'Feriados e datas especiais: de “1 item” para “2 itens”',
  ]);
  const eve = { _key: 'a', date: '2026-12-24', label: 'Véspera de Natal', status: 'fechado' };
  const day = { _key: 'b', date: '2026-12-25', label: 'Natal', status: 'fechado' };
  const specialDates = [eve];
  expect(lines('clinicHours', { specialDates }, { specialDates: [eve, day] })).toEqual([
    'Feriados e datas especiais: “Fechado, 25/12/2026, Natal”',
  ]);
  expect(lines('clinicHours', { specialDates: [eve, day] }, { specialDates })).toEqual([
    'Feriados e datas especiais: sem “Fechado, 25/12/2026, Natal”',
  ]);
  const open = [{ _key: 'i', opens: '07:30', closes: '11:30' }];
  expect(
    lines('clinicHours', { specialDates }, { specialDates: [{ ...eve, status: 'especial', intervals: open }] }),
  ).toEqual([
    'Feriados e datas especiais: de “Fechado, 24/12/2026, Véspera de Natal” para “Outro horário, 7h30 às 11h30, 24/12/2026, Véspera de Natal”',
  ]);
  const [ana, rui] = ['ana', 'rui'].map((_ref) => ({ _type: 'reference', _key: _ref, _ref }));
  expect(lines('exam', { professionals: [ana] }, { professionals: [ana, rui] }, { ana: 'Ana', rui: 'Rui' })).toEqual([
    expect.stringMatching(/: “Rui”$/),
  ]);
  expect(lines('exam', { professionals: [ana, rui] }, { professionals: [rui, ana] }, { ana: 'A', rui: 'R' })).toEqual([
    expect.stringMatching(/: de “A; R” para “R; A”$/),
  ]);
  expect(lines('priceItem', { _rev: 'a', approval: { by: 'x' } }, { _rev: 'b', approval: { by: 'y' } })).toEqual([]);
});

test('S4, M7: a link of a page is one field, in the words of the form', () => {
  const slug = (current: string) => ({ slug: { _type: 'slug', current } });
  expect(lines('exam', null, slug('raio-x'))).toEqual(['Link da página: “raio-x”']);
  expect(lines('exam', slug('raio-x'), slug('rx'))).toEqual(['Link da página: de “raio-x” para “rx”']);
});

test('S13: a day that was closed over its usual hours is told without them', () => {
  const day = { _key: 'a', _type: 'specialDate', date: '2026-12-24', intervals: [{ opens: '08:00', closes: '12:00' }] };
  const hours = (status: string) => ({ specialDates: [{ ...day, status }] });
  expect(lines('clinicHours', { specialDates: [] }, hours('fechado')).join()).not.toContain('8h');
  expect(lines('clinicHours', { specialDates: [] }, hours('especial')).join()).toContain('8h');
});

test('S13, S19: a picture is told in the words of staff', () => {
  const named = (name: string, title: string) => ({ name, type: { title } });
  const fields = ['asset', 'media', 'hotspot', 'crop'].map((name) => named(name, name));
  const photo = { title: 'Foto', fields: [...fields, named('alt', 'Descrição')] };
  const type = { fields: [{ name: 'photo', type: photo }] };
  const old = { asset: { _ref: 'image-a' }, crop: { top: 0 }, alt: 'Dra. Ana' };
  const said = (now: unknown) => changesOf(type, { photo: old }, { photo: now }, () => undefined).map(changeLine);
  expect(said({ ...old, asset: { _ref: 'image-b' }, alt: 'Ana' })).toEqual([
    'Foto: “nova imagem”',
    'Foto › Descrição: de “Dra. Ana” para “Ana”',
  ]);
  expect(said({ ...old, crop: { top: 0.1 } })).toEqual(['Foto: “outro enquadramento”']);
  expect(said(undefined)).toEqual(['Foto: sem “imagem”']);
});

test('S4: a number in a list says what it counts, and a moment is told as people write it', () => {
  const rules = [{ _key: 'a', _type: 'preparationRule', fastingHours: 0, water: 'Beba antes de vir' }];
  expect(lines('exam', null, { preparation: { rules } })).toEqual([
    'Preparo › Regras por idade e horário: “Jejum, ao menos (horas): 0, Beba antes de vir”',
  ]);
  expect(lines('notice', null, { until: '2026-12-05T03:59:00.000Z' })).toEqual([
    expect.stringMatching(/^Até: “0[45]\/12\/2026, \d\d:\d\d”$/),
  ]);
});

test('S4: where nothing was before, nothing changed', () => {
  const modality = (_ref: string) => ({ modality: { _type: 'reference', _ref } });
  expect(lines('exam', null, modality('a'))).toEqual(['Tipo de exame: preenchido']);
  expect(lines('exam', modality('a'), modality('b'))).toEqual(['Tipo de exame: mudou']);
});
