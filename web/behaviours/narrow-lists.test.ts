import { followLists, narrowLists } from './narrow-lists.ts';

const page = `<main><form data-narrows="lista">
    <input type="search" name="q">
    <input type="radio" name="dia" value="" checked><input type="radio" name="dia" value="2026-11-28">
    <select name="convenio"><option value="">Todos</option><option value="a">A</option></select>
    <output><span data-result="exames"></span></output>
  </form>
  <div id="lista">
    <div><h3>Ultrassom</h3><ul>
      <li data-words="doppler de carotidas pescoco" data-dia="2026-11-27" data-convenio="a b">Doppler</li>
      <li data-words="ultrassom de tireoide" data-dia="2026-11-27 2026-11-28" data-convenio="">Tireoide
        <b data-if="dia ">hoje</b><b data-if="dia 2026-11-28" hidden>sábado</b></li></ul></div>
    <div><h3>Raio-X</h3><ul><li data-words="raio x de torax">Tórax</li></ul></div>
    <p data-none hidden>Pergunte à recepção.</p>
  </div></main>`;

const field = () => document.querySelector('input') as HTMLInputElement;
const said = () => document.querySelector('[data-result]')?.shadowRoot?.textContent;
const seen = (selector = 'li, [data-none]') =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => !element.closest('[hidden]'))
    .map(({ firstChild }) => firstChild?.textContent?.trim());

function type(words: string): void {
  field().value = words;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(selector: string, value: string): void {
  const control = document.querySelector(selector) as HTMLInputElement;
  if (control.type === 'radio') control.checked = true;
  else control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeAll(followLists);
beforeEach(() => {
  history.replaceState(null, '', '/exames');
  document.body.innerHTML = page;
});

it('shows what is found, below its heading, and says how many; changes no text that React reads', () => {
  narrowLists();
  const { textContent } = document.body;
  type('Carótidas');
  expect(seen()).toEqual(['Doppler']);
  expect(seen('h3')).toEqual(['Ultrassom']);
  expect(said()).toBe('1 de 3 exames');
  type('nada disso');
  expect(seen()).toEqual(['Pergunte à recepção.']);
  expect(said()).toBe('0 de 3 exames');
  type('');
  expect(seen()).toHaveLength(3);
  expect(said()).toBe('');
  expect(document.body.textContent).toBe(textContent);
});

it('U2: shows who attends on a day and by a plan, and what is said of that day', () => {
  narrowLists();
  expect(seen('b')).toEqual(['hoje']);
  choose('[value="2026-11-28"]', '');
  expect([seen(), seen('b'), said()]).toEqual([['Tireoide'], ['sábado'], '1 de 3 exames']);
  choose('select', 'a');
  expect(seen()).toEqual(['Pergunte à recepção.']);
});

it('U6: has links to the form for an appointment take along the day and the plan', () => {
  const item = document.querySelector('li') as HTMLElement;
  item.innerHTML = '<a href="/agendar/profissional/ana">Agendar</a>';
  const href = () => item.querySelector('a')?.getAttribute('href');
  narrowLists();
  expect(href()).toBe('/agendar/profissional/ana');
  choose('select', 'a');
  expect(href()).toBe('/agendar/profissional/ana?convenio=a');
  choose('[value="2026-11-28"]', '');
  expect(href()).toBe('/agendar/profissional/ana?dia=2026-11-28&convenio=a');
  choose('select', '');
  expect(href()).toBe('/agendar/profissional/ana?dia=2026-11-28');
});

it('takes up what was typed before, and else what the address asks', () => {
  field().value = 'torax';
  history.replaceState(null, '', '/exames?q=tireoide');
  narrowLists();
  expect(seen()).toEqual(['Tórax']);
  document.body.innerHTML = page;
  history.replaceState(null, '', '/exames?q=tireoide&dia=2026-11-28');
  narrowLists();
  expect([field().value, seen(), seen('b')]).toEqual(['tireoide', ['Tireoide'], ['sábado']]);
});

it('U2: takes a day that is over and a plan that is gone for none', () => {
  history.replaceState(null, '', '/exames?dia=2020-01-01&convenio=antigo');
  narrowLists();
  expect(seen()).toHaveLength(3);
  expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe('');
  expect(document.querySelector('select')?.value).toBe('');
});

it('has the address say what is asked once it is sent, and follows the way back', () => {
  narrowLists();
  type('doppler');
  document.querySelector('form')?.requestSubmit();
  expect(location.search).toBe('?q=doppler');
  history.replaceState(null, '', '/exames?q=torax');
  dispatchEvent(new PopStateEvent('popstate'));
  expect([field().value, seen()]).toEqual(['torax', ['Tórax']]);
  type('');
  document.querySelector('form')?.requestSubmit();
  expect(location.search).toBe('');
});

it('P2: leaves it to the search of the site to find what is not in the list', () => {
  const form = document.querySelector('form') as HTMLFormElement;
  form.action = '/busca';
  const sent: boolean[] = [];
  addEventListener(
    'submit',
    (event) => {
      sent.push(!event.defaultPrevented);
      event.preventDefault();
    },
    { once: false },
  );
  narrowLists();
  type('ultrasom');
  form.requestSubmit();
  type('doppler');
  form.requestSubmit();
  expect(sent).toEqual([true, false]);
});

it('narrows again what React has put there meanwhile', () => {
  narrowLists();
  type('doppler');
  document
    .querySelector('ul')
    ?.insertAdjacentHTML('beforeend', '<li data-words="doppler venoso">Novo</li><li data-words="mamas">Mamas</li>');
  narrowLists();
  expect([seen(), said()]).toEqual([['Doppler', 'Novo'], '2 de 5 exames']);
});

it('leaves a page without such a list alone', () => {
  document.body.innerHTML = '<main><form><input type="search"></form></main>';
  const { innerHTML } = document.body;
  narrowLists();
  expect(document.body.innerHTML).toBe(innerHTML);
});
