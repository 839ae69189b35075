import type { ContentMigration } from './index.ts';

/** What a reception answers most, for staff to change. They name no clinic: what is its own is filled in. */
export const firstAnswers = [
  answer(
    'horario',
    'Perguntar dia e período',
    'Olá, {nome}! Aqui é da {clínica}. Recebemos a sua mensagem pelo site. Que dias e períodos são melhores para você? Assim vemos os horários livres.',
  ),
  answer(
    'convenio',
    'Pedir o nome do convênio',
    'Olá, {nome}! Aqui é da {clínica}. Para confirmar a cobertura, diga qual é o seu convênio e o nome do plano, como estão na carteirinha.',
  ),
  answer(
    'preparo',
    'Preparo de exame',
    'Olá, {nome}! Aqui é da {clínica}. O preparo de cada exame está no nosso site, na página do exame. Se ficar alguma dúvida, ligue para {telefone}.',
  ),
  answer(
    'ligar',
    'Pedir que ligue',
    'Olá, {nome}! Aqui é da {clínica}. Este assunto é melhor por telefone: ligue para {telefone} em horário de atendimento. Por segurança, não envie exames nem dados de saúde por aqui.',
  ),
];

function answer(word: string, title: string, text: string) {
  return { _id: `prepared-answer-${word}`, _type: 'preparedAnswer', title, text } as const;
}

/** A clinic from before begins with the same answers as a new one. */
export const preparedAnswersMigration: ContentMigration = {
  id: '0010-prepared-answers',
  mutations(documents) {
    const isClinic = documents.some(({ _id }) => _id === 'siteSettings');
    const hasAnswers = documents.some(({ _type }) => _type === 'preparedAnswer');
    return isClinic && !hasAnswers ? firstAnswers.map((create) => ({ create })) : [];
  },
};
