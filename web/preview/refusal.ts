/** A page in few words for somebody whose link does not open; it needs neither content nor styles. */
export function refusal(status: number, message: string): Response {
  const html = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Prévia indisponível</title>
<body style="font-family:sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem;line-height:1.5">
<h1>Prévia indisponível</h1><p>${message}</p><p><a href="/">Ir para o site</a></p>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(html, { status, headers });
}
