import { execFileSync } from 'node:child_process';
import { findName, freezeAsJson, freezeDeep, parseJson } from './json-values.ts';

const poison = String.raw`{"x":1,"tags[_key==\\\"b\\":{"a":1}}`;
const harmless = String.raw`{"x":1,"tags[_key==\"b\"]":{"a":1}}`;

test('nobody may send a name with a backslash: the next one to be parsed would be taken for it', () => {
  expect(() => parseJson(poison)).toThrow('has a backslash');
  expect(parseJson(harmless)).toEqual({ x: 1, 'tags[_key=="b"]': { a: 1 } });
});

test('the JSON.parse of this Node does so; when it does not any more, parseJson is not needed', () => {
  const parse = (text: string) => `JSON.parse(${JSON.stringify(text)})`;
  const script = `${parse(poison)}; console.log(Object.keys(${parse(harmless)})[1])`;
  expect(execFileSync(process.execPath, ['-e', script]).toString().trim()).toBe('tags[_key==\\"b\\');
});

test.each([
  String.raw`{"a\\":1}`,
  String.raw`{"a\\\\" : 1}`,
  String.raw`{"b":{"\\":null}}`,
  String.raw`{"\u005C":1}`,
  String.raw`{"a\\b":1}`,
])('refuses %s', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});

test.each([String.raw`{"a\"":1}`, String.raw`{"path":"C:\\","b":1}`, String.raw`{"a":"dito \\\": assim"}`])(
  'parses %s',
  (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  },
);

test.each(['"', '\\', 'a\\', '\0', 'a\n', '\ud800'])('no attribute can be called %j', (name) => {
  expect(() => freezeAsJson({ [name]: 1 })).toThrow(TypeError);
  expect(() => freezeAsJson({ list: [{ [name]: 1 }] })).toThrow('cannot be the name');
  // What is stored already is read as it is.
  expect(freezeDeep({ [name]: 1 })).toEqual({ [name]: 1 });
});

test.each(['a', 'hasOwnProperty', 'é', '💥', 'a.b', ' ', ''])('an attribute may be called %j', (name) => {
  expect(() => freezeAsJson({ [name]: 1 })).not.toThrow();
});

test.each([
  ['names at every depth', String.raw`{"a":[{"b\"" : "c:d"}],"e":"\":"}`, ['a', String.raw`b\"`, 'e']],
  ['texts that never end', String.raw`{"a":"\\\"\"\"`, ['a']],
  ['no names', '["a", ":", 1]', []],
])('finds the names in a text: %s', (_what, text, names) => {
  const found: string[] = [];
  expect(findName(text, (name) => found.push(name) < 0)).toBeUndefined();
  expect(found).toEqual(names);
});

test('looks at each character of a text once, however it is made', () => {
  // Millions of quotes that a text without an end might begin with: read again from each of them, this would not come to an end.
  const text = String.raw`{"\\` + String.raw`\"`.repeat(2_000_000);
  expect(() => parseJson(text)).toThrow(SyntaxError);
});
