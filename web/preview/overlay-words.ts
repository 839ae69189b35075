/** The frames and menus that Sanity's package draws over the page exist in English alone (@sanity/visual-editing 6.1). */
const WORDS: Readonly<Record<string, string>> = {
  Duplicate: 'Duplicar',
  Remove: 'Remover',
  Move: 'Mover',
  'To top': 'Para o início',
  Up: 'Para cima',
  Down: 'Para baixo',
  'To bottom': 'Para o fim',
  'Insert before': 'Inserir antes',
  'Insert after': 'Inserir depois',
  'Open in Studio': 'Abrir no Studio',
  'Zoom Out': 'Ver a página inteira',
  'Unknown type': 'Tipo desconhecido',
};

/** The package's own element; what the site shows is not looked at. */
const OVERLAYS = 'sanity-visual-editing';

function translateBelow(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = WORDS[text.nodeValue ?? ''];
    if (words && text.parentElement?.closest(OVERLAYS)) text.nodeValue = words;
  }
}

/**
 * Puts their words into Portuguese as they appear. The names of fields and sections come from the schema, as they are.
 * @param page holds the package's element, sooner or later
 * @returns the way to stop
 */
export function translateOverlays(page: Node): () => void {
  translateBelow(page);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(translateBelow);
  });
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
}
