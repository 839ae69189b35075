import type { Plugin } from 'vite';

import { CODE_TEXTS } from './code-texts.ts';
import { ERROR_TEXTS } from './error-texts.ts';
import { MEDIA_TEXTS } from './media-texts.ts';

/** A piece of Studio's code and what stands there instead. */
export interface FixedText {
  /** Part of the path of the module that holds it. */
  readonly module: string;
  readonly text: string;
  readonly instead: string;
}

const ENGLISH_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const ENGLISH_DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function nameOf(part: Intl.DateTimeFormatOptions, date: Date): string {
  return new Intl.DateTimeFormat('pt-BR', part).format(date).replace('.', '');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Texts that Studio 6.16 writes into its code, out of reach of its own translation; and two places that need as little. */
export const FIXED_TEXTS: readonly FixedText[] = [
  { module: '/sanity/lib/TasksStudio', text: 'title: "Target"', instead: 'title: "Documento"' },
  { module: '/sanity/lib/TasksStudio', text: 'title: "Assign to"', instead: 'title: "Responsável"' },
  { module: '/sanity/lib/TasksStudio', text: 'title: "Deadline"', instead: 'title: "Prazo"' },
  { module: '/sanity/lib/TasksStudio', text: '"Task title"', instead: '"Título da tarefa"' },
  { module: '/sanity/lib/TasksStudio', text: '"yyyy-mm-dd"', instead: '"aaaa-mm-dd"' },
  { module: '/sanity/lib/TasksStudio', text: '"No assignee"', instead: '"Ninguém"' },
  { module: '/sanity/lib/TasksStudio', text: 'title: "To Do"', instead: 'title: "A fazer"' },
  { module: '/sanity/lib/TasksStudio', text: 'title: "Done"', instead: 'title: "Feita"' },
  { module: '/sanity/lib/TasksStudio', text: '"Unsubscribe" : "Subscribe"', instead: '"Deixar de seguir" : "Seguir"' },
  // What happened to a task, after the name of who did it.
  ...[
    ['changed status to', 'mudou a situação para'],
    ['set target content to', 'ligou a tarefa a'],
    ['removed target content', 'desligou a tarefa do documento'],
    ['changed the due date to', 'mudou o prazo para'],
    ['removed the due date', 'tirou o prazo'],
    ['set the due date to', 'marcou o prazo para'],
    ['assigned to', 'passou a tarefa a'],
    ['unassigned this task', 'deixou a tarefa sem responsável'],
    ['updated the task description', 'mudou a descrição'],
    ['updated the task title', 'mudou o título'],
  ].map(([text = '', instead = '']) => ({
    module: '/sanity/lib/TasksStudio',
    text: `text: "${text}"`,
    instead: `text: "${instead}"`,
  })),
  {
    module: '/sanity/lib/TasksStudio',
    text: 't("panel.create.title") : activeTabId',
    instead: 't("panel.create.title") : t(`tab.${activeTabId}.label`)',
  },
  // The calendar of releases; the one of date fields asks the translation.
  ...ENGLISH_MONTHS.map((text, index) => ({
    module: '/sanity/lib/utils-',
    text: `\t"${text}"`,
    instead: `\t"${capitalised(nameOf({ month: 'long' }, new Date(2026, index, 1)))}"`,
  })),
  ...ENGLISH_DAYS.map((text, index) => ({
    module: '/sanity/lib/utils-',
    text: `\t"${text}"`,
    // The first of November 2026 is a Sunday.
    instead: `\t"${capitalised(nameOf({ weekday: 'short' }, new Date(2026, 10, 1 + index)))}"`,
  })),
  // On messages, which need no Publish; red would say that something is wrong.
  {
    module: '/sanity/lib/structureTool',
    text: 'label: "Live",\n\t\tcolor: "danger"',
    instead: 'label: "Salva ao digitar",\n\t\tcolor: "primary"',
  },
  // A link to Sanity's hosting, where there is nothing of this Studio; it would always be grey.
  { module: '/sanity/lib/index.js', text: 'if (userApplication || isDev) return null;', instead: 'return null;' },
  { module: '/sanity/lib/structureTool', text: `"MMM d, yyyy '@' pp"`, instead: `"dd/MM/yyyy 'às' HH:mm:ss"` },
  // The way to what a dialog edits: English writes every word large.
  { module: '/sanity/lib/PerspectiveProvider', text: 'textTransform: "capitalize"', instead: 'textTransform: "none"' },
  { module: '/sanity/lib/PerspectiveProvider', text: 'Cropped image size: ', instead: 'Tamanho depois do corte: ' },
  // Saved queries stand beside the query, which on a phone has no room left then: there they start closed.
  {
    module: '/@sanity/vision/lib/SanityVision',
    text: '[isQueryRecallCollapsed, setIsQueryRecallCollapsed] = useState(!1)',
    instead: '[isQueryRecallCollapsed, setIsQueryRecallCollapsed] = useState(() => window.innerWidth < 768)',
  },
  { module: '/@sanity/ui/dist/', text: '"Close dialog"', instead: '"Fechar"' },
  // React tells a popover's element twice that it is gone; the second time the list of releases crashed on a tablet.
  {
    module: '/@sanity/ui/dist/popover-',
    text: '(shouldRenderRef.current || (stopRef.current = listenForIntent(node, handleIntent))',
    instead: '(!node || shouldRenderRef.current || (stopRef.current = listenForIntent(node, handleIntent))',
  },
  {
    module: '/sanity/lib/PerspectiveProvider',
    text: 'tooltipProps: { content: "Remove" }',
    instead: 'tooltipProps: { content: "Remover" }',
  },
  // Read out by screen readers to whoever drags with the keyboard; ids would say nothing to them.
  ...[
    ['To pick up a draggable item, press the space bar.', 'Para pegar o item, aperte a barra de espaço.'],
    ['While dragging, use the arrow keys to move the item.', 'Com ele na mão, use as setas para mudar o lugar.'],
    [
      'Press space again to drop the item in its new position, or press escape to cancel.',
      'Aperte espaço de novo para soltar, ou Esc para desistir.',
    ],
    ['"Picked up draggable item " + active.id + "."', '"Item na mão."'],
    ['"Draggable item " + active.id + " was moved over droppable area " + over.id + "."', '"Item em outro lugar."'],
    ['"Draggable item " + active.id + " is no longer over a droppable area."', '"Item fora da lista."'],
    ['"Draggable item " + active.id + " was dropped over droppable area " + over.id', '"Item solto no novo lugar."'],
    ['"Dragging was cancelled. Draggable item " + active.id + " was dropped."', '"Nada mudou de lugar."'],
    ['"Draggable item " + active.id + " was dropped."', '"Item solto."'],
  ].map(([text = '', instead = '']) => ({ module: '/@dnd-kit/core/dist/core.esm', text, instead })),
  ...CODE_TEXTS.map(([module, text, instead]) => ({ module, text, instead })),
  ...ERROR_TEXTS.map(([text, instead]) => ({ module: '/sanity/lib/index.js', text, instead })),
  ...MEDIA_TEXTS.map(([text, instead]) => ({ module: '/sanity-plugin-media/dist/index.js', text, instead })),
];

/**
 * Gives those texts in Portuguese, and says when Studio is built which ones a new version no longer has. While one
 * develops, the modules pass through Vite's bundle of dependencies, which has plugins of its own.
 */
export function fixedTexts(replacements: readonly FixedText[]): Plugin {
  const missing = new Set(replacements);
  const transform = (code: string, id: string) => {
    const present = replacements.filter(({ module, text }) => id.includes(module) && code.includes(text));
    for (const found of present) missing.delete(found);
    return present.length > 0 ? inPortuguese(code, present) : undefined;
  };
  return {
    name: 'clinic-fixed-texts',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [{ name: 'clinic-fixed-texts', transform }] } } }),
    transform,
    buildEnd() {
      if (this.environment.mode !== 'build') return;
      for (const { module, text } of missing) this.warn(`${text} is no longer in ${module}: see studio/fixed-texts.ts`);
    },
  };
}

function inPortuguese(code: string, texts: readonly FixedText[]): string {
  return texts.reduce((result, { text, instead }) => result.replaceAll(text, instead), code);
}
