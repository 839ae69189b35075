/**
 * The page for an address that exists but whose content cannot be read, since the lake is away and there is no copy (E6).
 * No style, script or content: there is nothing to make it of.
 */
export const unavailablePage = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>Página indisponível no momento</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"></head>
<body><main>
<h1>Esta página está indisponível no momento</h1>
<p>Ela existe, mas o site não consegue abri-la agora. O problema é passageiro: tente de novo em alguns instantes.</p>
<p><a href="">Tentar de novo</a></p>
<p><a href="/">Voltar ao início</a></p>
</main></body>
</html>
`;
