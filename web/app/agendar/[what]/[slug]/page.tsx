import type { Metadata } from 'next';
import { appointmentMetadata, AppointmentView } from '../../appointment-view.tsx';

interface Props {
  readonly params: Promise<{ what: string; slug: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { what, slug } = await params;
  return appointmentMetadata(`${what}/${slug}`);
}

/** With the first question answered; web/content/resolve-address.ts knows which there are. */
export default async function AppointmentForPage({ params }: Props) {
  const { what, slug } = await params;
  return <AppointmentView about={`${what}/${slug}`} />;
}
