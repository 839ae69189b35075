/** Closed lists used by several types. Values are stored; changing one needs a content migration. */

/** In the order of the site. The names are of services, never titles after a doctor's name. */
export const AREAS = [
  { title: 'Clínica geral', value: 'clinica-geral' },
  { title: 'Psicologia', value: 'psicologia' },
  { title: 'Diagnóstico por imagem', value: 'imagem' },
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
  { title: 'Em licença', value: 'licenca' },
  { title: 'Ex-membro', value: 'ex-membro' },
] as const;

export const COUNCILS = [
  { title: 'CRM · medicina', value: 'CRM' },
  { title: 'CRP · psicologia', value: 'CRP' },
  { title: 'CRTR · radiologia', value: 'CRTR' },
  { title: 'COREN · enfermagem', value: 'COREN' },
  { title: 'CRN · nutrição', value: 'CRN' },
  { title: 'CREFITO · fisioterapia', value: 'CREFITO' },
  { title: 'CRFa · fonoaudiologia', value: 'CRFa' },
  { title: 'CRF · farmácia', value: 'CRF' },
  { title: 'CRBM · biomedicina', value: 'CRBM' },
  { title: 'CRO · odontologia', value: 'CRO' },
  { title: 'CRESS · serviço social', value: 'CRESS' },
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
  { title: 'Uma página ou um profissional deste site', value: 'page' },
  { title: 'A lista de profissionais', value: 'professionals' },
  { title: 'Agendamento de consulta', value: 'booking' },
  { title: 'WhatsApp da clínica', value: 'whatsapp' },
  { title: 'Telefone da clínica', value: 'phone' },
  { title: 'E-mail da clínica', value: 'email' },
  { title: 'Outro site', value: 'url' },
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
