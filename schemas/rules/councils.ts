import { memberOf, type RuleContext, textOf } from './form-value.ts';

/** A profession that a council registers, as it stands beside a name. */
interface Category {
  readonly value: string;
  readonly feminine: string;
  readonly masculine: string;
}

interface Council {
  readonly value: string;
  readonly title: string;
  /** By which it numbers: one council for each state, or for numbered regions of one or more states. */
  readonly by: 'uf' | 'region';
  /** Fewest and most digits of a number, as far as is known. */
  readonly digits: readonly [fewest: number, most: number];
  /** The first is printed where nobody said which: until there were categories, it was for everybody. */
  readonly categories: readonly [Category, ...Category[]];
}

const one = (feminine: string, masculine: string): readonly [Category] => [{ value: '', feminine, masculine }];

/**
 * The councils of health professions and what each registers. From the laws that made them (Lei 3.268/1957, 5.766/1971,
 * 7.394/1985, 7.498/1986, 6.583/1978, 6.316/1975, 6.965/1981, 3.820/1960, 6.684/1979, 4.324/1964 and 11.889/2008, 8.662/1993,
 * 9.696/1998), from memory. Values are stored; changing one needs a content migration.
 */
export const COUNCILS: readonly Council[] = [
  // In capitals (CFM 2.336/2023, art. 4).
  { value: 'CRM', title: 'CRM · medicina', by: 'uf', digits: [1, 6], categories: one('MÉDICA', 'MÉDICO') },
  { value: 'CRP', title: 'CRP · psicologia', by: 'region', digits: [3, 6], categories: one('Psicóloga', 'Psicólogo') },
  {
    value: 'CRTR',
    title: 'CRTR · radiologia',
    by: 'region',
    digits: [1, 6],
    categories: [
      { value: 'tecnico-radiologia', feminine: 'Técnica em radiologia', masculine: 'Técnico em radiologia' },
      { value: 'tecnologo-radiologia', feminine: 'Tecnóloga em radiologia', masculine: 'Tecnólogo em radiologia' },
    ],
  },
  {
    value: 'COREN',
    title: 'COREN · enfermagem',
    by: 'uf',
    digits: [1, 7],
    categories: [
      { value: 'enfermeiro', feminine: 'Enfermeira', masculine: 'Enfermeiro' },
      { value: 'tecnico-enfermagem', feminine: 'Técnica de enfermagem', masculine: 'Técnico de enfermagem' },
      { value: 'auxiliar-enfermagem', feminine: 'Auxiliar de enfermagem', masculine: 'Auxiliar de enfermagem' },
      { value: 'obstetriz', feminine: 'Obstetriz', masculine: 'Obstetriz' },
    ],
  },
  {
    value: 'CRN',
    title: 'CRN · nutrição',
    by: 'region',
    digits: [1, 6],
    categories: [
      { value: 'nutricionista', feminine: 'Nutricionista', masculine: 'Nutricionista' },
      {
        value: 'tecnico-nutricao',
        feminine: 'Técnica em nutrição e dietética',
        masculine: 'Técnico em nutrição e dietética',
      },
    ],
  },
  {
    value: 'CREFITO',
    title: 'CREFITO · fisioterapia e terapia ocupacional',
    by: 'region',
    digits: [1, 6],
    categories: [
      { value: 'fisioterapeuta', feminine: 'Fisioterapeuta', masculine: 'Fisioterapeuta' },
      { value: 'terapeuta-ocupacional', feminine: 'Terapeuta ocupacional', masculine: 'Terapeuta ocupacional' },
    ],
  },
  {
    value: 'CRFa',
    title: 'CRFa · fonoaudiologia',
    by: 'region',
    digits: [1, 6],
    categories: one('Fonoaudióloga', 'Fonoaudiólogo'),
  },
  { value: 'CRF', title: 'CRF · farmácia', by: 'uf', digits: [1, 6], categories: one('Farmacêutica', 'Farmacêutico') },
  {
    value: 'CRBM',
    title: 'CRBM · biomedicina',
    by: 'region',
    digits: [1, 6],
    categories: one('Biomédica', 'Biomédico'),
  },
  {
    value: 'CRO',
    title: 'CRO · odontologia',
    by: 'uf',
    digits: [1, 6],
    categories: [
      { value: 'cirurgiao-dentista', feminine: 'Cirurgiã-dentista', masculine: 'Cirurgião-dentista' },
      { value: 'tecnico-saude-bucal', feminine: 'Técnica em saúde bucal', masculine: 'Técnico em saúde bucal' },
      { value: 'auxiliar-saude-bucal', feminine: 'Auxiliar em saúde bucal', masculine: 'Auxiliar em saúde bucal' },
      {
        value: 'tecnico-protese-dentaria',
        feminine: 'Técnica em prótese dentária',
        masculine: 'Técnico em prótese dentária',
      },
    ],
  },
  {
    value: 'CRESS',
    title: 'CRESS · serviço social',
    by: 'region',
    digits: [1, 6],
    categories: one('Assistente social', 'Assistente social'),
  },
  {
    value: 'CREF',
    title: 'CREF · educação física',
    by: 'region',
    digits: [1, 6],
    categories: one('Profissional de educação física', 'Profissional de educação física'),
  },
];

