import type { ContentMigration } from './index.ts';

const SETTINGS_ID = /^(drafts\.|versions\.[^.]+\.)?siteSettings$/;
const MOVED = ['timeZone', 'openingHours', 'specialDates'] as const;

type Fields = Readonly<Record<string, unknown>>;

const hoursIn = (document: Fields): Fields =>
  Object.fromEntries(MOVED.flatMap((name) => (document[name] === undefined ? [] : [[name, document[name]]])));

/**
 * Opening hours, special dates and time zone leave the settings for a document of their own. A draft or version of the
 * settings that says the same about hours as the published one needs none of its own.
 */
export const clinicHoursMigration: ContentMigration = {
  id: '0001-clinic-hours',
  mutations(documents) {
    const ids = new Set(documents.map(({ _id }) => _id));
    const published = JSON.stringify(hoursIn(documents.find(({ _id }) => _id === 'siteSettings') ?? {}));
    return documents.flatMap((document) => {
      const [, place] = SETTINGS_ID.exec(document._id) ?? [undefined];
      const hours = hoursIn(document);
      const unset = Object.keys(hours);
      const id = `${place ?? ''}clinicHours`;
      if (!SETTINGS_ID.test(document._id) || unset.length === 0 || ids.has(id)) return [];
      const isSame = place !== undefined && JSON.stringify(hours) === published;
      const create = { create: { _id: id, _type: 'clinicHours', ...hours } };
      return [...(isSame ? [] : [create]), { patch: { id: document._id, unset } }];
    });
  },
};
