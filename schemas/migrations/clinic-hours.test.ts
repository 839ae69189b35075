/** Hours out of the settings, from content as the version before wrote it. */

import { SETTINGS_QUERY } from '../queries.ts';
import { ask, problemsOf } from '../testing.ts';
import before from './before-hours-and-notices.json';
import { clinicHoursMigration } from './clinic-hours.ts';
import { applied, type Documents } from './testing.ts';

const [settings = { _id: '', _type: '' }] = before as Documents;
const { timeZone, openingHours, specialDates, ...rest } = settings;
const closed = [{ _key: 'hoje', _type: 'specialDate', label: 'Hoje', date: '2026-11-23', status: 'fechado' }];

test('C1: hours, special dates and time zone have a document of their own, and all else stays', async () => {
  const after = applied(clinicHoursMigration, before);
  expect(after.get('clinicHours')).toEqual({
    _id: 'clinicHours',
    _type: 'clinicHours',
    timeZone,
    openingHours,
    specialDates,
  });
  expect(after.get('siteSettings')).toEqual(rest);
  expect(after.get('home')).toEqual(before[1]);
  expect(await problemsOf(after.get('clinicHours') ?? settings)).toEqual([]);
  expect(await ask(SETTINGS_QUERY, [...after.values()])).toMatchObject({
    hours: { timeZone, specialDates: { length: 3 } },
  });
});

test('C1: drafts and versions that say something else about hours keep it, the others need none', () => {
  const drafts = [
    { ...settings, _id: 'drafts.siteSettings', tradeName: 'Outro nome' },
    { ...settings, _id: 'versions.r.siteSettings', specialDates: closed },
  ];
  const after = applied(clinicHoursMigration, [...before, ...drafts]);
  expect(after.get('drafts.siteSettings')).toEqual({ ...rest, _id: 'drafts.siteSettings', tradeName: 'Outro nome' });
  expect(after.has('drafts.clinicHours')).toBe(false);
  expect(after.get('versions.r.clinicHours')).toMatchObject({ timeZone, openingHours, specialDates: closed });
  const only = applied(clinicHoursMigration, [{ ...settings, _id: 'drafts.siteSettings' }]);
  expect(only.get('drafts.clinicHours')).toMatchObject({ timeZone, openingHours, specialDates });
});

test('C1: a second run changes nothing, and hours that are there already are not written over', () => {
  const after = [...applied(clinicHoursMigration, before).values()];
  expect(clinicHoursMigration.mutations(after)).toEqual([]);
  expect(clinicHoursMigration.mutations([settings, { _id: 'clinicHours', _type: 'clinicHours' }])).toEqual([]);
});
