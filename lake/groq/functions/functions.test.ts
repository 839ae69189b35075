/**
 * Functions that groq-js parses and does not evaluate. Expected values come from the specification, by hand: one degree
 * of a great circle on a sphere of 6,378,137 m is 111,319.49 m.
 */
import { LakeError } from '../../errors.ts';
import { runQuery } from '../../query/run-query.ts';
import { callerWho, everyone, readerOf } from '../../query/testing.ts';

const square = (from: number, to: number) => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];

/** Attribute names an editor may choose, and that JavaScript gives a meaning. */
const awkward: Record<string, string> = JSON.parse('{"then": "médica", "hasOwnProperty": "sim"}');

const reader = readerOf([
  {
    _id: 'centro',
    _type: 'unit',
    name: 'Centro',
    place: { _type: 'geopoint', lat: 0, lng: 0 },
    area: { type: 'Polygon', coordinates: [square(-2, 2)] },
    manager: { _type: 'reference', _ref: 'ana' },
  },
  { _id: 'norte', _type: 'unit', name: 'Norte', place: { lat: 1, lon: 0 }, manager: { _ref: 'ana' } },
  { _id: 'sul', _type: 'unit', name: 'Sul', place: { lat: 1, lon: 0, lng: 0 } },
  { _id: 'ana', _type: 'person', name: 'Ana', ...awkward },
  { _id: 'drafts.ana', _type: 'person', name: 'Ana Maria', friend: { _ref: 'ana' } },
  {
    _id: '_.releases.verao',
    _type: 'system.release',
    name: 'verao',
    state: 'active',
    metadata: { title: 'Verão' },
    finalDocumentStates: [{ id: 'centro' }, { id: 'ana' }],
  },
  { _id: '_.releases.inverno', _type: 'system.release', name: 'inverno', state: 'archived', metadata: {} },
]);

function ask(query: string, params: Record<string, unknown> = {}) {
  return runQuery(reader, { query, params, caller: everyone, projectId: 'clinica' }).result;
}

function messageOf(query: string): string {
  try {
    ask(query);
  } catch (error) {
    if (error instanceof LakeError && error.status === 400) return error.message;
    throw error;
  }
  throw new Error('The query succeeded.');
}

describe('geography', () => {
  it.each<[string, unknown]>([
    ['geo::latLng(10, 20)', { type: 'Point', coordinates: [20, 10] }],
    ['geo::latLng(91, 0)', null],
    ['geo::latLng(0, -181)', null],
    ['geo::latLng("10", 20)', null],
    ['geo({"lat": 1, "lng": 2, "lon": 2})', null],
    ['geo({"type": "Feature", "geometry": geo::latLng(1, 2)})', null],
    ['geo("a")', null],
    ['round(geo::distance(geo::latLng(0, 0), geo::latLng(1, 0)), 2)', 111_319.49],
    ['round(geo::distance(geo::latLng(0, 0), {"lat": 0, "lng": 180}) / 1000)', 20_038],
    ['geo::distance(geo::latLng(0, 0), $line)', null],
    ['geo::distance(geo::latLng(0, 0), "centro")', null],
    ['geo::contains($polygon, geo::latLng(1, 1))', true],
    ['geo::contains($polygon, geo::latLng(3, 1))', false],
    ['geo::contains($polygon, $line)', true],
    ['geo::contains($line, $polygon)', false],
    ['geo::contains($polygon, $points)', true],
    ['geo::contains($twoPolygons, geo::latLng(5.5, 5.5))', true],
    ['geo::contains($collection, geo::latLng(1, 1))', true],
    ['geo::contains($polygon, "a")', null],
    ['geo::intersects($polygon, $line)', true],
    ['geo::intersects($line, $crossing)', true],
    ['geo::intersects($polygon, geo::latLng(8, 8))', false],
    ['geo::intersects($collection, $line)', true],
    ['geo::intersects($polygon, null)', null],
  ])('%s', (query, expected) => {
    const polygon = { type: 'Polygon', coordinates: [square(0, 2)] };
    const params = {
      polygon,
      line: { type: 'LineString', coordinates: [[0.5, 0.5], [1.5, 1.5]] }, // prettier-ignore
      crossing: { type: 'LineString', coordinates: [[0.5, 1.5], [1.5, 0.5]] }, // prettier-ignore
      points: { type: 'MultiPoint', coordinates: [[0.5, 0.5], [1, 1]] }, // prettier-ignore
      twoPolygons: { type: 'MultiPolygon', coordinates: [[square(0, 2)], [square(5, 6)]] },
      collection: { type: 'GeometryCollection', geometries: [polygon] },
    };
    expect(ask(query, params)).toEqual(expected);
  });

  // As Sanity's own suite for GROQ has it.
  it.each<[string, unknown]>([
    ['geo({"lat": 1, "lng": 2})', { type: 'Point', coordinates: [2, 1] }],
    ['global::geo({"lat": 1, "lon": 2, "extra": 3})', { type: 'Point', coordinates: [2, 1] }],
    ['geo({"type": "Point", "coordinates": [2, 1], "extra": {"a": 1}})', { type: 'Point', coordinates: [2, 1] }],
    ['*[_id == "centro"][0]{"at": geo(place)}', { at: { type: 'Point', coordinates: [0, 0] } }],
    ['geo::distance({"lat": 59.913889, "lng": 10.752222}, {"lat": 59.329444, "lng": 18.068611})', 416_760.7738822515],
  ])('K16: %s', (query, expected) => expect(ask(query)).toEqual(expected));

  it('is evaluated for each document, in filters, projections and orders, with the scope around it', () => {
    expect(ask('*[geo::distance(place, geo::latLng(0, 0)) < 1000]._id')).toEqual(['centro']);
    expect(
      ask(
        '*[_type == "unit"] | order(geo::distance(place, geo::latLng(2, 0)) asc) {_id, "inside": geo::contains(area, place)}',
      ),
    ).toEqual([
      { _id: 'norte', inside: null },
      { _id: 'centro', inside: true },
      { _id: 'sul', inside: null },
    ]);
    expect(
      ask('*[_id == "norte"][0]{"near": *[_type == "unit" && geo::distance(place, ^.place) < 1.2e5]._id}.near'),
    ).toEqual(['centro', 'norte']);
  });

  it('says which function has a wrong number of arguments', () => {
    expect(messageOf('geo::distance(geo::latLng(0, 0))')).toContain('geo::distance() takes 2 arguments');
    expect(messageOf('geo()')).toContain('geo() takes 1 argument.');
  });
});

