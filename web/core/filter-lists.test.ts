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

it('takes up what was typed before, and what the address asks', () => {
  field().value = 'torax';
  filterLists()();
  expect(seen()).toEqual(['Raio-X', 'Tórax']);
  document.body.innerHTML = page;
  history.replaceState(null, '', '/exames?busca=tireoide');
  const stop = filterLists();
  history.replaceState(null, '', '/exames');
  expect([field().value, ...seen()]).toEqual(['tireoide', 'Ultrassom', 'Tireoide']);
  type('');
  stop();
});

it('leaves the list to React when that says what it has found, and not before: the whole list would be seen for a moment', async () => {
  const stop = filterLists();
  type('torax');
  stop();
  expect(seen()).toEqual(['Raio-X', 'Tórax']);
  document.querySelector('[data-result]')?.append('1 de 3');
  await Promise.resolve();
  expect(seen()).toHaveLength(5);
  expect(said()?.querySelector('slot')).not.toBeNull();
  type('carotidas');
  expect(seen()).toHaveLength(5);
});

it('leaves a page without such a list alone', () => {
  document.body.innerHTML = '<main><form><input type="search"></form></main>';
  const { innerHTML } = document.body;
  filterLists()();
  expect(document.body.innerHTML).toBe(innerHTML);
});
