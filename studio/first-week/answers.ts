import { brandColorProblem, type MaskName, MASKS } from '../../schemas/index.ts';
import { cepProblem, cnpjProblem, phoneProblem } from '../../schemas/rules/formats.ts';
import { TIME } from '../../schemas/objects/studio-inputs.ts';
import { fullNameProblem } from '../../schemas/rules/professional-name.ts';

/** What was answered, by the name of the field, in the form in which content stores it. Resumed from here. */
export type Answers = Readonly<Record<string, string>>;

export interface Field {
  readonly name: string;
  readonly title: string;
  readonly hint?: string;
  readonly mask?: MaskName;
  readonly kind?: 'lines' | 'one' | 'several' | 'picture' | 'color';
  readonly choices?: readonly { readonly title: string; readonly value: string }[];
  /** The law or the site asks for it: without it the demonstration stays where it would stand. */
  readonly required?: true;
  /** @returns a sentence for what cannot be taken */
  readonly problem?: (stored: string) => true | string;
  /** Takes away what does not belong into it. */
  readonly clean?: (text: string) => string;
  /** Characters, when others than usual. */
  readonly most?: number;
}

export interface Question {
  readonly title: string;
  readonly why: string;
  readonly columns?: 2;
  /** What is wrong with the answers together, by the name of the field. */
  readonly problem?: (own: Answers) => Answers;
  readonly fields: readonly Field[];
}

const digits = (count: string, example: string) => (value: string) =>
  new RegExp(`^\\d{${count}}$`).test(value) || `Escreva só os números, como ${example}.`;
const mail = (value: string) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) || 'Escreva o e-mail inteiro, como nome@clinica.com.br.';
const namesFit = (lines: string) => {
  const long = lines.split('\n').find((name) => name.trim().length > 60);
  return (
    long === undefined ||
    `“${long.slice(0, 30)}…” é longo demais: cada convênio tem até 60 caracteres, e uma linha sua.`
  );
};
const time = (value: string) => TIME.test(value) || 'Escreva a hora como 7h30 ou 18h.';
const at = (name: string, title: string): Field => ({ name, title, mask: 'time', problem: time });

/** One screen each. Areas are those that the clinic's content has. */
export function questions(areas: NonNullable<Field['choices']>): readonly Question[] {
  return [
    {
      title: 'Como a clínica se chama?',
      why: 'O nome aparece no cabeçalho e no Google; a razão social e o CNPJ, no rodapé.',
      fields: [
        { name: 'tradeName', title: 'Nome da clínica', required: true },
        {
          name: 'tagline',
          title: 'O que ela atende, em poucas palavras',
          hint: 'Opcional. Como “Clínica geral, psicologia e imagem”.',
        },
        { name: 'legalName', title: 'Razão social', required: true },
        { name: 'cnpj', title: 'CNPJ', mask: 'cnpj', required: true, problem: cnpjProblem },
      ],
    },
    {
      title: 'Que registros ela tem?',
      why: 'O CFM pede o número da clínica no CRM em todo material (Res. 2.336/2023, art. 5º).',
      fields: [
        { name: 'crm', title: 'Registro no CRM-MT', mask: 'digits', required: true, problem: digits('1,6', '12345') },
        { name: 'cnes', title: 'CNES', hint: 'Opcional.', mask: 'digits', problem: digits('7', '1234567') },
        { name: 'licence', title: 'Número do alvará sanitário', hint: 'Opcional.' },
      ],
    },
    {
      title: 'Como se fala com ela?',
      why: 'Os botões “Ligar” e “WhatsApp” de todas as páginas usam estes números.',
      fields: [
        { name: 'phone', title: 'Telefone da recepção', mask: 'phone', required: true, problem: phoneProblem },
        { name: 'whatsapp', title: 'WhatsApp', mask: 'phone', required: true, problem: phoneProblem },
        { name: 'email', title: 'E-mail', required: true, problem: mail },
      ],
    },
    {
      title: 'Onde ela fica?',
      why: 'Aparece no rodapé e em “Como chegar”.',
      columns: 2,
      fields: [
        { name: 'street', title: 'Rua ou avenida', required: true },
        { name: 'number', title: 'Número', hint: 'Ou s/n.', required: true },
        { name: 'district', title: 'Bairro', required: true },
        { name: 'city', title: 'Cidade (Mato Grosso)', required: true },
        { name: 'cep', title: 'CEP', mask: 'cep', required: true, problem: cepProblem },
        { name: 'referencePoint', title: 'Ponto de referência', hint: 'Opcional.' },
      ],
    },
    {
      title: 'Quando ela abre?',
      why: 'Deixe vazio o que não se aplica. Outros dias e feriados se escrevem depois, em “Horários e feriados”.',
      columns: 2,
      problem: hoursProblem,
      fields: [
        at('weekOpens', 'Segunda a sexta, das'),
        at('weekCloses', 'Segunda a sexta, às'),
        at('lateOpens', 'E depois do almoço, das'),
        at('lateCloses', 'E depois do almoço, às'),
        at('saturdayOpens', 'Sábado, das'),
        at('saturdayCloses', 'Sábado, às'),
      ],
    },
    {
      title: 'Que áreas ela tem?',
      why: 'O que não for marcado sai do site: a área, os serviços e as perguntas dela.',
      fields: [{ name: 'areas', title: 'Áreas', kind: 'several', choices: areas, most: 2000 }],
      problem: (own): Answers => (own.areas ? {} : { areas: 'Marque ao menos uma área.' }),
    },
    {
      title: 'Quem responde por ela no CRM?',
      why: 'Diretora ou diretor técnico. É também a primeira pessoa da equipe; as outras se cadastram depois.',
      fields: [
        {
          name: 'director',
          title: 'Nome completo',
          hint: 'Sem “Dr.” ou “Dra.”.',
          required: true,
          problem: fullNameProblem,
          clean: (name) => name.replace(/^dra?\.?\s+/i, ''),
        },
        {
          name: 'directorGender',
          title: 'Como escrever a profissão',
          kind: 'one',
          choices: [
            { title: 'Médica (Dra.)', value: 'feminine' },
            { title: 'Médico (Dr.)', value: 'masculine' },
          ],
          required: true,
        },
        { name: 'directorCrm', title: 'CRM-MT', mask: 'digits', required: true, problem: digits('1,7', '1234') },
      ],
    },
    {
      title: 'Quem cuida dos dados pessoais?',
      why: 'A LGPD pede que o site diga com quem falar: o encarregado. A política de privacidade sai com este nome.',
      fields: [
        { name: 'dpo', title: 'Nome completo', required: true },
        { name: 'dpoEmail', title: 'E-mail', required: true, problem: mail },
      ],
    },
    {
      title: 'Que convênios ela atende?',
      why: 'Só com contrato em vigor. Quem aceita cada um se marca depois, em “Convênios”.',
      fields: [
        {
          name: 'plans',
          title: 'Convênios',
          hint: 'Um em cada linha. Vazio: nenhum.',
          kind: 'lines',
          most: 4000,
          problem: namesFit,
        },
      ],
    },
    {
      title: 'O site mostra valores?',
      why: 'Os valores se escrevem depois, em “Tabela de preços”.',
      fields: [
        {
          name: 'pricing',
          title: 'Valores',
          kind: 'one',
          choices: [
            { title: 'Mostrar', value: 'yes' },
            { title: 'Não mostrar', value: 'no' },
          ],
        },
      ],
    },
    {
      title: 'Há um logotipo e uma cor?',
      why: 'Sem logotipo, o site mostra o nome da clínica; sem cor, é azul. A cor e a letra se mudam em “Aparência”.',
      fields: [
        { name: 'logo', title: 'Logotipo', hint: 'Opcional. PNG, JPG ou SVG.', kind: 'picture', most: 200 },
        { name: 'brandColor', title: 'Cor da clínica', hint: 'Opcional.', kind: 'color', problem: brandColorProblem },
      ],
    },
  ];
}

