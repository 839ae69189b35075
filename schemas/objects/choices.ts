/** Closed lists used by several types. Values are stored; changing one needs a content migration. */

/** Whose rules hold for what belongs to an area. Exams and reports are a doctor's, too, and have a list of their own. */
export const AREA_REGULATIONS = [
  { title: 'Medicina: consultas (CFM)', value: 'medicina' },
  { title: 'Medicina: exames e laudos (CFM)', value: 'exames' },
  { title: 'Psicologia (CFP)', value: 'psicologia' },
  { title: 'Outra profissão da saúde', value: 'outra' },
] as const;

/** What a specialty document stands for; only the first two are titles granted by the medical council. */
export const SPECIALTY_KINDS = [
  { title: 'Especialidade médica (CFM)', value: 'especialidade' },
  { title: 'Área de atuação (CFM)', value: 'areaAtuacao' },
  { title: 'Serviço da clínica', value: 'servico' },
  { title: 'Psicologia', value: 'psicologia' },
] as const;

/** How an exam looks inside. What radiates asks about pregnancy (RDC Anvisa 611/2022): `exam.query.ts` names what does not. */
export const EXAM_TECHNIQUES = [
  { title: 'Ultrassom', value: 'ultrassom' },
  { title: 'Raios X (radiação)', value: 'raio-x' },
  { title: 'Tomografia (radiação)', value: 'tomografia' },
  { title: 'Medicina nuclear (radiação)', value: 'nuclear' },
  { title: 'Ressonância magnética', value: 'ressonancia' },
  { title: 'Outra, sem radiação', value: 'outra' },
] as const;

export const BLADDER = [
  { title: 'Bexiga cheia', value: 'cheia' },
  { title: 'Bexiga vazia', value: 'vazia' },
  { title: 'Indiferente', value: 'indiferente' },
] as const;

export const PERIODS = [
  { title: 'Manhã', value: 'manha' },
  { title: 'Tarde', value: 'tarde' },
  { title: 'Manhã ou tarde', value: 'ambos' },
] as const;

export const BRING_ITEMS = [
  { title: 'Pedido médico', value: 'pedido' },
  { title: 'Documento com foto', value: 'documento' },
  { title: 'Carteirinha do convênio', value: 'carteirinha' },
  { title: 'Guia autorizada', value: 'guia' },
  { title: 'Cartão SUS', value: 'cartao-sus' },
  { title: 'Exames anteriores', value: 'exames' },
] as const;

export const HEALTH_PLAN_KINDS = [
  { title: 'Plano de saúde', value: 'operadora' },
  { title: 'Convênio de empresa', value: 'empresa' },
  { title: 'Cartão de desconto', value: 'cartao' },
] as const;

export const PRICE_KINDS = [
  { title: 'Consulta', value: 'consulta' },
  { title: 'Exame', value: 'exame' },
  { title: 'Procedimento', value: 'procedimento' },
  { title: 'Psicologia', value: 'psicologia' },
] as const;

export const PAYMENT_METHODS = [
  { title: 'Dinheiro', value: 'dinheiro' },
  { title: 'Pix', value: 'pix' },
  { title: 'Cartão de débito', value: 'debito' },
  { title: 'Cartão de crédito', value: 'credito' },
] as const;

/** What a testimonial may speak of: never a clinical result (CFM 2.336/2023, art. 14). */
export const TESTIMONIAL_SUBJECTS = [
  { title: 'Atendimento', value: 'atendimento' },
  { title: 'Recepção', value: 'recepcao' },
  { title: 'Estrutura', value: 'estrutura' },
  { title: 'Agendamento', value: 'agendamento' },
] as const;

export const PORTFOLIO_CATEGORIES = [
  { title: 'Recepção', value: 'recepcao' },
  { title: 'Consultórios', value: 'consultorios' },
  { title: 'Psicologia', value: 'psicologia' },
  { title: 'Imagem', value: 'imagem' },
  { title: 'Acessibilidade', value: 'acessibilidade' },
  { title: 'Fachada', value: 'fachada' },
] as const;

export const LEGAL_KINDS = [
  { title: 'Política de privacidade', value: 'privacidade' },
  { title: 'Política de cookies', value: 'cookies' },
  { title: 'Termos de uso', value: 'termos' },
  { title: 'Acessibilidade', value: 'acessibilidade' },
] as const;

/** What a text under the topics is; one without a kind is about health. */
export const POST_KINDS = [
  { title: 'Artigo de saúde', value: 'saude' },
  { title: 'Notícia da clínica', value: 'noticia' },
] as const;

export const MESSAGE_STATES = [
  { title: 'Nova', value: 'novo' },
  { title: 'Lida', value: 'lido' },
  { title: 'Respondida', value: 'respondido' },
  { title: 'Spam', value: 'spam' },
] as const;

/** What becomes of a request for an appointment. */
export const REQUEST_STATES = [
  { title: 'Novo', value: 'novo' },
  { title: 'Contatado', value: 'contatado' },
  { title: 'Confirmado', value: 'confirmado' },
  { title: 'Feito', value: 'feito' },
  { title: 'Desistiu', value: 'desistiu' },
] as const;

