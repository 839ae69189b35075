'use client';

/** A full load on purpose: it starts afresh, and the router may be what failed. */
const home = '/';

/**
 * The last resort: the layout itself failed, or the server had nothing to show (E3). It needs no style, script or
 * content.
 */
export default function GlobalError() {
  return (
    <html lang="pt-BR">
      <head>
        <title>Erro</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <main>
          <h1>Não foi possível mostrar esta página</h1>
          <p>O site está com um problema passageiro. Tente de novo em alguns minutos.</p>
          <p lang="en">An error occurred while showing the error page</p>
          <p>
            <a href={home}>Voltar ao início</a>
          </p>
        </main>
      </body>
    </html>
  );
}
