/** What can be found: the heading above it, and what following a result does. */
export const KINDS = {
  person: { heading: 'Profissionais', way: 'Ver perfil' },
  service: { heading: 'Serviços', way: 'Ver como acontece' },
  exam: { heading: 'Exames', way: 'Ver preparo' },
  plan: { heading: 'Convênios', way: 'Ver convênios' },
  price: { heading: 'Valores', way: 'Ver valores' },
  reading: { heading: 'Temas de saúde', way: 'Ler' },
  question: { heading: 'Perguntas frequentes', way: 'Ver resposta' },
  page: { heading: 'Páginas do site', way: 'Abrir página' },
} as const;

export type Kind = keyof typeof KINDS;

/** A piece of text, and whether it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly isSought: boolean;
}

/** Something that a search found. */
export interface Found {
  readonly href: string;
  readonly title: readonly Piece[];
  /** Of a professional: what the councils want beside the name. */
  readonly lines: readonly string[];
  /** The part of its text in which the words stand, or how it begins. */
  readonly text: readonly Piece[];
}

/** What a search found, the kind that fits best first. */
export interface SearchAnswer {
  readonly groups: readonly { readonly kind: Kind; readonly found: readonly Found[] }[];
  /** Nothing has all the words: what is there has some of them. */
  readonly isPartial: boolean;
}

export const NOTHING: SearchAnswer = { groups: [], isPartial: false };

/** What a search is called where pages have their titles. */
export const searchTitle = (words: string): string => (words.trim() === '' ? 'Busca' : `Busca: ${words.trim()}`);
