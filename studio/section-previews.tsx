import type { PreviewConfig, SchemaTypeDefinition } from 'sanity';

import { sectionThumbnails } from '../schemas/index.ts';

/** What a section's tab “Exibição” says, as a preview reads it. */
interface Display {
  readonly hidden?: unknown;
  readonly from?: unknown;
  readonly until?: unknown;
}

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' });

/**
 * Why visitors do not see a section, in two words for the list of sections; undefined when they do.
 * @param now milliseconds since the epoch
 */
export function absenceOf({ hidden, from, until }: Display, now: number): string | undefined {
  if (hidden === true) return 'Oculta';
  if (typeof until === 'string' && Date.parse(until) <= now) return `Saiu em ${day.format(Date.parse(until))}`;
  if (typeof from === 'string' && Date.parse(from) > now) return `Entra em ${day.format(Date.parse(from))}`;
  return undefined;
}

function withAbsence(preview: PreviewConfig): PreviewConfig {
  const { select, prepare } = preview;
  return {
    select: { ...select, hidden: 'hidden', from: 'visibility.from', until: 'visibility.until' },
    prepare: (value, view) => {
      const shown = prepare?.(value, view) ?? value;
      const absence = absenceOf(value, Date.now());
      return absence ? { ...shown, subtitle: `${absence} · ${shown.subtitle}` } : shown;
    },
  };
}

/** The types with the drawing of each section before its title, and with a word where visitors do not see it. */
export function withSectionPreviews(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    const thumbnail = sectionThumbnails[type.name];
    if (!thumbnail) return type;
    const icon = () => <img src={thumbnail} alt="" />;
    return 'preview' in type && type.preview
      ? { ...type, icon, preview: withAbsence(type.preview) }
      : { ...type, icon };
  });
}
