import { editingCodeIn } from './editing-code.ts';

it('recognises the editors’ tools in a script', () => {
  expect(editingCodeIn('let a={type:"handshake/syn"}')).toEqual(['comlink']);
  expect(editingCodeIn('fetch("*[_type == \'page\']")')).toEqual(['a GROQ query']);
  expect(editingCodeIn('console.log("clinic")')).toEqual([]);
});
