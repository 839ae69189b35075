import { countVisit } from './count-visit.ts';

const sent: unknown[] = [];
beforeAll(() => {
  navigator.sendBeacon = (_url, body) => sent.push(JSON.parse(body as string)) > 0;
  countVisit();
});
beforeEach(() => {
  sent.length = 0;
  document.body.innerHTML = `
    <a href="tel:+556635310000"><span>Ligar</span></a>
    <a href="https://wa.me/5566999110000?text=Oi">WhatsApp</a>
    <a href="/exames">Exames</a>
    <form method="post"><input name="nome"></form>
    <form method="get"><input name="busca"></form>`;
  document.addEventListener('click', (event) => event.preventDefault());
});
const click = (words: string) =>
  [...document.querySelectorAll('a, span')]
    .filter((one) => one.textContent === words)
    .at(-1)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const type = (name: string) =>
  document.querySelector(`[name=${name}]`)?.dispatchEvent(new Event('change', { bubbles: true }));

it('M2: a page counts when somebody does something on it, once, and the next one of the same visit as such', () => {
  dispatchEvent(new Event('scroll'));
  dispatchEvent(new Event('pointerdown'));
  expect(sent).toEqual([{ path: '/', referrer: '' }]);
  history.pushState({}, '', '/exames');
  dispatchEvent(new Event('scroll'));
  expect(sent.at(-1)).toEqual({ path: '/exames', referrer: location.origin });
});

it('M2: tells which link out of the site was followed, without what it says there, and nothing of other links', () => {
  for (const words of ['Ligar', 'WhatsApp', 'Exames']) click(words);
  const links = ['tel:+556635310000', 'https://wa.me/5566999110000'];
  expect(sent).toEqual(links.map((link) => ({ path: '/exames', link })));
});

it('M2: a form that writes to the clinic is begun once, a search is none', () => {
  type('busca');
  type('nome');
  type('nome');
  expect(sent).toEqual([{ path: '/exames', lead: 'form' }]);
});
