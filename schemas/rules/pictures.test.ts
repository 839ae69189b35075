import { compiledSchema } from '../testing.ts';
import { validationOf } from '../validation-testing.ts';
import { breachesOf } from './breaches.ts';
import { listOf, memberOf, textOf } from './form-value.ts';

const asset = { _id: 'image-a', _type: 'sanity.imageAsset' };
const bare = { _type: 'picture', asset: { _type: 'reference', _ref: 'image-a' } };

/** Names of the fields that Studio shows of a picture which has a file and no more. */
function fieldsOf(path: readonly string[]): readonly string[] {
  const shown = listOf(compiledSchema.get('picture'), 'fields').filter((field) => {
    const hidden = memberOf(memberOf(field, 'type'), 'hidden');
    return typeof hidden !== 'function' || hidden({ parent: bare, path: [...path, textOf(field, 'name')] }) !== true;
  });
  return shown
    .map((field) => textOf(field, 'name'))
    .filter((name) => !['asset', 'hotspot', 'crop', 'media'].includes(name));
}

test('S14: a logo is asked nothing of what photos are asked', async () => {
  expect(fieldsOf(['photo'])).toEqual(['alt', 'decorative', 'isStock', 'credit', 'peopleConsent']);
  expect(fieldsOf(['logo'])).toEqual([]);
  const nothing = { errors: '', warnings: '' };
  expect(await validationOf({ _id: 'siteSettings', logo: bare }, asset)).toEqual(nothing);
  expect(await validationOf({ _id: 'plan-exemplo-a', logo: bare }, asset)).toEqual(nothing);
  expect((await validationOf({ _id: 'place-recepcao', image: bare }, asset)).errors).toContain('Descreva a foto');
});

test('S14: a logo without words is not withheld from visitors, a photo without words is', () => {
  expect(breachesOf([{ _id: 'p', _type: 'healthPlan', logo: bare }])).toEqual([]);
  expect(breachesOf([{ _id: 'p', _type: 'healthPlan', image: bare }])).toMatchObject([{ rule: 'A2' }]);
});
