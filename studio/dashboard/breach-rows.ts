import type { Breach, Misfit } from '../../schemas/index.ts';

/** A published document as stored. */
export interface StoredDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** A rule that published content breaks, and what visitors miss until it is mended. */
export interface BreachRow {
  readonly key: string;
  readonly id: string;
  readonly type: string;
  /** Missing where the document has no name that can be read. */
  readonly title: string | undefined;
  readonly message: string;
  readonly effect: string;
}

const NAME_FIELDS = ['title', 'name', 'fullName', 'label', 'question', 'authorDisplay', 'tradeName', 'from'];

/** Gives breaches the names of their documents. What hides most comes first. */
export function breachRows(breaches: readonly Breach[], documents: readonly StoredDocument[]): readonly BreachRow[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  return breaches
    .toSorted((one, other) => weight(one.hides) - weight(other.hides))
    .map(({ id, type, rule, message, hides }, index) => ({
      key: `${id} ${rule} ${index}`,
      id,
      type,
      title: nameOf(byId.get(id)),
      message: `${message} (${rule})`,
      effect: effectOf(hides),
    }));
}

/** Documents that a program has written in another form than their type's: the site goes on with what it had (P7). */
export function misfitRows(misfits: readonly Misfit[], documents: readonly StoredDocument[]): readonly BreachRow[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  return misfits.map(({ id, type, path, wanted, found }) => ({
    key: `${id} ${path}`,
    id,
    type,
    title: nameOf(byId.get(id)),
    message: `Uma integração gravou este conteúdo de outra forma: ${found} no lugar de ${wanted} (${path}). O site mostra a versão anterior, se havia uma.`,
    effect: 'Não entra',
  }));
}

/** What staff call a document, by the first of its fields that names it. */
export function nameOf(document: StoredDocument | undefined): string | undefined {
  return NAME_FIELDS.map((field) => document?.[field]).find((name) => typeof name === 'string');
}

/** What visitors miss. */
export function effectOf(hides: string): string {
  if (hides === 'document') return 'Fora do site';
  if (hides === 'picture') return 'Imagem oculta';
  return hides === 'nothing' ? 'Corrigir' : 'Oculto em parte';
}

/** Lower comes first. */
function weight(hides: string): number {
  if (hides === 'document') return 0;
  return hides === 'nothing' ? 2 : 1;
}
