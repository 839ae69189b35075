import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { ServerStyleSheet } from 'styled-components';

/**
 * Draws something into the test's document as the server would, styles included, for tests that read what the browser
 * is really given. (Rendered as in a browser, styled-components leaves global styles out of this environment.)
 * @returns the style sheet it brought
 */
export function drawWithStyles(node: ReactNode): CSSStyleSheet {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(sheet.collectStyles(<>{node}</>));
    document.head.innerHTML = sheet.getStyleTags();
    const place = document.createElement('div');
    place.innerHTML = html;
    document.body.append(place);
  } finally {
    sheet.seal();
  }
  const drawn = document.styleSheets[document.styleSheets.length - 1];
  if (!drawn) throw new Error('It has no styles.');
  return drawn;
}
