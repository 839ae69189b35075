import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import GlobalError from '../app/global-error.tsx';
import { lastResortPage } from './error-page.ts';

describe.each([
  ['of Next', () => renderToStaticMarkup(<GlobalError />)],
  ['of the server in front of it', () => lastResortPage],
])('the last page, %s (E3)', (_title, html) => {
  it('says what happened and leads home', () => {
    const page = new DOMParser().parseFromString(html(), 'text/html');
    document.body.innerHTML = page.body.innerHTML;
    expect(screen.getByText('An error occurred while showing the error page')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/');
    expect(page.documentElement.lang).toBe('pt-BR');
  });

  it('needs no style, script, picture or content', () => {
    expect(html()).not.toMatch(/<(style|script|link|img|svg)|class=|style=/i);
  });
});