describe('portable text constructor', () => {
  it.each<[string, unknown]>([
    ['pt({"_type": "block", "children": []})', { _type: 'block', children: [] }],
    ['pt([{"_type": "block", "children": []}])', [{ _type: 'block', children: [] }]],
    ['pt({"_type": "block"})', null],
    ['pt::text({"_type": "block", "children": [{"_type": "span", "text": "Olá"}]})', 'Olá'],
  ])('%s', (query, expected) => expect(ask(query)).toEqual(expected));
});

describe('the names of constructors', () => {
  it('mean nothing inside texts, comments and attributes', () => {
    expect(ask('// geo( não é chamada\n{"a": "pt(1)", "b": \'geo("x")\', "c": {"geo": 1}.geo}')).toEqual({
      a: 'pt(1)',
      b: 'geo("x")',
      c: 1,
    });
  });

  it('do not shift the position of an error', () => {
    expect(messageOf('geo($x) +')).toContain('position 9');
  });
});

describe('documents', () => {
  it.each<[string, unknown]>([
    ['documents::get("ana").name', 'Ana'],
    ['documents::get({"_ref": "ana"}).name', 'Ana'],
    ['documents::get("dataset:clinica.production:ana").name', 'Ana'],
    ['documents::get("dataset:outro.production:ana")', null],
    ['documents::get("ninguém")', null],
    ['documents::get(1)', null],
    ['*[_id == "centro"][0]{"boss": documents::get(manager).name}', { boss: 'Ana' }],
    [
      '*[_type == "person"]{_id, "n": documents::incomingRefCount()}',
      [
        { _id: 'ana', n: 3 },
        { _id: 'drafts.ana', n: 0 },
      ],
    ],
    ['documents::incomingRefCount()', null],
  ])('%s', (query, expected) => expect(ask(query)).toEqual(expected));

  it('count and give only what the caller may read', () => {
    const stranger = callerWho((_, id) => !id.includes('.'), null);
    const seen = (query: string) => runQuery(reader, { query, caller: stranger }).result;
    expect(seen('*[_id == "ana"][0]{"n": documents::incomingRefCount()}')).toEqual({ n: 2 });
    expect(seen('documents::get("drafts.ana")')).toBeNull();
  });

  it('are part of what the result depends on', () => {
    const { syncTags } = runQuery(reader, {
      query: '*[_id == "ana"]{"n": documents::incomingRefCount()}',
      caller: everyone,
    });
    expect(syncTags).toEqual(runQuery(reader, { query: '*', caller: everyone }).syncTags);
  });
});

describe('releases', () => {
  it.each<[string, unknown]>([
    ['count(releases::all())', 2],
    ['releases::all().name', ['inverno', 'verao']],
    ['releases::all()[].name', ['inverno', 'verao']],
    ['releases::all()[state == "active"].metadata.title', ['Verão']],
    ['releases::all().metadata.title', [null, 'Verão']],
    ['releases::all(){name}[0]', { name: 'inverno' }],
    ['releases::all()[0].name', 'inverno'],
    ['releases::all()[state == "active"].finalDocumentStates[].id', ['centro', 'ana']],
    ['releases::all() | order(name asc) {name}', [{ name: 'inverno' }, { name: 'verao' }]],
    ['*[_type == "unit"][0]{"open": releases::all()[state == "active"].name}', { open: ['verao'] }],
  ])('%s', (query, expected) => expect(ask(query)).toEqual(expected));
});

describe('data that groq-js stumbles over', () => {
  it('may have attributes called hasOwnProperty and then', () => {
    expect(ask('*[hasOwnProperty == "sim"]{name, hasOwnProperty}')).toEqual([{ name: 'Ana', hasOwnProperty: 'sim' }]);
    expect(ask('*[_id == "centro"][0].manager->{hasOwnProperty, then}')).toEqual(awkward);
    expect(ask('{"hasOwnProperty": 1}.hasOwnProperty')).toBe(1);
    expect(ask('*[_id == "drafts.ana"][0]{"x": friend->hasOwnProperty, "since": dateTime(_createdAt).date}')).toEqual({
      x: 'sim',
      since: null,
    });
  });
});

describe('what cannot be supported', () => {
  it.each([
    ['* | score(text::semanticSimilarity("dor de cabeça"))', 'text::semanticSimilarity() is not supported'],
    ['user::attributes().team', 'user::attributes() is not supported'],
    ['media::aspect(@, "a")', 'media::aspect() is not supported'],
    ['documents::incomingGlobalDocumentReferenceCount()', 'is not supported'],
    ['*[anywhere(name == "Ana")]', 'anywhere() is not supported'],
    ['nothing::here()', 'Undefined namespace: nothing'],
    ['nothing()', 'Undefined function: nothing'],
    ['before()', 'Undefined function: before'],
  ])('%s is refused with a reason', (query, message) => expect(messageOf(query)).toContain(message));
});
