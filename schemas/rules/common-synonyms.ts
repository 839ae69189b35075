import { synonymsIn } from './synonyms.ts';
import { type SoughtWord, stemsOf, tellingStems } from './word-stems.ts';

/** What people say, and what clinics write. Which of a line's words a page has makes no difference to who searches. */
const COMMON = `
ultrassonografia, ultrassom, ultrasom, ultrason, ultra som, ultra sonografia, ecografia, usg, us, eco
raio x, raios x, raiox, rx, radiografia, chapa
tomografia, tomo, tc
ressonância, ressonância magnética, rm
eletrocardiograma, eletro, ecg
ecocardiograma, ecocardio, eco do coração
mamografia, mamo
doppler, ecodoppler
exame de sangue, exames de sangue, hemograma, laboratório, exames laboratoriais
papanicolau, preventivo
abdome, abdômen, barriga, estômago, fígado
tórax, peito, pulmão
tireoide, tiroide
mama, seio
rim, renal, vias urinárias
articulação, junta
gravidez, grávida, gestante, gestação
jejum, preparo, preparação
resultado, laudo
pedido médico, encaminhamento, guia
pressão alta, hipertensão, diabetes, colesterol, condição crônica, doença crônica
check up, checkup, rotina
médico, doutor, doutora, dr, dra
clínico geral, clínica geral, clínica médica, generalista
psicólogo, psicóloga, terapeuta, psicoterapeuta
psicoterapia, terapia
ansiedade, depressão, saúde mental, psicoterapia
radiologia, radiologista
geriatria, geriatra
cardiologia, cardiologista
ginecologia, ginecologista
pediatria, pediatra, criança, bebê, infantil
adolescente, jovem
idoso, idosa, terceira idade
vídeo, online, on line, teleconsulta, telemedicina
convênio, plano de saúde, plano, operadora
preço, valor, quanto custa, quanto é, custo
pagamento, pagar, pix, parcelar, cartão de crédito
agendar, agendamento, marcar
desmarcar, cancelar, remarcar, adiar, cancelar consulta, desmarcar consulta, remarcar consulta
primeira vez, primeira consulta, primeira visita, primeiro atendimento
endereço, onde fica, localização, como chegar, mapa
estacionamento, estacionar, vaga
horário, horário de funcionamento, horário de atendimento, que horas abre, que horas fecha
telefone, fone, ligar
whatsapp, zap, whats, wpp
libras, língua de sinais, linguagem de sinais, surdo, surda, deficiente auditivo, deficiente auditiva, deficiência auditiva
acessibilidade, cadeira de rodas, cadeirante, rampa
privacidade, lgpd, dados pessoais
equipe, profissional, quem atende
`;

/** Words that mean the same, of the site's own list and of the clinic's. */
export class Synonyms {
  /** By the first stem of the words: the stems of all, and the line that they are of. */
  readonly #byFirst: ReadonlyMap<string, readonly Phrase[]>;
  /** By the number of the line. */
  readonly #lines: readonly Line[];

  /** @param own lines of the clinic: words that are separated by commas */
  constructor(own: readonly string[] = []) {
    const lines = [...COMMON.trim().split('\n'), ...own].map(synonymsIn);
    const phrases = lines.flatMap((members, line) =>
      [...members.map(stemsOf), [signOf(line)]].map((stems): Phrase => ({ stems, line })),
    );
    this.#byFirst = Map.groupBy(phrases, ({ stems: [first = ''] }) => first);
    this.#lines = lines.map((members, line) => ({
      terms: [
        ...members.map(stemsOf).flatMap(([only = '', ...more]) => (more.length === 0 ? [only] : [])),
        signOf(line),
      ],
      words: members.flatMap(tellingStems),
      members,
    }));
  }

  /** What else a text is found by, for the words that it has. */
  of(stems: readonly string[]): readonly string[] {
    return this.#linesOf(stems).flatMap(({ terms }) => terms);
  }

  /** All words of what means the same, those of several words, too. */
  wordsOf(stems: readonly string[]): readonly string[] {
    return this.#linesOf(stems).flatMap(({ words }) => words);
  }

  /** The same as people type it, for a list in which the browser searches. */
  namesFor(text: string): readonly string[] {
    return this.#linesOf(stemsOf(text)).flatMap(({ members }) => members);
  }

  #linesOf(stems: readonly string[]): readonly Line[] {
    const numbers = new Set(stems.flatMap((_stem, at) => this.#at(stems, at).map(({ line }) => line)));
    return [...numbers].flatMap((line) => this.#lines[line] ?? []);
  }

  /** A search in which words that only together mean something, as "raio x", are one. */
  joined(words: readonly SoughtWord[]): readonly SoughtWord[] {
    const stems = words.map(({ stem }) => stem);
    const joined: SoughtWord[] = [];
    for (let at = 0; at < words.length;) {
      const [longest] = this.#at(stems, at)
        .filter((phrase) => phrase.stems.length > 1)
        .sort((a, b) => b.stems.length - a.stems.length);
      const [word] = words.slice(at, at + 1);
      if (longest) joined.push({ typed: '', stem: signOf(longest.line), isEmpty: false, isWeak: false });
      else if (word) joined.push(word);
      at += longest?.stems.length ?? 1;
    }
    return joined;
  }

  #at(stems: readonly string[], at: number): readonly Phrase[] {
    const phrases = this.#byFirst.get(stems[at] ?? '') ?? [];
    return phrases.filter((phrase) => phrase.stems.every((stem, index) => stem === stems[at + index]));
  }
}

interface Line {
  /** Its single words, and what stands for all of it. */
  readonly terms: readonly string[];
  /** The words of all of it, but for those that say nothing. */
  readonly words: readonly string[];
  readonly members: readonly string[];
}

interface Phrase {
  readonly stems: readonly string[];
  readonly line: number;
}

/** No word has it. */
const signOf = (line: number) => `=${line}`;
