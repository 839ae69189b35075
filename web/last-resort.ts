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
