import { NAME_FIELDS as namesInStudio } from '../studio/document-name.ts';
import { NAME_FIELDS } from './document-name.ts';

test('a document has the same name in the audit log and in Studio', () => {
  expect(NAME_FIELDS).toEqual(namesInStudio);
});
