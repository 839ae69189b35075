import { copiedPreparation } from './copied-preparation.ts';

test('T5: copies all that is written, with keys of its own, and leaves the leaflet', () => {
  const preparation = {
    _type: 'preparation',
    noPreparation: false,
    rules: [{ _key: 'a', _type: 'preparationRule', fastingHours: 8, fastingHoursMax: 12 }],
    diet: 'Coma algo leve na véspera.',
    bring: ['pedido'],
    needsCompanion: true,
    file: { _type: 'file', asset: { _ref: 'file-a-pdf' } },
  };
  expect(copiedPreparation(preparation, () => 'n')).toEqual({
    _type: 'preparation',
    noPreparation: false,
    rules: [{ _key: 'n', _type: 'preparationRule', fastingHours: 8, fastingHoursMax: 12 }],
    diet: 'Coma algo leve na véspera.',
    bring: ['pedido'],
    needsCompanion: true,
  });
  expect(copiedPreparation({ _type: 'preparation', noPreparation: true }, () => 'n')).toEqual({
    _type: 'preparation',
    noPreparation: true,
  });
});
