import { type BehaviorEvent, defineBehavior, effect, raise } from '@portabletext/editor/behaviors';
import { BehaviorPlugin } from '@portabletext/editor/plugins';
import { useToast } from '@sanity/ui/toast';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { definePlugin, type PortableTextPluginsProps, useClient } from 'sanity';

import { PLACES_FRAGMENT } from '../../schemas/index.ts';
import { linkFor, type OwnSite, ownLinks } from '../html-text/link-for.ts';
import { pasted } from './pasted.ts';

/** How texts of Studio are copied: they come before any HTML, as they are. */
const OWN_FORMATS = ['application/x-portable-text', 'application/json'];

/**
 * What is pasted or dragged into a text keeps its links and its structure. Studio's own way knows neither our links nor
 * our styles, and `onPaste` of its input would leave what is selected where it is.
 */
function PastedText(props: PortableTextPluginsProps) {
  const toast = useToast();
  const client = useClient({ apiVersion: '2025-02-19' });
  const [own, setOwn] = useState<OwnSite>({ origin: location.origin, links: new Map() });

  useEffect(() => {
    // Unread, a link to the site's own page is one by its address.
    void client
      .fetch<Parameters<typeof ownLinks>[0]>(`{${PLACES_FRAGMENT}}`, {}, { perspective: 'published' })
      .then((listed) => setOwn({ origin: location.origin, links: ownLinks(listed) }))
      .catch(() => undefined);
  }, [client]);

  const behaviors = useMemo(
    () => [
      defineBehavior<Record<string, unknown>, 'deserialize', ReturnType<typeof pasted>>({
        on: 'deserialize',
        guard: ({ event }) => {
          const { dataTransfer } = event.originEvent.originEvent;
          const html = dataTransfer.getData('text/html');
          if (html === '' || OWN_FORMATS.some((format) => dataTransfer.getData(format) !== '')) return false;
          const { blocks, notes } = pasted(html, (href) => linkFor(href, own));
          return (blocks.length > 0 || notes.length > 0) && { blocks, notes };
        },
        actions: [
          ({ event: { originEvent } }, { blocks, notes }) => {
            const done: BehaviorEvent = {
              type: 'deserialization.success',
              mimeType: 'text/html',
              data: [...blocks],
              originEvent,
            };
            const description = notes.join(' ');
            const tell = () =>
              void toast.push({ status: 'warning', title: 'Nem tudo veio como estava', description, duration: 15_000 });
            return [...(blocks.length > 0 ? [raise(done)] : []), ...(notes.length > 0 ? [effect(tell)] : [])];
          },
        ],
      }),
    ],
    [own, toast],
  );

  const link = useCallback(
    ({ value }: { readonly value: { readonly href: string } }) => {
      const found = linkFor(value.href, own);
      return found && { _type: 'link', ...found };
    },
    [own],
  );

  return (
    <>
      <BehaviorPlugin behaviors={behaviors} />
      {props.renderDefault({ ...props, plugins: { ...props.plugins, pasteLink: { link } } })}
    </>
  );
}

export const pasting = definePlugin({
  name: 'pasting',
  form: { components: { portableText: { plugins: PastedText } } },
});
