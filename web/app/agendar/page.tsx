import type { Metadata } from 'next';
import { appointmentMetadata, AppointmentView } from './appointment-view.tsx';

export function generateMetadata(): Promise<Metadata> {
  return appointmentMetadata();
}

export default function AppointmentPage() {
  return <AppointmentView />;
}
