import type { Breach } from '#schemas/rules/breaches.ts';
import { reportBreaches, withhold } from './withhold.ts';

const breach = (id: string, hides: string): Breach => ({ id, hides, type: 'professional', rule: 'M1', message: 'x' });
const picture = { asset: { _id: 'image-a' }, alt: 'Recepção', decorative: null, isStock: null, credit: null };

describe('what breaks a rule', () => {
  it('leaves lists, and is null where it stood alone', () => {
    const data = { people: [{ _id: 'a' }, { _id: 'b' }], director: { _id: 'a' }, deep: { author: { _id: 'a' } } };
    expect(withhold(data, [breach('a', 'document')])).toEqual({
      people: [{ _id: 'b' }],
      director: null,
      deep: { author: null },
    });
    expect(withhold({ _id: 'a', fullName: 'x' }, [breach('a', 'document')])).toBeNull();
  });

  it('may be a single field', () => {
    const exam = { _id: 'e', title: 'Raio-X', preparation: { diet: 'x' } };
    expect(withhold([exam], [breach('e', 'preparation')])).toEqual([{ ...exam, preparation: null }]);
  });

  it('does not take the clinic’s settings away', () => {
    const settings = { _id: 'siteSettings', cnpj: 'x' };
    expect(withhold(settings, [breach('siteSettings', 'nothing')])).toBe(settings);
  });
});

describe('a picture', () => {
  it('is not shown without a text alternative, unless it is decorative (A2)', () => {
    expect(withhold({ image: { ...picture, alt: null } }, [])).toMatchObject({ image: { asset: null } });
    const decorative = { image: { ...picture, alt: null, decorative: true } };
    expect(withhold(decorative, [])).toBe(decorative);
  });

  it('from a stock is not shown without its origin (M21)', () => {
    expect(withhold([{ ...picture, isStock: true }], [])).toMatchObject([{ asset: null }]);
    expect(withhold([{ ...picture, isStock: true, credit: 'Banco' }], [])).toMatchObject([
      { asset: { _id: 'image-a' } },
    ]);
  });
});

it('leaves alone what is in order', () => {
  const data = { people: [{ _id: 'a', tags: ['x', null, 3] }], image: picture };
  expect(withhold(data, [breach('z', 'document')])).toBe(data);
});

it('reports what is withheld once, as lines of JSON, and again when it changes', () => {
  const lines: string[] = [];
  const warn = (line: string) => lines.push(line);
  reportBreaches([breach('a', 'document')], warn);
  reportBreaches([breach('a', 'document')], warn);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { event: 'content-withheld', ...breach('a', 'document') },
  ]);
  reportBreaches([], warn);
  reportBreaches([breach('a', 'document')], warn);
  expect(lines).toHaveLength(2);
});
