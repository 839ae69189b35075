import { matcher } from '#web/ui/search-words.ts';
import { PROFESSIONALS_QUERY } from '../../queries.ts';
import { ask } from '../../testing.ts';
import { professionalEntry } from './professional-entry.ts';

const bruno = {
  _id: 'bruno',
  _type: 'professional',
  status: 'ativo',
  fullName: 'Bruno Modelo',
  slug: { current: 'bruno' },
  schedule: [
    {
      days: ['thursday', 'friday'],
      intervals: [
        { opens: '07:30', closes: '11:30' },
        { opens: '13:00', closes: '18:00' },
      ],
    },
  ],
};
const saturday = [{ date: '2026-11-28', intervals: [{ opens: '08:00', closes: '12:00' }] }];

/** The first day that is offered, at a moment of the clinic's clock (Cuiabá). */
async function nextAt(time: string, more = {}) {
  const now = new Date(`${time}:00-04:00`);
  const [person] = await ask(PROFESSIONALS_QUERY, [{ ...bruno, ...more }], {}, now);
  return person && professionalEntry(person).days[0]?.text;
}

test('U2: today is offered until the last hour of it is over, and then the next day', async () => {
  expect(await nextAt('2026-11-26T17:59')).toBe('hoje, 7h30\u00a0às\u00a011h30 e 13h\u00a0às\u00a018h');
  expect(await nextAt('2026-11-26T18:00')).toBe('amanhã, 7h30\u00a0às\u00a011h30 e 13h\u00a0às\u00a018h');
  // An evening on which the day of UTC has begun.
  expect(await nextAt('2026-11-26T20:30')).toBe('amanhã, 7h30\u00a0às\u00a011h30 e 13h\u00a0às\u00a018h');
  expect(await nextAt('2026-11-27T07:00')).toBe('hoje, 7h30\u00a0às\u00a011h30 e 13h\u00a0às\u00a018h');
});

test('U2: a day of its own ends with its own hours', async () => {
  expect(await nextAt('2026-11-28T11:00', { visits: saturday })).toBe('hoje, 8h\u00a0às\u00a012h');
  expect(await nextAt('2026-11-28T12:00', { visits: saturday })).toBe(
    'quinta, 03/12, 7h30\u00a0às\u00a011h30 e 13h\u00a0às\u00a018h',
  );
});

test.each([
  [['libras'], 'atende em Libras'],
  [['ingles', 'libras'], 'atende em inglês e Libras'],
  [null, undefined],
])('a card says in what else than Portuguese somebody attends, and is found by it: %j', async (languages, words) => {
  const [person] = await ask(PROFESSIONALS_QUERY, [{ ...bruno, languages }], {}, new Date('2026-11-26T12:00:00-04:00'));
  const entry = person && professionalEntry(person);
  expect(entry?.how.find((part) => part.startsWith('atende em'))).toBe(words);
  expect(['libras', 'surda', 'deficiente auditivo'].map((sought) => matcher(sought)(entry?.words ?? ''))).toEqual(
    Array.from({ length: 3 }, () => languages !== null),
  );
});

test('U2: the days of a week are told with those on which somebody comes now and then', async () => {
  const howOf = async (more: object) => {
    const [person] = await ask(PROFESSIONALS_QUERY, [{ ...bruno, ...more }], {}, new Date('2026-11-26T12:00:00-04:00'));
    return person && professionalEntry(person).how[0];
  };
  expect(await howOf({})).toBe('Quinta e sexta');
  expect(await howOf({ visits: saturday })).toBe('Quinta, sexta e alguns sábados');
  expect(await howOf({ schedule: null, visits: [{ ...saturday[0], date: '2026-11-30' }] })).toBe('Algumas segundas');
});
