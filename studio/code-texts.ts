/** Single texts of Studio 6.16 that stand in its code: part of the module's path, the text, what is shown instead. */
export const CODE_TEXTS: readonly (readonly [module: string, text: string, instead: string])[] = [
  // Filters of the search.
  ['/sanity/lib/WorkspaceLoader', 'title: "Edited at"', 'title: "Alterado em"'],
  ['/sanity/lib/WorkspaceLoader', 'title: "Created at"', 'title: "Criado em"'],
  [
    '/sanity/lib/WorkspaceLoader',
    'title: "Contains document, image or file"',
    'title: "Usa um documento, uma imagem ou um arquivo"',
  ],
  ['/sanity/lib/WorkspaceLoader', 'title: "Unknown field"', 'title: "Campo desconhecido"'],
  ['/sanity/lib/SearchProvider', 'title: "Selected"', 'title: "Na seleção"'],
  ['/sanity/lib/SearchProvider', '{ content: "Remove filter" }', '{ content: "Remover filtro" }'],
  // Names of buttons for screen readers, and hints.
  ['/@sanity/ui/dist/', '"aria-label": "Clear"', '"aria-label": "Limpar"'],
  ['/@sanity/ui/dist/', '"aria-label": "Open"', '"aria-label": "Abrir"'],
  ['/sanity/lib/PerspectiveProvider', '"More breadcrumb items"', '"Mais níveis"'],
  ['/sanity/lib/PerspectiveProvider', '{ content: "Open menu" }', '{ content: "Abrir menu" }'],
  ['/sanity/lib/PerspectiveProvider', '{ content: "Close" }', '{ content: "Fechar" }'],
  ['/sanity/lib/PaneContainer', '{ content: "Back" }', '{ content: "Voltar" }'],
  ['/sanity/lib/list-', '{ content: "Back" }', '{ content: "Voltar" }'],
  ['/sanity/lib/userComponent', '{ content: "Back" }', '{ content: "Voltar" }'],
  ...['CalendarFilter', 'utils-'].flatMap((module) => [
    [`/sanity/lib/${module}`, '{ content: "Previous month" }', '{ content: "Mês anterior" }'] as const,
    [`/sanity/lib/${module}`, '{ content: "Next month" }', '{ content: "Próximo mês" }'] as const,
  ]),
  ['/sanity/lib/utils-', '{ content: "Previous year" }', '{ content: "Ano anterior" }'],
  ['/sanity/lib/utils-', '{ content: "Next year" }', '{ content: "Próximo ano" }'],
  ['/sanity/lib/PresentationToolGrantsCheck', 'title: "By appearance"', 'title: "Na ordem da página"'],
  ['/sanity/lib/PresentationToolGrantsCheck', 'title: "Last edited"', 'title: "Últimos alterados"'],
  [
    '/sanity/lib/presentation.js',
    '`Open in ${defaultStructureTool?.title || "Structure"}`',
    '`Abrir em ${defaultStructureTool?.title || "Conteúdo"}`',
  ],
  ['/sanity/lib/PaneContainer', 'title: "Default sort"', 'title: "Ordem padrão"'],
  ['/sanity/lib/PaneContainer', 'title: "Default view"', 'title: "Visão padrão"'],
  // Without a title, and on the way.
  [
    '/sanity/lib/index.js',
    'title: t1 } = props, mediaDimensions = t0 === void 0 ? DEFAULT_MEDIA_DIMENSION : t0, Title = t1 === void 0 ? "Untitled"',
    'title: t1 } = props, mediaDimensions = t0 === void 0 ? DEFAULT_MEDIA_DIMENSION : t0, Title = t1 === void 0 ? "Sem título"',
  ],
  ['/sanity/lib/useActiveReleases', '"Untitled"', '"Sem título"'],
  ['/sanity/lib/TasksStudio', '"Untitled"', '"Sem título"'],
  ['/sanity/lib/TasksStudio', 'placeholder: "Select assignee"', 'placeholder: "Escolha a pessoa"'],
  ['/sanity/lib/TasksStudio', 'title: "Loading current user"', 'title: "Carregando…"'],
  ['/sanity/lib/TasksStudio', 'title: "Loading activity"', 'title: "Carregando…"'],
  ['/sanity/lib/TasksStudioLayout', '"Failed to copy link to clipboard"', '"Não foi possível copiar o link"'],
  ['/sanity/lib/PerspectiveProvider', '"Resolving initial value…"', '"Preparando os campos…"'],
  [
    '/sanity/lib/PerspectiveProvider',
    'title: "Could not resolve initial value"',
    'title: "Não foi possível criar o item"',
  ],
  ['/sanity/lib/PerspectiveProvider', 'title: "Reference search failed"', 'title: "A busca falhou"'],
  ['/sanity/lib/structure.js', 'title: "Reference search failed"', 'title: "A busca falhou"'],
  [
    '/sanity/lib/structureTool',
    'title: "Your work is automatically saved!"',
    'title: "Tudo é salvo sozinho, enquanto você escreve."',
  ],
  ['/sanity/lib/plugin-', 'label: "no permissions"', 'label: "Sem permissão"'],
  ['/sanity/lib/datastores', 'title: "Invalid preview config"', 'title: "Não foi possível mostrar este item"'],
  ['/sanity/lib/datastores', '"Check the error log in the console"', '"Avise quem cuida do site"'],
  // The tool for queries.
  [
    '/@sanity/vision/lib/SanityVision',
    '"Clear cache and retry" : "Retry"',
    '"Limpar e tentar de novo" : "Tentar de novo"',
  ],
  ['/@sanity/vision/lib/SanityVision', 'children: "An error occurred"', 'children: "Algo deu errado"'],
  ['/@sanity/vision/lib/SanityVision', 'title: "Parsed URL to query"', 'title: "Link lido como consulta"'],
  [
    '/@sanity/vision/lib/SanityVision',
    '"Perspective in pasted url is currently not supported. Falling back to \\"raw\\""',
    '"A perspectiva do link colado não existe aqui: fica a “raw”."',
  ],
];
