import type { Metadata } from 'next';
import { getSettings } from '#web/content/documents.ts';
import { askedForPath, REQUEST } from '#web/content/route-of.ts';
import { EMPTY_VALUES, type FormValues } from '#web/contact/form-state.ts';
import { offeredIn } from '#web/contact/message.ts';
import { readChoices } from '#web/contact/read-choices.ts';
import { contactService } from '#web/contact/service.ts';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { RequestView } from './request-view.tsx';

interface Props {
  readonly params: Promise<{ number: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** It is one patient's, and says whether the request was withdrawn. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const { data: settings } = await getSettings();
  return pageMetadata(settings, { title: 'Pedido de agendamento', noindex: true });
}

/** What a patient sees after asking for an appointment. The number proves itself, so nothing is asked of the Content Lake (U6). */
export default async function RequestPage({ params, searchParams }: Props) {
  const { numbers, outbox } = contactService();
  const request = numbers.read((await params).number);
  const { data: settings } = await getSettings();
  const form = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const values: FormValues = { ...EMPTY_VALUES, ...Object.fromEntries(form) };
  const asked = values.about ? offeredIn(values, await readChoices(settings)) : undefined;
  return (
    <RequestView
      request={request && { ...request, isWithdrawn: outbox.isWithdrawn(request.id) }}
      asked={asked && { ...asked, path: askedForPath(`${REQUEST}/${values.about}`) }}
      settings={settings}
    />
  );
}
