import type { ProfessionalSummary } from '#schemas/content.ts';

/** Areas as queries give them, for tests and samples. */
export const areas = {
  medicine: {
    _id: 'area-clinica-geral',
    title: 'Clínica geral',
    order: 10,
    regulation: 'medicina',
    anchor: 'area-clinica-geral',
  },
  psychology: {
    _id: 'area-psicologia',
    title: 'Psicologia',
    order: 20,
    regulation: 'psicologia',
    anchor: 'area-psicologia',
  },
} as const satisfies Readonly<Record<string, NonNullable<ProfessionalSummary['area']>>>;
