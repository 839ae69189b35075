import type { Specialty } from '#schemas/generated/content-types.ts';

import { type DemoDocument, reference } from './demo-document.ts';

/** Names as their councils use them; "Clínica geral" is a service, no title (CFM 2.330/2023). */
export const specialties: readonly DemoDocument<Specialty>[] = [
  {
    _id: 'specialty-clinica-geral',
    _type: 'specialty',
    isDemo: true,
    title: 'Clínica geral',
    kind: 'servico',
    area: reference('area-clinica-geral'),
    order: 10,
  },
  {
    _id: 'specialty-psicologia',
    _type: 'specialty',
    isDemo: true,
    title: 'Psicologia',
    kind: 'psicologia',
    area: reference('area-psicologia'),
    order: 20,
  },
  {
    _id: 'specialty-radiologia',
    _type: 'specialty',
    isDemo: true,
    title: 'Radiologia e Diagnóstico por Imagem',
    kind: 'especialidade',
    area: reference('area-imagem'),
    order: 30,
  },
  {
    _id: 'specialty-ultrassonografia',
    _type: 'specialty',
    isDemo: true,
    title: 'Ultrassonografia Geral',
    kind: 'areaAtuacao',
    area: reference('area-imagem'),
    parent: reference('specialty-radiologia'),
    order: 40,
  },
];
