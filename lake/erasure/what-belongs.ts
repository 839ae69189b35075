import { assetNameOf } from '../assets/asset-files.ts';
import { publishedId } from '../store/ids.ts';
import { referencesIn } from '../store/references.ts';
import type { AssetKind } from '../assets/asset-files.ts';
import type { Dataset } from '../dataset.ts';
import type { StoredDocument } from '../store/types.ts';

/** The datasets of the project, all open. */
export interface ProjectDatasets {
  /** @throws LakeError 404 */
  get(name: string): Dataset;
  list(): readonly { readonly name: string; readonly addonFor: string | undefined }[];
}

export interface AssetOfDocument {
  readonly id: string;
  readonly kind: AssetKind;
  /** Of its file. */
  readonly name: string;
}

/** Assets that a document, its draft or its versions refer to or once did, and that no other document refers to. */
export function assetsOnlyUsedBy({ reader, history }: Dataset, group: string): readonly AssetOfDocument[] {
  const used = new Set<string>();
  const look = (document: StoredDocument) => {
    for (const { to } of referencesIn(document)) used.add(to);
  };
  for (const member of reader.ofGroup(group)) look(member);
  for (const { changes } of history.transactionsOfGroup(group)) {
    for (const change of changes) if (publishedId(change.id) === group && change.after) look(change.after);
  }
  return [...used].flatMap((id) => {
    const asset = assetNameOf(id);
    if (!asset || !reader.get(id)) return [];
    const others = reader.referencing(id).filter((from) => publishedId(from) !== group);
    return others.length === 0 ? [{ id, ...asset }] : [];
  });
}

/** Comments and tasks about a document: they quote it, and say what people thought of it. */
export function remarksAbout(
  datasets: ProjectDatasets,
  name: string,
  group: string,
): readonly { readonly addon: Dataset; readonly ids: readonly string[] }[] {
  const addons = datasets.list().filter(({ addonFor }) => addonFor === name);
  return addons.flatMap((info) => {
    const addon = datasets.get(info.name);
    const remarks = [...addon.reader.ofType('comment'), ...addon.reader.ofType('tasks.task')];
    const ids = remarks.filter((remark) => targetOf(remark) === group).map(({ _id }) => _id);
    return ids.length === 0 ? [] : [{ addon, ids }];
  });
}

function targetOf({ target }: StoredDocument): string | undefined {
  const document = field(target, 'document');
  const id = field(document, '_ref');
  return typeof id === 'string' ? publishedId(id) : undefined;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
