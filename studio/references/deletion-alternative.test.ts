import { schemaTypes } from '../../schemas/index.ts';
import { deletionAlternative } from './deletion-alternative.ts';

test.each(['professional', 'healthPlan', 'priceItem'])('a %s leaves the site by a field that its form has', (type) => {
  const { field } = deletionAlternative(type);
  const schema = schemaTypes.find(({ name }) => name === type);
  const fields = schema && 'fields' in schema ? schema.fields : [];
  expect(fields.map(({ name }) => name)).toContain(field?.path);
});

test('anything else has to be taken out of what uses it', () => {
  expect(deletionAlternative('exam')).toEqual({ advice: expect.stringContaining('tire este documento') });
});
