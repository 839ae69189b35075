/**
 * What Studio 6.16 says when something fails, written into its code in English, and what is shown instead. Advice that
 * leads to Sanity's own services becomes advice that helps where there is none.
 */
export const ERROR_TEXTS: readonly (readonly [text: string, instead: string])[] = [
  // A tool that crashed.
  ['`The ${activeTool?.name} tool crashed`', '`A tela “${activeTool?.title}” parou de funcionar`'],
  ['heading = t0 === void 0 ? "An error occurred" : t0', 'heading = t0 === void 0 ? "Algo deu errado" : t0'],
  [
    '"An error occurred that Sanity Studio was unable to recover from."',
    '"O que já foi salvo continua salvo. Tente de novo; se não resolver, recarregue a página."',
  ],
  ['"To report this error,"', '"Se continuar,"'],
  [
    '" copy the error details and share them with your development team or Sanity Support."',
    '" copie os detalhes e envie a quem cuida do site."',
  ],
  ['"retry.title": "Retry"', '"retry.title": "Tentar de novo"'],
  ['"retrying.title": "Retrying…"', '"retrying.title": "Tentando de novo…"'],
  ['"These technical details may be useful for developers."', '"São detalhes técnicos, para quem cuida do site."'],
  ['"Copy error details"', '"Copiar os detalhes"'],
  ['"Failed to get error details"', '"Não foi possível reunir os detalhes"'],
  ['"Failed to copy error details"', '"Não foi possível copiar os detalhes"'],
  ['title: "Uncaught error"', 'title: "Algo deu errado"'],
  // A part of Studio that could not be loaded, as after an update while it was open.
  ['error.message || "Import error"', 'error.message || "O Studio não carregou por inteiro"'],
  ['{ children: "Import error" }', '{ children: "O Studio não carregou por inteiro" }'],
  [
    '"An error occurred during dynamic import."',
    '"Uma parte dele não chegou. Confira a conexão e recarregue a página: nada do que foi salvo se perde."',
  ],
  ['"Reloading "', '"Recarregando "'],
  [
    'countdownSeconds <= 0 ? "now" : `in ${countdownSeconds}s`',
    'countdownSeconds <= 0 ? "agora" : `em ${countdownSeconds} s`',
  ],
  ['autoReload ? "Reload now" : "Reload"', 'autoReload ? "Recarregar agora" : "Recarregar"'],
  // Requests that failed.
  ['? "Server error" : "Network error"', '? "O servidor não respondeu como devia" : "Sem conexão com o servidor"'],
  [
    `"The server ran into an issue and couldn't complete the request. You can try again, or reload the Studio."`,
    '"O pedido não foi concluído. Tente de novo ou recarregue a página."',
  ],
  [
    `"The server ran into an issue and couldn't complete the request. Your last change may not have been saved. Reload the Studio to see the current state."`,
    '"O pedido não foi concluído, e a última alteração pode não ter sido salva. Recarregue a página para ver como ficou."',
  ],
  [
    `"Couldn't reach the Sanity servers. Check your network connection and try again."`,
    '"O servidor não foi alcançado. Confira a conexão e tente de novo."',
  ],
  [
    `"Couldn't reach the Sanity servers. Your last change may not have been sent. Check your network connection and reload the Studio to see the current state."`,
    '"O servidor não foi alcançado, e a última alteração pode não ter sido enviada. Confira a conexão e recarregue a página."',
  ],
  ['text: "Reload Studio"', 'text: "Recarregar"'],
  ['text: "Try again"', 'text: "Tentar de novo"'],
  [
    'retrying ? "Retrying…" : secondsLeft > 0 ? `Try again (${secondsLeft})` : "Try again"',
    'retrying ? "Tentando de novo…" : secondsLeft > 0 ? `Tentar de novo (${secondsLeft})` : "Tentar de novo"',
  ],
  ['header: "Too many requests"', 'header: "Pedidos demais"'],
  [
    '"Too many requests at once. Reload the Studio to try again."',
    '"Foram pedidos demais de uma vez. Recarregue a página."',
  ],
  [
    '"Too many requests at once. You can try again shortly."',
    '"Foram pedidos demais de uma vez. Espere um instante e tente de novo."',
  ],
  ['children: "Troubleshooting"', 'children: "O que conferir"'],
  ['"Check that your device is online."', '"Se o computador está conectado à internet."'],
  [
    '"Disable VPNs, ad blockers, or browser extensions that may block requests."',
    '"Se uma VPN, um bloqueador de anúncios ou uma extensão do navegador impede os pedidos."',
  ],
  // Sanity's status page says nothing about this server.
  [
    'content: /* @__PURE__ */ jsxs(Fragment$1, { children: [\n\t\t\t"Check",\n\t\t\t" ",\n\t\t\t/* @__PURE__ */ jsx("a", {\n\t\t\t\thref: "https://status.sanity.io",\n\t\t\t\trel: "noopener noreferrer",\n\t\t\t\tstyle: { color: "var(--card-link-fg-color)" },\n\t\t\t\ttarget: "_blank",\n\t\t\t\tchildren: "status.sanity.io"\n\t\t\t}),\n\t\t\t" ",\n\t\t\t"for ongoing incidents."\n\t\t] })',
    'content: "Se o problema continua, avise quem cuida do site."',
  ],
  ['t3 = claim.type === "serverError" ? /* @__PURE__ */ jsx(Text, {', 't3 = !1 ? /* @__PURE__ */ jsx(Text, {'],
  // Who may come in.
  ['text: "Sign out"', 'text: "Sair"'],
  [
    '"You are not authorized to access this studio. Please contact someone with access to invite you to this project."',
    '"Esta conta não tem acesso ao Studio. Peça acesso a quem administra o site."',
  ],
  [
    '"If you think this is an error, verify that you are signed in with the correct account. You are currently signed in as"',
    '"Se não era para ser assim, confira se entrou com a conta certa. Você entrou como"',
  ],
  ['header: "Not authorized"', 'header: "Sem acesso"'],
  // Addresses that lead nowhere.
  ['"Tool not found: "', '"Não existe uma tela com este nome: "'],
  ['children: "Workspace not found"', 'children: "Esta página não existe no Studio"'],
  ['text: "Go to default workspace"', 'text: "Ir para o início"'],
];
