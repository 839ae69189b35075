/** Where the guide opens. */
export const GUIDE = '/studio/ajuda';

/** The part that helps with documents of a type. */
const PART_OF: Readonly<Record<string, string>> = {
  area: 'criar-uma-area-ou-um-tipo-de-exame',
  clinicHours: 'mudar-o-horario',
  exam: 'adicionar-um-exame',
  examType: 'criar-uma-area-ou-um-tipo-de-exame',
  healthPlan: 'incluir-ou-tirar-um-convenio',
  message: 'responder-uma-mensagem',
  notice: 'publicar-um-aviso',
  post: 'escrever-um-artigo-ou-uma-noticia',
  preparedAnswer: 'responder-uma-mensagem',
  priceItem: 'mudar-um-valor',
  professional: 'adicionar-um-profissional',
};
/** Where no part is about the type: how publishing goes. */
const OTHERWISE = 'tres-coisas-que-ajudam';

export const partOf = (type: string): string => PART_OF[type] ?? OTHERWISE;
