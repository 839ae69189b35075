import { type Fields, isFields, listToDocuments } from './list-to-documents.ts';

/** The closed list of before, as documents. The part of the id behind `exam-type-` is what stood in the field. */
export const firstExamTypes = [
  type('ultrassonografia', 'Ultrassonografia', 'ultrassom', 10),
  type('doppler', 'Doppler', 'ultrassom', 20),
  type('ecocardiograma', 'Ecocardiograma', 'ultrassom', 30),
  type('raio-x', 'Raio-X', 'raio-x', 40),
  type('mamografia', 'Mamografia', 'raio-x', 50),
  type('densitometria', 'Densitometria', 'raio-x', 60),
  type('tomografia', 'Tomografia', 'tomografia', 70),
  type('ressonancia', 'Ressonância', 'ressonancia', 80),
  type('eletrocardiograma', 'Eletrocardiograma', 'outra', 90),
];

function type<Technique extends string>(word: string, title: string, technique: Technique, order: number) {
  return { _id: `exam-type-${word}`, _type: 'examType', title, technique, order } as const;
}

const known: ReadonlySet<string> = new Set(firstExamTypes.map(({ _id }) => _id));

/** A reference in place of a word of the list, and anything else as it is. */
function referring(value: unknown): unknown {
  const id = `exam-type-${String(value)}`;
  return typeof value === 'string' && known.has(id) ? { _type: 'reference', _ref: id } : value;
}

/** A section of exams with references in its list of types; any other value as it is. */
function sectionReferring(section: unknown): unknown {
  if (!isFields(section) || section._type !== 'exams' || !Array.isArray(section.modalities)) return section;
  const before: readonly unknown[] = section.modalities;
  const modalities = before.map((word) => {
    const reference = referring(word);
    return isFields(reference) && reference !== word ? { _key: String(word), ...reference } : word;
  });
  return modalities.some((one, index) => one !== before[index]) ? { ...section, modalities } : section;
}

function changesIn({ _type: type, modality, sections }: Fields): Fields {
  const list: readonly unknown[] = Array.isArray(sections) ? sections : [];
  const replaced = list.map(sectionReferring);
  const referred = type === 'exam' ? referring(modality) : modality;
  return {
    ...(referred !== modality && { modality: referred }),
    ...(replaced.some((section, index) => section !== list[index]) && { sections: replaced }),
  };
}

/** Which types radiate is said by their technique and no longer by a list. */
export const examTypesMigration = listToDocuments({ id: '0008-exam-types', first: firstExamTypes, changesIn });