/** Halves of a day in which somebody would come. */
export const TURNS = [
  { title: 'Manhã', value: 'manha' },
  { title: 'Tarde', value: 'tarde' },
] as const;

/** What the contact form may be about. Nothing here reveals health data (LGPD, art. 11). */
export const MESSAGE_SUBJECTS = [
  { title: 'Agendamento', value: 'agendamento' },
  { title: 'Exames e preparo', value: 'exames' },
  { title: 'Convênios e valores', value: 'convenios' },
  { title: 'Sugestão ou reclamação', value: 'ouvidoria' },
  { title: 'Outro assunto', value: 'outro' },
] as const;

/** Who is seen in a picture, and with what permission (LGPD; CFM 2.336/2023, art. 14). */
export const PEOPLE_CONSENT = [
  { title: 'Ninguém aparece', value: 'none' },
  { title: 'Equipe, com autorização assinada', value: 'staff' },
  { title: 'Paciente que não se reconhece, com autorização assinada', value: 'patient-anonymised' },
] as const;

/** Page guards by the names the site knows (`web/page-guards.ts`). */
export const PAGE_GUARDS = [
  { title: 'Em manutenção', value: 'maintenance' },
  { title: 'Em breve, até uma data', value: 'comingSoonUntil' },
  { title: 'No ar só até uma data', value: 'availableUntil' },
] as const;

export const AGE_GROUPS = [
  { title: 'Crianças', value: 'criancas' },
  { title: 'Adolescentes', value: 'adolescentes' },
  { title: 'Adultos', value: 'adultos' },
  { title: 'Idosos', value: 'idosos' },
] as const;

export const MODALITIES = [
  { title: 'Presencial', value: 'presencial' },
  { title: 'Online', value: 'online' },
] as const;

export const LANGUAGES = [
  { title: 'Inglês', value: 'ingles' },
  { title: 'Espanhol', value: 'espanhol' },
  { title: 'Libras', value: 'libras' },
] as const;

export const PROFESSIONAL_STATUS = [
  { title: 'Em atividade', value: 'ativo' },
  { title: 'Afastado(a)', value: 'licenca' },
  { title: 'Saiu da clínica', value: 'ex-membro' },
] as const;

/** What staff call a stored value; empty for a value that is not in the list. */
export function titleOf(
  choices: readonly { readonly title: string; readonly value: string }[],
  value: unknown,
): string {
  return choices.find((choice) => choice.value === value)?.title ?? '';
}

/** The 27 federative units. Titles are given because Studio would show a bare value as “Mt”. */
export const UFS = [
  'AC',
  'AL',
  'AP',
  'AM',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MT',
  'MS',
  'MG',
  'PA',
  'PB',
  'PR',
  'PE',
  'PI',
  'RJ',
  'RN',
  'RS',
  'RO',
  'RR',
  'SC',
  'SP',
  'SE',
  'TO',
].map((uf) => ({ title: uf, value: uf }));

/** Sentence case; the site writes them in a row, in lower case. */
export const ACCESSIBILITY_FEATURES = [
  { title: 'Rampa de acesso', value: 'ramp' },
  { title: 'Banheiro acessível', value: 'restroom' },
  { title: 'Elevador', value: 'elevator' },
  { title: 'Vaga para pessoa com deficiência', value: 'parking' },
  { title: 'Atendimento em Libras', value: 'libras' },
] as const;

export const SOCIAL_NETWORKS = [
  { title: 'Instagram', value: 'instagram' },
  { title: 'Facebook', value: 'facebook' },
  { title: 'YouTube', value: 'youtube' },
  { title: 'LinkedIn', value: 'linkedin' },
] as const;

/** Where a link may lead; the first is the default. */
export const LINK_KINDS = [
  { title: 'Uma página deste site', value: 'page' },
  { title: 'A lista de profissionais', value: 'professionals' },
  { title: 'Os temas de saúde', value: 'topics' },
  { title: 'O portal de resultados', value: 'results' },
  { title: 'Agendamento de consulta', value: 'booking' },
  { title: 'WhatsApp da clínica', value: 'whatsapp' },
  { title: 'Telefone da clínica', value: 'phone' },
  { title: 'E-mail da clínica', value: 'email' },
  { title: 'Outro site', value: 'url' },
] as const;

/** Which of a month's Mondays, Tuesdays…; most months have no fifth one. */
export const WEEKS_OF_MONTH = [
  { title: '1º/1ª', value: 'first' },
  { title: '2º/2ª', value: 'second' },
  { title: '3º/3ª', value: 'third' },
  { title: '4º/4ª', value: 'fourth' },
  { title: 'Último/última', value: 'last' },
] as const;

export const WEEKDAYS = [
  { title: 'Segunda', value: 'monday' },
  { title: 'Terça', value: 'tuesday' },
  { title: 'Quarta', value: 'wednesday' },
  { title: 'Quinta', value: 'thursday' },
  { title: 'Sexta', value: 'friday' },
  { title: 'Sábado', value: 'saturday' },
  { title: 'Domingo', value: 'sunday' },
] as const;