export const councilCalled = (value: unknown): Council | undefined => COUNCILS.find((one) => one.value === value);

/** What staff choose from; empty for a council that registers one profession alone. */
export function categoryChoices(council: unknown): { readonly title: string; readonly value: string }[] {
  const categories = councilCalled(council)?.categories ?? [];
  return categories.length < 2
    ? []
    : categories.map(({ value, feminine, masculine }) => ({
        title: feminine === masculine ? feminine : `${feminine} ou ${masculine}`,
        value,
      }));
}

/** The profession of a registration, as it is printed. Undefined for a council that nobody knows. */
export function professionOf(
  { council, category }: { readonly council: string; readonly category: string | null },
  gender: 'feminine' | 'masculine',
): string | undefined {
  const categories = councilCalled(council)?.categories;
  return (categories?.find(({ value }) => value === category) ?? categories?.[0])?.[gender];
}

/**
 * One council registers several professions, and the site prints the one that is chosen: a nursing technician is no nurse
 * (Lei 7.498/1986, art. 2º; likewise the others). Not withheld: what was entered before stays printed as it was.
 */
export function councilCategoryProblem(category: string | undefined, { parent }: RuleContext): true | string {
  const choices = categoryChoices(memberOf(parent, 'council'));
  if (choices.length === 0 || choices.some(({ value }) => value === category)) return true;
  return `Escolha a profissão registrada no ${textOf(parent, 'council')}: é ela que o site escreve ao lado do nome.`;
}

/** How long a council's numbers are, as far as is known: from memory, so it is asked for and not refused. */
export function councilNumberProblem(number: string | undefined, { parent }: RuleContext): true | string {
  const council = councilCalled(memberOf(parent, 'council'));
  if (!council || !number) return true;
  const [fewest, most] = council.digits;
  const usual = fewest === 1 ? `até ${most}` : `de ${fewest} a ${most}`;
  return (
    (number.length >= fewest && number.length <= most) ||
    `Números do ${council.value} costumam ter ${usual} algarismos: confira na carteira profissional.`
  );
}

/** A number says little without the state or the region that gave it. Those of the demonstration are invented. */
export function councilPlaceProblem(registration: unknown, { document }: RuleContext): true | string {
  const council = councilCalled(memberOf(registration, 'council'));
  if (!council || memberOf(document, 'isDemo') === true || textOf(registration, council.by)) return true;
  return council.by === 'uf'
    ? `O ${council.value} é por estado: escolha o estado do registro.`
    : `O ${council.value} é por região: informe o número da região, que está na carteira profissional.`;
}
