import { tones } from '../ui/tones.ts';

interface ErrorPage {
  readonly title: string;
  readonly text: string;
  /** For robots, and for whoever reports the error. */
  readonly english?: string;
}

const E1: ErrorPage = {
  title: 'Página não encontrada',
  text: 'A página pode ter mudado de lugar. Confira o link ou volte ao início.',
  english: 'This page could not be found',
};
const E2: ErrorPage = {
  title: 'Algo deu errado',
  text: 'Não foi possível mostrar esta página agora. Tente novamente em instantes ou volte ao início.',
};
/** There is no content: the site was started without the Content Lake, and has kept nothing (E6). */
const E6: ErrorPage = {
  title: 'Esta página está indisponível no momento',
  text: 'O site não consegue abri-la agora. O problema é passageiro: tente de novo em alguns instantes.',
};

const { light, dark } = tones;
const colours = ({ ground, ink, inkSoft, edge, link }: typeof light.branco) =>
  `--ground:${ground};--ink:${ink};--soft:${inkSoft};--edge:${edge};--link:${link}`;

const STYLE = `
:root{color-scheme:light dark;${colours(light.branco)}}
@media(prefers-color-scheme:dark){:root{${colours(dark.branco)}}}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:clamp(3rem,15vh,8rem) 1.25rem}
h1{margin:0 0 1.25rem;font-size:clamp(2rem,1.4rem + 3vw,3.25rem);line-height:1.12;letter-spacing:-.02em}
p{margin:0 0 1rem;color:var(--soft)}
p:last-child{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}
a{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;border:1px solid var(--edge);border-radius:.5rem;color:var(--ink);font-weight:500;text-decoration:none}
a:hover{text-decoration:underline}
a:focus-visible{outline:3px solid var(--link);outline-offset:2px}`.replaceAll('\n', '');

/**
 * A whole page for an answer of which Next could render nothing: layout and settings may be what failed, so it is made of
 * this file alone. Readable without scripts, from the first byte (E1, E2).
 * @param status HTTP status of the answer
 */
export function errorPage(status: number): string {
  return pageOf(status, status === 404 ? E1 : E2);
}

/** The page while there is no content: 503. */
export function unavailablePage(): string {
  return pageOf(503, E6);
}

function pageOf(status: number, { title, text, english }: ErrorPage): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main>
<h1>${title}</h1>
<p>${text}</p>
<p>Código: ${status}</p>${english ? `\n<p lang="en">${english}</p>` : ''}
<p>${status === 404 ? '' : '<a href="">Tentar de novo</a>'}<a href="/">Voltar ao início</a></p>
</main></body>
</html>
`;
}

/**
 * The page for when even the error page fails (E3): no style, script or content, so there is nothing left to fail.
 * web/app/global-error.tsx is its twin inside of Next.
 */
export const lastResortPage = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>Erro</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head>
<body><main>
<h1>Não foi possível mostrar esta página</h1>
<p>O site está com um problema passageiro. Tente de novo em alguns minutos.</p>
<p lang="en">An error occurred while showing the error page</p>
<p><a href="/">Voltar ao início</a></p>
</main></body>
</html>
`;
