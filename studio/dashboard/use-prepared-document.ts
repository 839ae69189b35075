import { useMemo } from 'react';
import { type SanityDocument, useClient } from 'sanity';
import { useRouter } from 'sanity/router';

import type { ClinicHours, Holiday } from '../../schemas/index.ts';
import { departmentOff, holidayHours, holidayNotice, hoursOf, type Prepared } from './prepared-content.ts';

interface Place {
  /** The draft if there is one, else the published document. */
  readonly stored: SanityDocument;
  readonly field: string;
  /** Items stand after this one. */
  readonly after: number;
}

/**
 * Opens a document where something is to be written, with the item for it in the draft already. Nothing is published: whoever
 * thinks better of it discards the draft.
 */
export function usePreparedDocument() {
  const client = useClient({ apiVersion: '2025-02-19' });
  const { navigateIntent } = useRouter();

  return useMemo(() => {
    const stored = async (id: string): Promise<ClinicHours> => {
      const query = 'coalesce(*[_id == "drafts." + $id][0], *[_id == $id][0])';
      const found = await client.fetch<ClinicHours | null>(query, { id }, { perspective: 'raw' });
      if (!found) throw new Error(`There is no document "${id}".`);
      return found;
    };

    const open = async ({ stored, field, after }: Place, { key, item, unanswered }: Prepared<object>) => {
      const id = stored._id.replace(/^drafts\./, '');
      if (item) {
        const draft = { ...stored, _id: `drafts.${id}`, _rev: undefined, _updatedAt: undefined };
        await client
          .transaction()
          .createIfNotExists(draft)
          .patch(draft._id, (patch) =>
            patch
              .setIfMissing({ [field]: [] })
              .insert('after', `${field}[${after}]`, [item])
              .unset((unanswered ?? []).map((other) => `${field}[_key=="${other}"]`)),
          )
          .commit();
      }
      navigateIntent('edit', { id, type: stored._type, path: `${field}[_key=="${key}"]` });
    };

    return {
      /** @param day `YYYY-MM-DD` */
      hoursOf: async (day: string) => {
        const hours = await stored('clinicHours');
        await open({ stored: hours, field: 'specialDates', after: -1 }, hoursOf(day, hours, randomKey()));
      },
      /** @param day `YYYY-MM-DD` */
      departmentOff: async (day: string, department: string) => {
        const hours = await stored('clinicHours');
        const prepared = departmentOff(day, department, hours, randomKey());
        await open({ stored: hours, field: 'specialDates', after: -1 }, prepared);
      },
      holiday: async (holiday: Holiday, isOpen: boolean) => {
        const hours = await stored('clinicHours');
        const prepared = holidayHours(holiday, isOpen, hours, randomKey());
        await open({ stored: hours, field: 'specialDates', after: -1 }, prepared);
      },
      holidayNotice: async (holiday: Holiday) => {
        const id = crypto.randomUUID();
        await client.create({ ...holidayNotice(holiday), _id: `drafts.${id}`, _type: 'notice' });
        navigateIntent('edit', { id, type: 'notice' });
      },
    };
  }, [client, navigateIntent]);
}

export function randomKey(): string {
  return crypto.randomUUID().slice(0, 12);
}
