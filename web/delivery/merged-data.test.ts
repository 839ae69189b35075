import { mergeData } from './merged-data.ts';

const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
/** As Next writes it. */
const literal = (text: string) => JSON.stringify(text).replaceAll('<', String.raw`\u003c`);
const part = (text: string) => `<script>self.__next_f.push([1,${literal(text)}])</script>`;

it('puts the data of a page into one script, in its order and letter for letter', () => {
  const texts = ['0:["$","p"]\n', '1:T4,"a\\"b', 'é \u2028 <b>', 'fim\n'];
  const html = `<h1>Olá</h1>${START}${texts.map(part).join('')}</body></html>`;
  expect(mergeData(html)).toBe(`<h1>Olá</h1>${START}${part(texts.join(''))}</body></html>`);
});

it('leaves a page whose data are not all text, and one that has none', () => {
  const bytes = `${START}${part('a')}<script>self.__next_f.push([3,"AAAA"])</script>${part('b')}`;
  expect(mergeData(bytes)).toBe(bytes);
  expect(mergeData('<p>Olá</p>')).toBe('<p>Olá</p>');
});
