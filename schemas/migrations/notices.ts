import type { ContentMigration } from './index.ts';

type Document = Parameters<ContentMigration['mutations']>[0][number];
type Fields = Readonly<Record<string, unknown>>;

const PLACED = /^(drafts\.|versions\.[^.]+\.)?(.+)$/;
const SAFE = /[^\w-]/g;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const noticesOf = ({ sections }: Document): readonly Fields[] =>
  (Array.isArray(sections) ? sections : []).filter((section) => isFields(section) && section._type === 'noticeBar');

/** One id for a notice of a page, whichever draft or version it is read in. A dot would hide it from visitors. */
function idOf(page: string, section: Fields): string {
  return `notice-${page}-${String(section._key)}`.replace(SAFE, (odd) => `_${odd.charCodeAt(0).toString(16)}`);
}

function fieldsOf({ _key, _type, visibility, ...fields }: Fields, page: string, isDemo: unknown): Fields {
  return {
    _type: 'notice',
    ...fields,
    ...(isFields(visibility) && visibility.from !== undefined && { from: visibility.from }),
    ...(isFields(visibility) && visibility.until !== undefined && { until: visibility.until }),
    scope: 'pages',
    pages: [{ _key: 'pagina', _type: 'reference', _ref: page, _weak: true }],
    ...(isDemo === true && { isDemo }),
  };
}

/**
 * Notices leave the sections of pages for documents of their own, shown on the page where they stood. A draft or version of
 * the page that says the same needs none; one that has taken the notice out has it hidden.
 */
export const noticesMigration: ContentMigration = {
  id: '0002-notices',
  mutations(documents) {
    const ids = new Set(documents.map(({ _id }) => _id));
    const pages = documents.filter(({ _type }) => _type === 'page');
    return pages.flatMap((document) => {
      const [, place = '', page = ''] = PLACED.exec(document._id) ?? [];
      const published = place === '' ? undefined : pages.find(({ _id }) => _id === page);
      const notices = (of: Document) =>
        new Map(noticesOf(of).map((section) => [idOf(page, section), fieldsOf(section, page, document.isDemo)]));
      const own = notices(document);
      const before = published ? notices(published) : new Map<string, Fields>();
      const removed = [...before].flatMap(([id, fields]) =>
        Array.isArray(document.sections) && !own.has(id) ? [[id, { ...fields, hidden: true }] as const] : [],
      );
      const changed = [...own, ...removed].filter(
        ([id, fields]) => JSON.stringify(fields) !== JSON.stringify(before.get(id)),
      );
      const taken = changed.some(([id]) => ids.has(place + id));
      if (taken || (own.size === 0 && removed.length === 0)) return [];
      const sections = Array.isArray(document.sections) ? document.sections : [];
      const rest = sections.filter((section) => !(isFields(section) && section._type === 'noticeBar'));
      return [
        ...changed.map(([id, fields]) => ({ create: { ...fields, _id: place + id, _type: 'notice' } })),
        ...(own.size > 0 ? [{ patch: { id: document._id, set: { sections: rest } } }] : []),
      ];
    });
  },
};
