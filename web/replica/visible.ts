import { type Breach, pictureProblem } from '#schemas/rules/breaches.ts';
import { isLogo } from '#schemas/rules/pictures.ts';
import type { Published } from './dependencies.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A document without what breaks a rule of level E: not all content came in through Studio. A picture without its text or its
 * origin loses its file.
 * @param breaches of this document
 * @returns the same document where there is nothing to withhold; undefined where visitors must not get it at all
 */
export function withoutBreaches(document: Published, breaches: readonly Breach[]): Published | undefined {
  const hidden = new Set(breaches.map(({ hides }) => hides));
  if (hidden.has('document')) return undefined;
  const kept = Object.entries(document).filter(([name]) => !hidden.has(name));
  const rest = kept.length === Object.keys(document).length ? document : Object.fromEntries(kept);
  return (hidden.has('picture') ? withoutPictures(rest) : rest) as Published;
}

function withoutPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPictures);
  if (typeof value !== 'object' || value === null) return value;
  const { asset, ...rest } = value as Fields;
  const isHidden = (value as Fields)._type === 'picture' && pictureProblem(value) !== true;
  const kept = isHidden || asset === undefined ? rest : { ...rest, asset };
  return Object.fromEntries(
    Object.entries(kept).map(([name, part]) => [name, isLogo(name) ? part : withoutPictures(part)]),
  );
}
