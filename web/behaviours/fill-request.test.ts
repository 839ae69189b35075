import { fillRequest } from './fill-request.ts';

const form = `<form>
  <select name="plan"><option value="">Escolha</option><option value="a">A</option><option value="b">B</option></select>
  <input type="checkbox" name="days" value="thursday"><input type="checkbox" name="days" value="friday">
</form>`;

const plan = () => document.querySelector('select') as HTMLSelectElement;
const days = () => [...document.querySelectorAll<HTMLInputElement>(':checked[name="days"]')].map(({ value }) => value);

function open(query: string): void {
  history.replaceState(null, '', `/agendar/profissional/ana${query}`);
  document.body.innerHTML = form;
}

it('U6: answers with the plan and the weekday that were chosen before', () => {
  open('?dia=2026-12-03&convenio=b');
  fillRequest();
  expect([plan().value, ...days()]).toEqual(['b', 'thursday']);
  // Once: what somebody changes afterwards stays.
  plan().value = 'a';
  fillRequest();
  expect(plan().value).toBe('a');
});

it.each(['', '?dia=quinta&convenio=x', '?dia=2026-12-06'])('U6: answers nothing for %j', (query) => {
  open(query);
  fillRequest();
  expect([plan().value, ...days()]).toEqual(['']);
});

it('leaves what somebody chose already, and a page without the form', () => {
  open('?convenio=b');
  plan().value = 'a';
  fillRequest();
  expect(plan().value).toBe('a');
  document.body.innerHTML = '';
  expect(fillRequest).not.toThrow();
});

it('U6: the first choice wakes React', () => {
  const { documentElement } = document;
  open('');
  fillRequest();
  expect(documentElement.hasAttribute('data-awake')).toBe(false);
  plan().dispatchEvent(new Event('change', { bubbles: true }));
  expect(documentElement.hasAttribute('data-awake')).toBe(true);
  documentElement.removeAttribute('data-awake');
});
