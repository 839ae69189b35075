import { type Breach, type Misfit, schemaTypes } from '../../schemas/index.ts';
import { nameOf, type StoredDocument } from '../document-name.ts';

/** A rule that published content breaks, and what visitors miss until it is mended. */
export interface BreachRow {
  readonly key: string;
  readonly id: string;
  readonly type: string;
  /** Missing where the document has no name that can be read. */
  readonly title: string | undefined;
  readonly message: string;
  readonly effect: string;
  /** The field to open. */
  readonly path?: string;
}

/** Gives breaches the names of their documents. What hides most comes first. */
export function breachRows(breaches: readonly Breach[], documents: readonly StoredDocument[]): readonly BreachRow[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  return breaches
    .toSorted((one, other) => weight(one.hides) - weight(other.hides))
    .map(({ id, type, rule, message, hides, path = fieldOf(hides) }, index) => ({
      key: `${id} ${rule} ${index}`,
      id,
      type,
      title: nameOf(byId.get(id)),
      message,
      effect: effectOf(type, hides),
      ...(path && { path }),
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

/** The field that visitors miss; undefined where they miss all, a picture or nothing. */
function fieldOf(hides: string): string | undefined {
  return ['document', 'picture', 'nothing'].includes(hides) ? undefined : hides;
}

/** What a field is called in the form. */
export function fieldTitle(type: string, name: string): string {
  const schemaType = schemaTypes.find((known) => known.name === type);
  const fields: readonly { readonly name: string; readonly title?: string }[] =
    schemaType && 'fields' in schemaType ? schemaType.fields : [];
  return fields.find((field) => field.name === name)?.title ?? name;
}

/** What visitors miss. */
export function effectOf(type: string, hides: string): string {
  if (hides === 'document') return 'Fora do site';
  if (hides === 'picture') return 'Imagem oculta';
  return hides === 'nothing' ? 'Corrigir' : `Oculto: ${fieldTitle(type, hides)}`;
}

/** Lower comes first. */
function weight(hides: string): number {
  if (hides === 'document') return 0;
  return hides === 'nothing' ? 2 : 1;
}
