import { assetIdOf, isAssetName } from '../assets/asset-files.ts';
import type { AssetKind } from '../assets/asset-files.ts';
import type { Lake } from '../lake.ts';

/**
 * Whether an asset may be served: as long as its document exists. The file stays for a while after that, for restoring a
 * deletion and for backups that are being made. Also the guard against names that are paths.
 */
export function hasAsset(lake: Lake, dataset: string, kind: AssetKind, name: string): boolean {
  if (!lake.datasets.names().includes(dataset) || !isAssetName(kind, name)) return false;
  return lake.datasets.get(dataset).reader.get(assetIdOf(kind, name)) !== undefined;
}
