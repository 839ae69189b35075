/** What every clinic begins with, for staff to change and add to. */
export const firstAreas = [
  { _id: 'area-clinica-geral', _type: 'area', title: 'Clínica geral', regulation: 'medicina', order: 10 },
  { _id: 'area-psicologia', _type: 'area', title: 'Psicologia', regulation: 'psicologia', order: 20 },
  { _id: 'area-imagem', _type: 'area', title: 'Diagnóstico por imagem', regulation: 'exames', order: 30 },
] as const;

export const firstExamTypes = [
  examType('ultrassonografia', 'Ultrassonografia', 'ultrassom', 10),
  examType('doppler', 'Doppler', 'ultrassom', 20),
  examType('ecocardiograma', 'Ecocardiograma', 'ultrassom', 30),
  examType('raio-x', 'Raio-X', 'raio-x', 40),
  examType('mamografia', 'Mamografia', 'raio-x', 50),
  examType('densitometria', 'Densitometria', 'raio-x', 60),
  examType('tomografia', 'Tomografia', 'tomografia', 70),
  examType('ressonancia', 'Ressonância', 'ressonancia', 80),
  examType('eletrocardiograma', 'Eletrocardiograma', 'outra', 90),
];

function examType<Technique extends string>(word: string, title: string, technique: Technique, order: number) {
  return { _id: `exam-type-${word}`, _type: 'examType', title, technique, order } as const;
}
