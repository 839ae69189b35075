import { filterLists } from './filter-lists.ts';

const page = `<main><section aria-label="Exames">
  <form><input type="search" name="busca"><output><span data-result="Nenhum exame."></span></output></form>
  <div><h3>Ultrassom</h3><ul><li data-words="doppler de carotidas pescoco">Doppler</li><li data-words="ultrassom de tireoide">Tireoide</li></ul></div>
  <div><h3>Raio-X</h3><ul><li data-words="raio x de torax">Tórax</li></ul></div>
</section></main>`;

const field = () => document.querySelector('input') as HTMLInputElement;
const said = () => document.querySelector('[data-result]')?.shadowRoot;
const seen = () =>
  [...document.querySelectorAll<HTMLElement>('h3, li')]
    .filter((element) => !element.closest('[style*="display: none"]'))
    .map(({ textContent }) => textContent);

function type(words: string): void {
  field().value = words;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  document.body.innerHTML = page;
});

it('shows what is found, below its heading, and says how many; changes nothing that React reads', () => {
  filterLists();
  const { textContent } = document.body;
  type('Carótidas');
  expect(seen()).toEqual(['Ultrassom', 'Doppler']);
  expect(said()?.textContent).toBe('1 de 3');
  type('nada disso');
  expect(seen()).toEqual([]);
  expect(said()?.textContent).toBe('Nenhum exame.');
  type('');
  expect(seen()).toHaveLength(5);
  expect(said()?.querySelector('slot')).not.toBeNull();
  expect(document.body.textContent).toBe(textContent);
});

it('takes up what was typed before, and shows everything when it stops', () => {
  field().value = 'torax';
  const stop = filterLists();
  expect(seen()).toEqual(['Raio-X', 'Tórax']);
  stop();
  expect(seen()).toHaveLength(5);
  type('carotidas');
  expect(seen()).toHaveLength(5);
});

it('leaves a page without such a list alone', () => {
  document.body.innerHTML = '<main><form><input type="search"></form></main>';
  const { innerHTML } = document.body;
  filterLists()();
  expect(document.body.innerHTML).toBe(innerHTML);
});
