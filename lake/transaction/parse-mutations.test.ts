import { DEFAULT_WRITE_LIMITS } from '../config/limits.ts';
import { parseMutations } from './parse-mutations.ts';

test.each([
  [{ create: { title: 'a' } }, 'Mutation 0 cannot be read: the document needs a "_type", a text that is not empty.'],
  [{ createOrReplace: { _id: 'a', _type: '' } }, 'the document needs a "_type"'],
  [{ createIfNotExists: { _id: 'a' } }, 'the document needs a "_type"'],
  [{ create: { _id: 1, _type: 'page' } }, 'it needs one of create, createIfNotExists,'],
  [{ make: {} }, 'it needs one of create, createIfNotExists,'],
])('%j is refused with what it lacks', (mutation, said) => {
  expect(() => parseMutations([mutation], DEFAULT_WRITE_LIMITS)).toThrow(said);
});
