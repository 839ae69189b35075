import { hasCouncil } from './has-council.ts';

interface Registration {
  readonly council?: string;
  readonly number?: string;
  readonly uf?: string;
  readonly region?: string;
  readonly isPrimary?: boolean;
}

interface RuleContext {
  readonly document?: { readonly [field: string]: unknown } | undefined;
}

const isZero = (number: string | undefined) => /^0+$/.test(number ?? '');

/**
 * Identification every advertisement of a professional must carry: CRM with number and state (CFM 2.336/2023, art. 4º I),
 * CRP with region and number (Código de Ética do Psicólogo, art. 20 a; Mato Grosso is region 18).
 */
export function registrationsProblem(
  registrations: readonly Registration[] | undefined,
  { document }: RuleContext,
): true | string {
  const list = registrations ?? [];
  for (const { council, number, uf, region } of list) {
    if (council === 'CRM' && !(number && uf)) {
      return 'CRM precisa de número e estado. Obrigatório pelo CFM (Res. 2.336/2023, art. 4º).';
    }
    if (council === 'CRP' && !(number && /^(0[1-9]|1\d|2[0-4])$/.test(region ?? ''))) {
      return 'CRP precisa de região (01 a 24) e número. Obrigatório pelo CFP (Código de Ética, art. 20).';
    }
    if (isZero(number) && document?.isDemo !== true) return 'Informe o número real do registro.';
  }
  if (list.length > 0 && list.filter(({ isPrimary }) => isPrimary === true).length !== 1) {
    return 'Marque exatamente um registro como principal.';
  }
  return true;
}

interface Rqe {
  readonly number?: string;
}

/** RQE exists only in medicine; a psychologist's specialties are registered with the CRP instead. */
export function rqesProblem(rqes: readonly Rqe[] | undefined, { document }: RuleContext): true | string {
  if (!rqes?.length) return true;
  const isDoctor = hasCouncil(document?.registrations, 'CRM');
  if (!isDoctor) return 'RQE existe só para quem tem CRM. Remova a especialidade ou informe o CRM.';
  if (document?.isDemo !== true && rqes.some(({ number }) => isZero(number))) return 'Informe o RQE ou remova a especialidade.';
  return true;
}
