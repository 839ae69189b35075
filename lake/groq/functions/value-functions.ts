import { booleanContains } from '@turf/boolean-contains';
import { booleanIntersects } from '@turf/boolean-intersects';
import { distance } from '@turf/distance';
import { z } from 'zod';
import { DateTime } from 'groq-js';
import { UNITS_PER_MADE_ELEMENT } from '../meter.ts';
import type { Charge } from '../meter.ts';
import type { Geometry, LineString, Point, Polygon, Position } from 'geojson';

interface ValueFunction {
  readonly arity: number;
  /** Takes the values of the arguments; null and undefined both become GROQ's null. */
  readonly compute: (first: unknown, second: unknown, charge: Charge) => unknown;
}

/**
 * The functions of GROQ's extensions that depend on their arguments alone, and those of groq-js that take more time than
 * their arguments are long or answer otherwise than the hosted service. Wrong types give null.
 */
export const VALUE_FUNCTIONS: Readonly<Record<string, ValueFunction>> = {
  'array::intersects': { arity: 2, compute: share },
  'array::unique': { arity: 1, compute: distinct },
  'global::geo': { arity: 1, compute: (value, _, charge) => geometryOf(value, charge) },
  'global::pt': { arity: 1, compute: (value) => (isPortableText(value) ? value : null) },
  'geo::latLng': { arity: 2, compute: pointAt },
  'geo::contains': { arity: 2, compute: onGeometries(contains) },
  'geo::intersects': { arity: 2, compute: onGeometries(intersects) },
  'geo::distance': { arity: 2, compute: onGeometries(metresBetween) },
};

function onGeometries(compute: (first: Geometry, second: Geometry) => unknown): ValueFunction['compute'] {
  return (first, second, charge) => {
    const one = geometryOf(first, charge);
    const other = geometryOf(second, charge);
    if (!one || !other) return null;
    // Each edge of the one is compared with each edge of the other.
    charge(positionsIn(one) * positionsIn(other) * UNITS_PER_PAIR);
    return compute(one, other);
  };
}

const UNITS_PER_PAIR = 4;
/** A position is checked by its schema, which takes far longer than to walk it. */
const UNITS_PER_VALUE = 32;

function positionsIn(geometry: Geometry): number {
  return JSON.stringify(geometry).split('],[').length;
}

/** Charges for all values in a value, before anything is done with them. */
function chargeValues(value: unknown, charge: Charge): void {
  charge(UNITS_PER_VALUE);
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) chargeValues(inner, charge);
}

/** Whether two lists have a value in common. groq-js compares each element of the one with each of the other. */
function share(first: unknown, second: unknown, charge: Charge): boolean | null {
  if (!Array.isArray(first) || !Array.isArray(second)) return null;
  charge(first.length + second.length);
  const keys = new Set(first.map(comparable));
  keys.delete(undefined);
  return second.some((value) => keys.has(comparable(value)));
}

/** Each value once, where it is first. groq-js keeps every null, and equal dates. */
function distinct(list: unknown, _: unknown, charge: Charge): unknown[] | null {
  if (!Array.isArray(list)) return null;
  const seen = new Set<unknown>();
  const kept: unknown[] = [];
  for (const value of list) {
    charge(1);
    const key = comparable(value);
    if (key !== undefined && seen.has(key)) continue;
    seen.add(key);
    kept.push(value);
    charge(UNITS_PER_MADE_ELEMENT);
  }
  return kept;
}

/** Equal for values that GROQ takes for equal; undefined for what equals nothing. */
function comparable(value: unknown): unknown {
  if (value instanceof DateTime) return `date ${String(value)}`;
  if (typeof value === 'string') return `text ${value}`;
  return typeof value === 'object' && value !== null ? undefined : (value ?? null);
}

function isPortableText(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isBlock) : isBlock(value);
}

function isBlock(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('_type' in value)) return false;
  return typeof value._type === 'string' && 'children' in value && Array.isArray(value.children);
}

/** Single shapes; every other GeoJSON geometry is a collection of these. */
type Shape = Point | LineString | Polygon;

const position: z.ZodType<Position> = z.array(z.number()).min(2);
const line = z.array(position).min(2);
/** Rings end where they begin. */
const polygon = z.array(z.array(position).min(4));

const geometrySchema: z.ZodType<Geometry> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('Point'), coordinates: position }),
    z.object({ type: z.literal('MultiPoint'), coordinates: z.array(position) }),
    z.object({ type: z.literal('LineString'), coordinates: line }),
    z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line) }),
    z.object({ type: z.literal('Polygon'), coordinates: polygon }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon) }),
    z.object({ type: z.literal('GeometryCollection'), geometries: z.array(geometrySchema) }),
  ]),
);

/**
 * What GROQ takes for a geographic value: GeoJSON (not its features), or an object with `lat` and either `lng` or
 * `lon`, as Studio's geopoint. Undefined for anything else.
 */
function geometryOf(value: unknown, charge: Charge): Geometry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  chargeValues(value, charge);
  if ('lat' in value) {
    if ('lng' in value && 'lon' in value) return undefined;
    return pointAt(value.lat, 'lng' in value ? value.lng : 'lon' in value ? value.lon : undefined);
  }
  return geometrySchema.safeParse(value).data;
}

/** Degrees; undefined outside of the globe. */
function pointAt(latitude: unknown, longitude: unknown): Point | undefined {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return { type: 'Point', coordinates: [longitude, latitude] };
}

function shapesOf(geometry: Geometry): Shape[] {
  switch (geometry.type) {
    case 'GeometryCollection':
      return geometry.geometries.flatMap(shapesOf);
    case 'MultiPoint':
      return geometry.coordinates.map((coordinates) => ({ type: 'Point', coordinates }));
    case 'MultiLineString':
      return geometry.coordinates.map((coordinates) => ({ type: 'LineString', coordinates }));
    case 'MultiPolygon':
      return geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }));
    default:
      return [geometry];
  }
}

const DIMENSIONS = { Point: 0, LineString: 1, Polygon: 2 } satisfies Record<Shape['type'], number>;

/** On a plane, as the specification wants. Each part of the second value must lie in one part of the first. */
function contains(outer: Geometry, inner: Geometry): boolean {
  const containers = shapesOf(outer);
  const parts = shapesOf(inner);
  const holds = (container: Shape, part: Shape): boolean =>
    DIMENSIONS[container.type] >= DIMENSIONS[part.type] && booleanContains(container, part);
  return parts.length > 0 && parts.every((part) => containers.some((container) => holds(container, part)));
}

/** On a plane: whether the two share a point. */
function intersects(first: Geometry, second: Geometry): boolean {
  return shapesOf(first).some((one) => shapesOf(second).some((other) => booleanIntersects(one, other)));
}

/** The Earth's radius at the equator, by which the hosted service measures. */
const METRES_PER_RADIAN = 6_378_137;

/** Great-circle distance in metres; undefined unless both are points. */
function metresBetween(first: Geometry, second: Geometry): number | undefined {
  if (first.type !== 'Point' || second.type !== 'Point') return undefined;
  return distance(first.coordinates, second.coordinates, { units: 'radians' }) * METRES_PER_RADIAN;
}
