import fc from 'fast-check';
import { geometryOf } from './image-geometry.ts';
import { MAX_SIDE, readImageParams } from './image-params.ts';

const photo = { width: 1200, height: 800 };

function geometry(search: string, source = photo) {
  return geometryOf(source, readImageParams(new URLSearchParams(search)));
}

test.each([
  ['', [1200, 800]],
  ['w=300', [300, 200]],
  ['h=200', [300, 200]],
  ['w=300&dpr=2', [600, 400]],
  ['w=300&h=300', [300, 200]],
  ['w=2400', [1200, 800]],
  ['w=2400&h=2400&fit=max', [1200, 800]],
  ['w=300&h=300&fit=scale', [300, 300]],
  ['w=300&h=300&fit=crop', [300, 300]],
  ['w=2400&h=2400&fit=crop', [2400, 2400]],
  ['w=2400&h=2400&fit=min', [800, 800]],
  ['max-w=600', [600, 400]],
  ['w=900&max-w=600', [600, 400]],
  ['rect=0,0,400,800&w=200', [200, 400]],
])('%s makes %j', (search, [width, height]) => {
  expect(geometry(search).size).toEqual({ width, height });
});

test.each([
  ['crop=center', { left: 200, top: 0 }],
  ['crop=left', { left: 0, top: 0 }],
  ['crop=top,right', { left: 400, top: 0 }],
  ['crop=focalpoint&fp-x=0.1&fp-y=0.5', { left: 0, top: 0 }],
  ['crop=focalpoint&fp-x=0.6', { left: 320, top: 0 }],
  ['crop=focalpoint&fp-x=1', { left: 400, top: 0 }],
])('a square with %s is cut at %j', (crop, corner) => {
  expect(geometry(`w=100&h=100&fit=crop&${crop}`).cut).toEqual({ ...corner, width: 800, height: 800 });
});

test('fill keeps the picture whole on a canvas of the asked-for size, fillmax without enlarging it', () => {
  expect(geometry('w=300&h=300&fit=fill')).toEqual({
    cut: undefined,
    size: { width: 300, height: 200 },
    canvas: { width: 300, height: 300 },
  });
  expect(geometry('w=2000&h=2000&fit=fillmax').size).toEqual(photo);
  expect(geometry('w=2000&h=2000&fit=fill').size).toEqual({ width: 2000, height: 1333 });
});

test('the cut is inside the picture and the result within the limit, whatever is asked', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  const request = fc.record(
    {
      w: side,
      h: side,
      dpr: fc.integer({ min: 1, max: 9 }),
      'max-w': side,
      'min-h': side,
      rect: fc.tuple(side, side, side, side).map(String),
      fit: fc.constantFrom('clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'),
      crop: fc.constantFrom('center', 'top', 'bottom,left', 'focalpoint'),
      'fp-x': fc.double({ min: -2, max: 2, noNaN: true }),
      'fp-y': fc.double({ min: -2, max: 2, noNaN: true }),
    },
    { requiredKeys: [] },
  );
  const source = fc.record({ width: fc.integer({ min: 1, max: 8000 }), height: fc.integer({ min: 1, max: 8000 }) });
  fc.assert(
    fc.property(source, request, (source, params) => {
      const search = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
      const { cut, size, canvas } = geometryOf(source, readImageParams(search));
      const kept = cut ?? { left: 0, top: 0, ...source };
      expect(kept.left).toBeGreaterThanOrEqual(0);
      expect(kept.top).toBeGreaterThanOrEqual(0);
      expect(kept.left + kept.width).toBeLessThanOrEqual(source.width);
      expect(kept.top + kept.height).toBeLessThanOrEqual(source.height);
      for (const { width, height } of [size, kept, canvas ?? size]) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(Math.max(width, height)).toBeLessThanOrEqual(MAX_SIDE);
      }
      expect(size.width).toBeLessThanOrEqual(canvas?.width ?? MAX_SIDE);
      expect(size.height).toBeLessThanOrEqual(canvas?.height ?? MAX_SIDE);
    }),
  );
});

test.each(['w=abc', 'fit=stretch', 'crop=middle', 'fm=exe', 'bg=red', 'rect=1,2,3', 'rect=0,0,0,5', 'or=45', 'flip=x'])(
  '%s is refused by name',
  (search) => {
    const [name] = search.split('=');
    expect(() => readImageParams(new URLSearchParams(search))).toThrow(
      expect.objectContaining({ status: 400, message: expect.stringContaining(`"${name}"`) }),
    );
  },
);

test('unknown and empty parameters are ignored', () => {
  expect(readImageParams(new URLSearchParams('utm=x&w=&h='))).toEqual({ fit: 'clip', crop: 'center' });
});
