import type { Metadata } from 'next';
import { getSettings } from '#web/content/documents.ts';
import { contactService } from '#web/contact/service.ts';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { requestTitle, RequestView } from './request-view.tsx';

interface Props {
  readonly params: Promise<{ number: string }>;
}

/** It is one patient's, and says whether the request was withdrawn. */
export const dynamic = 'force-dynamic';

function readRequest(given: string) {
  const { numbers, outbox } = contactService();
  const request = numbers.read(given);
  return request && { ...request, isWithdrawn: outbox.isWithdrawn(request.id) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { data: settings } = await getSettings();
  return pageMetadata(settings, { title: requestTitle(readRequest((await params).number)), noindex: true });
}

/** What a patient sees after asking for an appointment. The number proves itself, so nothing is asked of the Content Lake (U6). */
export default async function RequestPage({ params }: Props) {
  const request = readRequest((await params).number);
  const { data: settings } = await getSettings();
  return (
    <RequestView request={request} asked={request && contactService().outbox.askedBy(request.id)} settings={settings} />
  );
}
