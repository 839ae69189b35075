import { wakePage } from './wake.ts';

const sources = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

beforeEach(() => {
  document.documentElement.removeAttribute('data-awake');
  document.head.innerHTML = '';
});

it('has the scripts come once, where they stood and as React looks for them; React begins when its data are there', () => {
  history.replaceState(null, '', '/exames?q=raio');
  document.head.innerHTML = '<script data-src="/_next/static/a.js"></script>';
  document.body.innerHTML =
    '<script data-src="/_next/static/main.js" id="_R_"></script><script data-src="/_site/data-1.js" id="page-data"></script>' +
    '<script data-src="/_site/visit-1.js" id="visit"></script>';
  wakePage();
  wakePage();
  expect(document.querySelector('head script[async][src="/_next/static/a.js"]')).not.toBeNull();
  expect(sources()).toEqual(['/_next/static/a.js', '/_site/data-1.js?at=%2Fexames%3Fq%3Draio']);
  expect(document.querySelector('link[rel="preload"][href="/_next/static/main.js"]')).not.toBeNull();
  document.querySelector('#page-data')?.dispatchEvent(new Event('load'));
  expect(document.querySelector('body script[async][src="/_next/static/main.js"]#_R_')).not.toBeNull();
  expect([...document.querySelectorAll('[data-src]')].map(({ id }) => id)).toEqual(['visit']);
});

it('begins at once with a page that holds its data', () => {
  document.body.innerHTML = '<script data-src="/_next/static/main.js" id="_R_"></script>';
  wakePage();
  expect(sources()).toEqual(['/_next/static/main.js']);
});
