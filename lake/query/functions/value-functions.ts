import { contains, geometryOf, intersects, metresBetween, pointAt } from './geometry.ts';
import type { Geometry } from 'geojson';

export interface ValueFunction {
  readonly arity: number;
  /** Takes the values of the arguments; null and undefined both become GROQ's null. */
  readonly compute: (first: unknown, second: unknown) => unknown;
}

/** The functions of GROQ's extensions that depend on their arguments alone. Wrong types give null. */
export const VALUE_FUNCTIONS: Readonly<Record<string, ValueFunction>> = {
  'global::geo': { arity: 1, compute: (value) => geometryOf(value) && value },
  'global::pt': { arity: 1, compute: (value) => (isPortableText(value) ? value : null) },
  'geo::latLng': { arity: 2, compute: pointAt },
  'geo::contains': { arity: 2, compute: onGeometries(contains) },
  'geo::intersects': { arity: 2, compute: onGeometries(intersects) },
  'geo::distance': { arity: 2, compute: onGeometries(metresBetween) },
};

function onGeometries(compute: (first: Geometry, second: Geometry) => unknown): ValueFunction['compute'] {
  return (first, second) => {
    const one = geometryOf(first);
    const other = geometryOf(second);
    return one && other && compute(one, other);
  };
}

function isPortableText(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isBlock) : isBlock(value);
}

function isBlock(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('_type' in value)) return false;
  return typeof value._type === 'string' && 'children' in value && Array.isArray(value.children);
}
