import { memberOf, textOf } from './form-value.ts';
import { hasCouncil } from './has-council.ts';

interface RuleContext {
  readonly document?: unknown;
}

const CRP_REGION = /^(0[1-9]|1\d|2[0-4])$/;

/** Zeros stand for a number nobody has: only demonstration content may carry them. */
const isPlaceholder = (entry: unknown, document: unknown) =>
  /^0+$/.test(textOf(entry, 'number')) && memberOf(document, 'isDemo') !== true;

/**
 * Identification every advertisement of a professional must carry: CRM with number and state (CFM 2.336/2023, art. 4º I),
 * CRP with region and number (Código de Ética do Psicólogo, art. 20 a; Mato Grosso is region 18).
 */
export function registrationsProblem(
  registrations: readonly unknown[] | undefined,
  { document }: RuleContext,
): true | string {
  const list = registrations ?? [];
  for (const entry of list) {
    const council = textOf(entry, 'council');
    const number = textOf(entry, 'number');
    if (council === 'CRM' && !(number && textOf(entry, 'uf'))) {
      return 'CRM precisa de número e estado. Obrigatório pelo CFM (Res. 2.336/2023, art. 4º).';
    }
    if (council === 'CRP' && !(number && CRP_REGION.test(textOf(entry, 'region')))) {
      return 'CRP precisa de região (01 a 24) e número. Obrigatório pelo CFP (Código de Ética, art. 20).';
    }
    if (isPlaceholder(entry, document)) return 'Informe o número real do registro.';
  }
  if (list.length > 0 && list.filter((entry) => memberOf(entry, 'isPrimary') === true).length !== 1) {
    return 'Marque exatamente um registro como principal.';
  }
  return true;
}

/**
 * RQE exists only in medicine; a psychologist's specialties are registered with the CRP instead. At most two specialties,
 * and areas of practice only beside one (M2, M8).
 */
export function rqesProblem(rqes: readonly unknown[] | undefined, { document }: RuleContext): true | string {
  if (!rqes?.length) return true;
  if (!hasCouncil(memberOf(document, 'registrations'), 'CRM')) {
    return 'RQE existe só para quem tem CRM. Remova a especialidade ou informe o CRM.';
  }
  const areas = rqes.filter((entry) => memberOf(entry, 'kind') === 'areaAtuacao').length;
  if (rqes.length - areas > 2) {
    return 'O CFM permite anunciar no máximo duas especialidades (Res. 2.336/2023, art. 13).';
  }
  if (areas > 0 && areas === rqes.length) return 'Uma área de atuação depende de uma especialidade com RQE.';
  return !rqes.some((entry) => isPlaceholder(entry, document)) || 'Informe o RQE ou remova a especialidade.';
}
