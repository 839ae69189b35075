'use client';

import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ContentMap, ContentName } from './content-map.ts';
import { announceChange } from './fetch-states.ts';
import { type Content, CONTENT_PATH, type ContentAnswer, useContent } from './use-content.ts';

/** What SWR holds for a reader: the site's answer, or before it what the server put into the page. */
type Held<Read, Shown> = ContentAnswer<Read> | { readonly first: Shown };

/** Both come as JSON, from the same code. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Content of a page, as it is now: what the server put into the page first, then what the site answers when something in
 * it was published (S5). The page's watcher says when (live-refresh.tsx); nothing is asked while nothing changes.
 * @param name of the content (`contentReaders` of web/content/live-content.ts); null where it is not to be followed
 * @param first what the server put into the page. One that comes later is newer than what was read before
 * @param select the part of an answer that is shown here
 */
export function useLiveContent<Name extends ContentName, Shown>(
  name: Name | null,
  first: Shown,
  select: (read: ContentMap[Name]) => Shown,
): Content<Shown> {
  const path = name === null ? null : CONTENT_PATH + name;
  const { cache } = useSWRConfig();
  const content = useContent<Held<ContentMap[Name], Shown>>(
    path,
    { first },
    {
      // What was read on an earlier page may be old by now. Without such, the page itself is the newest there is.
      revalidateOnMount: path !== null && cache.get(path)?.data !== undefined,
      // The live stream opens again when the tab is seen again, and asks for the whole page.
      revalidateOnFocus: false,
    },
  );

  const readAt = content.state.timestamp ?? 0;
  const [sent, setSent] = useState({ first, after: 0 });
  if (sent.first !== first && !isSame(sent.first, first)) setSent({ first, after: readAt });
  const data = 'first' in content.data || readAt <= sent.after ? first : select(content.data.data);

  const shown = useRef(data);
  useEffect(() => {
    if (path !== null && shown.current !== data && !isSame(shown.current, data)) announceChange(path);
    shown.current = data;
  }, [data, path]);

  return { ...content, data };
}