/** What the law asks and nobody has answered yet, by question: two of them ask for a name. */
export function unansweredIn(answers: Answers): readonly string[] {
  return questions([]).flatMap(({ title: question, fields }) => {
    const open = fields.filter(({ name, required }) => required && !answers[name]).map(({ title }) => title);
    return open.length > 0 ? [`${question} ${open.join(', ')}`] : [];
  });
}

/** What was typed, as it is stored. */
export function stored({ mask, clean }: Field, typed: string): string {
  const text = mask ? MASKS[mask].stored(typed) : typed.trim();
  return clean ? clean(text) : text;
}

/** What stands in a field, as people read it. */
export function shown({ mask }: Field, value: string): string {
  return mask ? MASKS[mask].shown(value) : value;
}

/**
 * What cannot be taken, by the name of the field. A whole question may be left for later; one that was begun is answered.
 * @param typed as people wrote it
 * @param own the same, as it is stored
 */
export function problemsOf({ fields, problem }: Question, typed: Answers, own: Answers): Answers {
  const isBegun = fields.some(({ name }) => own[name]);
  const found = fields.flatMap((field): readonly (readonly [string, string])[] => {
    // Of words where a number belongs nothing is stored: they are judged as they were typed.
    const value = own[field.name] || typed[field.name]?.trim() || '';
    if (!value) return field.required && isBegun ? [[field.name, 'Falta responder.']] : [];
    if (value.length > (field.most ?? MOST)) return [[field.name, `Até ${field.most ?? MOST} caracteres.`]];
    const wrong = field.problem?.(value);
    return typeof wrong === 'string' ? [[field.name, wrong]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : (problem?.(own) ?? {});
}

/** Of an answer, unless its field takes less. */
const MOST = 80;

const PERIODS = [
  ['weekOpens', 'weekCloses'],
  ['lateOpens', 'lateCloses'],
  ['saturdayOpens', 'saturdayCloses'],
] as const;

/** Periods end after they begin, and the second after the first. */
function hoursProblem(own: Answers): Answers {
  for (const [opens, closes] of PERIODS) {
    const [from, to] = [own[opens], own[closes]];
    if (!from && to) return { [opens]: 'Falta responder.' };
    if (from && !to) return { [closes]: 'Falta responder.' };
    if (from && to && to <= from) return { [closes]: 'Precisa ser depois da hora de abrir.' };
  }
  const { weekCloses = '', lateOpens = '' } = own;
  if (lateOpens && !weekCloses) return { weekOpens: 'Falta o primeiro período.' };
  return lateOpens && lateOpens <= weekCloses ? { lateOpens: 'Precisa ser depois do primeiro período.' } : {};
}
