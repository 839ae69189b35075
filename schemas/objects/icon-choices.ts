/** Icons staff can choose; the component draws each one. */
export const ICON_CHOICES = [
  { title: 'Estetoscópio', value: 'stethoscope' },
  { title: 'Conversa', value: 'conversation' },
  { title: 'Ultrassom', value: 'ultrasound' },
  { title: 'Calendário', value: 'calendar' },
  { title: 'Telefone', value: 'phone' },
  { title: 'Documento', value: 'document' },
  { title: 'Relógio', value: 'clock' },
  { title: 'Local', value: 'location' },
  { title: 'Pessoas', value: 'people' },
  { title: 'Coração', value: 'heart' },
  { title: 'Acessibilidade', value: 'accessibility' },
  { title: 'Escudo', value: 'shield' },
] as const;
