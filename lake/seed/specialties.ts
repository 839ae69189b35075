import type { Specialty } from '#schemas/generated/content-types.ts';

import { reference, slug } from './references.ts';
import type { SeedDocument } from './seed-document.ts';

/** Names as their councils use them; "Clínica geral" is a service, no title (CFM 2.330/2023). */
export const specialties: readonly SeedDocument<Specialty>[] = [
  {
    _id: 'specialty-clinica-geral',
    _type: 'specialty',
    isDemo: true,
    title: 'Clínica geral',
    slug: slug('clinica-geral'),
    kind: 'servico',
    area: 'clinica-geral',
    schemaOrgSpecialty: 'PrimaryCare',
    summary: 'Consultas de rotina e queixas do dia a dia, para adultos e idosos.',
    order: 10,
  },
  {
    _id: 'specialty-psicologia',
    _type: 'specialty',
    isDemo: true,
    title: 'Psicologia',
    slug: slug('psicologia'),
    kind: 'psicologia',
    area: 'psicologia',
    summary: 'Psicoterapia individual para adolescentes e adultos.',
    order: 20,
  },
  {
    _id: 'specialty-radiologia',
    _type: 'specialty',
    isDemo: true,
    title: 'Radiologia e Diagnóstico por Imagem',
    slug: slug('radiologia-e-diagnostico-por-imagem'),
    kind: 'especialidade',
    area: 'imagem',
    schemaOrgSpecialty: 'Radiography',
    summary: 'Exames de imagem e os laudos que os acompanham.',
    order: 30,
  },
  {
    _id: 'specialty-ultrassonografia',
    _type: 'specialty',
    isDemo: true,
    title: 'Ultrassonografia Geral',
    slug: slug('ultrassonografia-geral'),
    kind: 'areaAtuacao',
    area: 'imagem',
    parent: reference('specialty-radiologia'),
    summary: 'Exames por ultrassom do corpo todo.',
    order: 40,
  },
];
