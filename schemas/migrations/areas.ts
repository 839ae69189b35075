import { type Fields, isFields, listToDocuments } from './list-to-documents.ts';

/** The closed list of before, as documents. The part of the id behind `area-` is what stood in the field. */
export const firstAreas = [
  { _id: 'area-clinica-geral', _type: 'area', title: 'Clínica geral', regulation: 'medicina', order: 10 },
  { _id: 'area-psicologia', _type: 'area', title: 'Psicologia', regulation: 'psicologia', order: 20 },
  { _id: 'area-imagem', _type: 'area', title: 'Diagnóstico por imagem', regulation: 'exames', order: 30 },
] as const;

const known = new Set<unknown>(firstAreas.map(({ _id }) => _id));

/** The fields with a reference in place of the area's word; the same object where there is none. */
function referring(fields: Fields): Fields {
  const id = `area-${String(fields.area)}`;
  return typeof fields.area === 'string' && known.has(id)
    ? { ...fields, area: { _type: 'reference', _ref: id } }
    : fields;
}

/** What has to be set in a document: its own area, that of what was approved, and those of sections of a page. */
function changesIn(document: Fields): Fields {
  const { approval, sections } = document;
  const { area } = referring(document);
  const content = isFields(approval) && isFields(approval.content) ? approval.content : {};
  const approved = referring(content);
  const list: readonly unknown[] = Array.isArray(sections) ? sections : [];
  const replaced = list.map((section) => (isFields(section) ? referring(section) : section));
  return {
    ...(area !== document.area && { area }),
    ...(approved !== content && isFields(approval) && { approval: { ...approval, content: approved } }),
    ...(replaced.some((section, index) => section !== list[index]) && { sections: replaced }),
  };
}

export const areasMigration = listToDocuments({ id: '0007-areas', first: firstAreas, changesIn });
