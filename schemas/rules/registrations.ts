import type { ValidationContext } from '@sanity/types';
import { defineQuery } from 'groq';
import { clinicUf } from './establishment.ts';
import { listOf, memberOf, publishedIdOf, type RuleContext, textOf } from './form-value.ts';

/** Whether somebody is registered at the council. The person is stored, from a form, or of a query. */
export function hasCouncil(person: unknown, council: string): boolean {
  return listOf(person, 'registrations').some((entry) => textOf(entry, 'council') === council);
}

const ASSISTS = /^(?:tecnico|tecnologo|auxiliar)-/;

/** Whether somebody assists and sees nobody by appointment: technicians and auxiliaries (P4). */
export function assistsOnly(person: unknown): boolean {
  const entries = listOf(person, 'registrations');
  const assists = (entry: unknown) => textOf(entry, 'council') === 'CRTR' || ASSISTS.test(textOf(entry, 'category'));
  return entries.length > 0 && entries.every(assists);
}

/** Zeros stand for a number nobody has: only demonstration content may carry them. */
export function isPlaceholder(entry: unknown, document: unknown): boolean {
  return /^0+$/.test(textOf(entry, 'number')) && memberOf(document, 'isDemo') !== true;
}

const CRP_REGION = /^(0[1-9]|1\d|2[0-4])$/;

/**
 * Identification every advertisement of a professional must carry: CRM with number and state (M1; CFM 2.336/2023,
 * art. 4º I), CRP with region and number (P1; Código de Ética do Psicólogo, art. 20 a; Mato Grosso is region 18).
 */
export function registrationsProblem(
  registrations: readonly unknown[] | undefined,
  { document }: RuleContext,
): true | string {
  const list = registrations ?? [];
  for (const entry of list) {
    const council = textOf(entry, 'council');
    const number = textOf(entry, 'number');
    if (council === 'CRM' && !(/^\d{1,6}$/.test(number) && textOf(entry, 'uf'))) {
      return 'CRM precisa de número e estado. Obrigatório pelo CFM (Res. 2.336/2023, art. 4º).';
    }
    if (council === 'CRM' && textOf(entry, 'region')) return 'CRM é por estado: apague a região do registro.';
    if (council === 'CRP' && !(/^\d{3,6}$/.test(number) && CRP_REGION.test(textOf(entry, 'region')))) {
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
 * Who attends in a state needs a registration there (Lei 3.268/1957, art. 17–18, for doctors; the same is said of
 * psychologists). From memory, not read: it warns and says that it is to be confirmed. Mato Grosso is region 18 of the CRP;
 * of other states the region is not known here.
 * @param uf the clinic's state
 */
function otherStateProblem(registrations: readonly unknown[] | undefined, uf: string): true | string {
  const onlyElsewhere = (council: string, isHere: (entry: unknown) => boolean) => {
    const own = (registrations ?? []).filter((entry) => textOf(entry, 'council') === council);
    return own.length > 0 && !own.some(isHere);
  };
  if (onlyElsewhere('CRM', (entry) => ['', uf].includes(textOf(entry, 'uf')))) {
    return `Só há CRM de outro estado. Para atender em ${uf} pode ser preciso CRM-${uf} (Lei 3.268/1957, art. 17 e 18; a confirmar com o CRM).`;
  }
  if (uf === 'MT' && onlyElsewhere('CRP', (entry) => ['', '18'].includes(textOf(entry, 'region')))) {
    return 'Só há CRP de outra região. Para atender em MT pode ser preciso CRP 18 (a confirmar com o CRP).';
  }
  return true;
}

const CLINIC_REGISTRATION = defineQuery(`*[_id == "siteSettings"][0]{crmRegistration}`);

/** The same in Studio, where the clinic's state has to be asked for. */
export async function localRegistrationProblem(
  registrations: readonly unknown[] | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const client = context.getClient({ apiVersion: '2025-02-19' });
  const settings = await client.fetch(CLINIC_REGISTRATION);
  return otherStateProblem(registrations, clinicUf(settings));
}

const SAME_NUMBER = defineQuery(
  `count(*[_type == "professional" && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**")) && count(registrations[council == $council && number == $number && coalesce(uf, "") == $uf && coalesce(region, "") == $region]) > 0])`,
);

/**
 * A council gives a number once: the same one twice is a slip of the hand, or the same person twice. Zeros of the
 * demonstration are nobody's.
 */
export async function uniqueRegistrationProblem(
  registrations: readonly unknown[] | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const id = publishedIdOf(context.document);
  if (!id || memberOf(context.document, 'isDemo') === true) return true;
  const client = context.getClient({ apiVersion: '2025-02-19' });
  for (const entry of registrations ?? []) {
    const [council, number] = [textOf(entry, 'council'), textOf(entry, 'number')];
    if (!council || !number) continue;
    const params = { id, council, number, uf: textOf(entry, 'uf'), region: textOf(entry, 'region') };
    const others = await client.fetch(SAME_NUMBER, params);
    if (others) return `Número já cadastrado em outro profissional: ${council} ${number}.`;
  }
  return true;
}

interface Holder {
  readonly id: string;
  readonly since: string;
}

/**
 * The same among documents at hand, for content that did not come through Studio: ids of those who came second with a
 * number. The first one keeps it.
 */
export function repeatedRegistrations(professionals: readonly unknown[]): ReadonlySet<string> {
  const holders = new Map<string, Holder[]>();
  for (const person of professionals) {
    if (memberOf(person, 'isDemo') === true) continue;
    for (const entry of listOf(person, 'registrations')) {
      const key = ['council', 'number', 'uf', 'region'].map((name) => textOf(entry, name)).join(' ');
      const holder = { id: textOf(person, '_id'), since: textOf(person, '_createdAt') };
      holders.set(key, [...(holders.get(key) ?? []), holder]);
    }
  }
  return new Set(
    [...holders.values()].flatMap((list) => {
      const [first, ...later] = list.toSorted((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id));
      return later.filter(({ id }) => id !== first?.id).map(({ id }) => id);
    }),
  );
}

const DEMO = defineQuery(
  `*[isDemo == true && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(_type asc, _id asc) [0...3] {"name": coalesce(title, name, fullName, label, question, from, select(_type == "clinicHours" => "Horários e feriados"), _id)}`,
);

/** Invented people and prices must not go on the air as if they were real (M1, P1): first each one is replaced. */
export async function demoModeProblem(isOn: boolean | undefined, context: ValidationContext): Promise<true | string> {
  if (isOn === true) return true;
  const client = context.getClient({ apiVersion: '2025-02-19' });
  const left = await client.fetch(DEMO);
  if (!left?.length) return true;
  return `Ainda há conteúdo de demonstração: ${left.map(({ name }) => name).join(', ')}. Troque-o ou apague-o antes.`;
}
