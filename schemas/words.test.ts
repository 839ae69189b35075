import { readFileSync, readdirSync } from 'node:fs';

import { memberOf, textOf } from './rules/form-value.ts';
import { schemaTypes } from './index.ts';

interface Said {
  readonly where: string;
  readonly text: string;
}

/** What the compiled schema says: titles, help, tabs and options, of fields inside of objects and lists too. */
function saidBy(value: unknown, where: string): readonly Said[] {
  const list = (name: string) => {
    const member = memberOf(value, name);
    return Array.isArray(member) ? (member as readonly unknown[]) : [];
  };
  const choices = memberOf(memberOf(value, 'options'), 'list');
  return [
    ...['title', 'description'].map((name) => ({ where, text: textOf(value, name) })),
    ...list('groups').map((group) => ({ where, text: textOf(group, 'title') })),
    ...(Array.isArray(choices) ? choices : []).map((choice) => ({ where, text: textOf(choice, 'title') })),
    ...[...list('fields'), ...list('of')].flatMap((one) => saidBy(one, `${where}.${textOf(one, 'name')}`)),
  ];
}

/** The pieces of a file between quotes and tags, each with its spaces made one; comments are no texts. */
function piecesOf(path: string): readonly Said[] {
  const source = readFileSync(path, 'utf8').replace(/\/\*[^]*?\*\/|(^|\s)\/\/.*$/gm, '');
  // In the guide, what stands between two asterisks is a name that the screen shows, and blank lines part paragraphs.
  const parts = path.endsWith('.md') ? source.split(/\*\*|\n\n/) : source.split(/['"`<>]/);
  return parts.map((part) => ({ where: path, text: part.replace(/\s+/g, ' ').trim() }));
}

/** Texts for staff and visitors; what a test or a fixture quotes, and the list of what is reworded, are none. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.tsx?$|replaced-texts\.json$/.test(file) &&
        !/\.(test|fixture|d)\.|generated|basic-components|node_modules/.test(file),
    )
    .map((file) => `${folder}/${file}`)
    .filter((path) => path !== 'studio/release-wording.ts');
}

const said = [
  ...schemaTypes.flatMap((type) => saidBy(type, type.name)),
  ...['schemas', 'studio', 'clinic', 'lake/accounts', 'web'].flatMap(filesIn).flatMap(piecesOf),
  ...piecesOf('docs/editors.pt-BR.md'),
].filter(({ text }) => text !== '');

interface Word {
  /** A text that the pattern has to find. */
  readonly not: string;
  readonly pattern: RegExp;
  readonly but: string;
  /** Where it is wrong; everywhere unless given. */
  readonly where?: RegExp;
}

/** What means something else in a clinic, what nobody says, and what was not true. */
const WORDS: readonly Word[] = [
  { not: 'Tratamento', pattern: /^Tratamento$/, but: 'Título antes do nome (Dr./Dra.)' },
  { not: 'Endereços antigos', pattern: /^Endereços antigos$/, but: 'Links antigos' },
  {
    not: 'O final do endereço: /exames/raio-x.',
    pattern:
      /(final|parte) do endereço|endereço (completo|novo|do agendamento|de “Compartilhar”|pode ter mudado)|(o|um) endereço (antigo|não|que|deste site|da clínica)|[Nn]?[Ee]ste endereço|[Dd]estes endereços|[Ii]nforme o endereço|[Mm]udar o endereço|[Qq]uando o endereço|tiver um endereço/,
    but: 'O final do link',
    // Whoever signs in at the wrong place is told about an origin, which is no link.
    where: /^(?!lake\/accounts\/texts\/pt-br\/login)/,
  },
  { not: 'Consultas', pattern: /^Consultas$/, but: 'Banco' },
  { not: 'Lançamentos', pattern: /lançamento/i, but: 'Mudanças programadas' },
  {
    not: 'Registro',
    pattern: /^Registro$|neste registro|este registro/,
    but: 'Histórico de acessos',
    where: /^(lake|docs)/,
  },
  { not: 'Operação', pattern: /^Operação$/, but: 'Funcionamento do site' },
  { not: 'Programas', pattern: /\bprogramas?\b/i, but: 'Integrações', where: /^(lake|docs|studio)/ },
  {
    not: 'O seu papel exige',
    pattern: /\bpap(el|éis)(?! e documentos)\b/i,
    but: 'Tipo de acesso',
    where: /^(lake|docs|studio)/,
  },
  { not: 'Ex-membro', pattern: /Ex-membro/, but: 'Saiu da clínica' },
  { not: 'Em licença', pattern: /em licença/i, but: 'Afastado(a)' },
  { not: 'Forma da profissão', pattern: /[Ff]orma da profissão/, but: 'Como escrever a profissão' },
  { not: 'Abre às', pattern: /^(Abre|Fecha) às$/, but: 'Das, Às' },
  { not: 'Linha de apoio', pattern: /linha de apoio/i, but: 'Texto pequeno acima do título' },
  { not: 'Banner com campo', pattern: /banner com campo/i, but: 'Busca de exames ou resultado' },
  { not: 'Interno: título de página', pattern: /^Interno\b|; Interno/, but: 'Título de página' },
  { not: 'Âncora', pattern: /âncora/i, but: 'Apelido da seção (para links)' },
  { not: 'Relações', pattern: /^Relações$/, but: 'Quem atende e convênios' },
  {
    not: 'Busca e redes sociais',
    pattern: /^Busca$|^Busca e redes|[Nn]a busca\b|listas e busca|[Bb]uscador/,
    but: 'Google',
    where: /^(?!web)/,
  },
  // S19: machine words.
  { not: 'Usado no formato 1.', pattern: /formatos? \d/, but: 'Ícone e texto', where: /^(?!studio|web)/ },
  { not: 'o conjunto de dados', pattern: /conjunto de dados/, but: 'servidor', where: /^lake\/auth\/roles/ },
  { not: 'voltar para “Ativo”', pattern: /“Ativo”/, but: 'Em atividade' },
  { not: 'Médica, Psicóloga', pattern: /^Médic[ao], Psicólog[ao]$/, but: 'No feminino: Médica, Psicóloga' },
  { not: 'Formato', pattern: /^Formato$/, but: 'Tipo de aviso', where: /^notice\b/ },
  { not: 'Texto alternativo', pattern: /texto alternativo/i, but: 'Descrição da foto (para quem não enxerga)' },
  { not: 'Atende em', pattern: /^Atende em$/, but: 'Serviços em que atende' },
  { not: 'Para ler', pattern: /^Para ler$/, but: 'Artigos' },
  { not: 'não fica guardada em texto aberto', pattern: /texto aberto/, but: 'Copie agora: ela não aparece de novo.' },
  {
    not: 'Responsável técnico',
    // Of the clinic; psychology and imaging have somebody of that name.
    pattern: /responsáve(l|is) técnic[oa]s?\b(?! pel[ao] )|responsabilidade técnica/i,
    but: 'Diretor(a) técnico(a)',
  },
  { not: 'De 20 a 280 letras', pattern: /\d letras\b/, but: 'caracteres' },
  { not: 'Atende principalmente', pattern: /^Atende principalmente$/, but: 'Áreas de interesse' },
  {
    not: 'Aviso do rodapé',
    pattern:
      /^Aviso (do|de|acima)|LGPD e avisos|aviso sobre|faixa de aviso|(são|aceita|perdidos) avisos|avisos (perdidos|ao site)|[Úú]ltimo aviso/,
    but: 'Texto do rodapé',
  },
  { not: 'Avisos', pattern: /^Avisos?$/, but: 'Cuidados', where: /^(preparation|pageGuard|exam|siteSettings)\b/ },
  { not: 'A mensagem deve ser apagada', pattern: /deve ser apagada/, but: 'é apagada sozinha' },
  { not: 'nem deixar idades de fora', pattern: /idades de fora/, but: 'faixas vizinhas não deixam um vão entre elas' },
  {
    not: 'Só fica no Studio, que avisa 30 dias antes.',
    pattern: /no Studio, que avisa/,
    but: 'o formulário mostra um alerta',
  },
  {
    not: 'Vazio: os da página de convênios.',
    pattern: /da página de convênios/,
    but: 'Vazio: o perfil não fala de convênios',
  },
  { not: 'horário de Brasília', pattern: /horário de Brasília/, but: 'o horário da clínica' },
];

test('W: the pages, forms and guide of which words are looked at are there', () => {
  expect(said.length).toBeGreaterThan(5000);
  for (const place of [
    'professional.honorific',
    'lake/accounts/texts/pt-br/people.ts',
    'studio/roles.ts',
    'docs/editors.pt-BR.md',
  ])
    expect(said.some(({ where }) => where === place)).toBe(true);
});

test.each(WORDS)('W: nobody reads “$not”: it says “$but”', ({ not, pattern, where = /^/ }) => {
  expect(not).toMatch(pattern);
  const found = said.filter((one) => where.test(one.where) && pattern.test(one.text));
  expect(found.map((one) => `${one.where}: ${one.text}`)).toEqual([]);
});

test('W: hours of a person have no department to ask for, unless one was written before', () => {
  const fields = memberOf(
    schemaTypes.find(({ name }) => name === 'weeklyHours'),
    'fields',
  ) as readonly unknown[];
  const hidden: unknown = memberOf(
    fields.find((field) => textOf(field, 'name') === 'department'),
    'hidden',
  );
  const isHidden = (type: string, value?: string): unknown =>
    typeof hidden === 'function' ? hidden({ document: { _type: type }, value }) : hidden;
  expect(isHidden('professional')).toBe(true);
  expect(isHidden('professional', 'Ultrassonografia')).toBe(false);
  expect(isHidden('siteSettings')).toBe(false);
});

test('W: “Endereço” is where the clinic is; what the browser shows is a link', () => {
  const addresses = schemaTypes.flatMap((type) => addressesIn(type, type.name));
  expect(addresses).toEqual(['siteSettings.address']);
});

function addressesIn(value: unknown, where: string): readonly string[] {
  const fields = ['fields', 'of'].flatMap((name) => {
    const member = memberOf(value, name);
    return Array.isArray(member) ? (member as readonly unknown[]) : [];
  });
  return [
    ...(textOf(value, 'title').startsWith('Endereço') ? [where] : []),
    ...fields.flatMap((field) => addressesIn(field, `${where}.${textOf(field, 'name')}`)),
  ];
}
