/** The site's own illustrations, as staff choose them; the design system draws each one. */
export const DRAWINGS = [
  { title: 'Recepção', value: 'reception' },
  { title: 'Consultório', value: 'consulting-room' },
  { title: 'Conversa', value: 'conversation' },
  { title: 'Sala de ultrassom', value: 'ultrasound' },
  { title: 'Entrada acessível', value: 'entrance' },
  { title: 'Fachada', value: 'facade' },
  { title: 'Papéis e documentos', value: 'papers' },
  { title: 'Floresta', value: 'forest' },
  { title: 'Mapa da região', value: 'region-map' },
] as const;
