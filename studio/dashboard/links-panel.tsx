import { LinkIcon } from '@sanity/icons/Link';
import { Button, Flex, Text } from '@sanity/ui';
import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'sanity';

import { type Known, KNOWN_QUERY, knownPaths } from '../moving-in/redirect-list.ts';
import { useLakeTask } from '../use-lake-task.ts';
import { useLiveQuery } from '../use-live-query.ts';
import { nameOf, type StoredDocument } from '../document-name.ts';
import { formatMoment } from '../format-moment.ts';
import { brokenHere, brokenOutside, type LinkReport, linksSaid } from './broken-links.ts';
import { Entry, Panel } from './panel.tsx';
import { FirstOf } from './panels.tsx';

interface LinksPanelProps {
  /** All that is published. */
  readonly documents: readonly StoredDocument[];
  /** Changes with everything that is written. */
  readonly version: number;
  readonly typeTitle: (type: string) => string;
  /** Whether the reader may have the links to other sites looked at now. */
  readonly checks: boolean;
}

/** Links that open nothing: of this site by its content, of other sites by what the lake found. */
export function LinksPanel({ documents, version, typeTitle, checks }: LinksPanelProps) {
  const { found } = useLiveQuery(KNOWN_QUERY, 'redirect');
  const { report, check, isBusy } = useLinkReport(version);
  const here = useMemo(
    () => found !== undefined && brokenHere(documents, knownPaths(found as Known), location.host),
    [documents, found],
  );
  if (!here) return null;
  const rows = [...here, ...(report ? brokenOutside(report) : [])];
  const byId = new Map(documents.map((document) => [document._id, document]));
  const said = linksSaid(report, formatMoment);
  return (
    <Panel
      title="Links que não abrem"
      icon={LinkIcon}
      count={rows.length}
      tone="caution"
      empty="Os links deste site abrem."
      foot={
        report ? (
          <Flex gap={3} align="center" justify="space-between" wrap="wrap">
            <Text size={1} muted>
              {said}
            </Text>
            {checks ? (
              <Button
                mode="ghost"
                fontSize={1}
                padding={3}
                text="Conferir agora"
                disabled={report.isRunning || isBusy}
                onClick={check}
              />
            ) : null}
          </Flex>
        ) : undefined
      }
    >
      <FirstOf>
        {rows.map(({ id, type, path, message }) => (
          <Entry
            key={`${id} ${path}`}
            title={nameOf(byId.get(id)) ?? typeTitle(type)}
            detail={message}
            opens={{ id, type, path }}
          />
        ))}
      </FirstOf>
    </Panel>
  );
}

const WHILE_RUNNING_MS = 3000;
const INTERVAL_MS = 5 * 60_000;

/**
 * Undefined until it is known, and for ever where nobody looks: a hosted project. Asked again with every `version`: what was
 * published may mend a link.
 */
function useLinkReport(version: number) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [report, setReport] = useState<LinkReport>();
  const { isBusy, run } = useLakeTask('Os links não puderam ser conferidos');
  const isRunning = report?.isRunning ?? false;

  useEffect(() => {
    if (version === 0) return;
    const abort = new AbortController();
    const ask = () =>
      client.request<LinkReport>({ url: '/link-check', signal: abort.signal }).then(setReport, () => undefined);
    void ask();
    const timer = setInterval(() => void ask(), isRunning ? WHILE_RUNNING_MS : INTERVAL_MS);
    return () => {
      abort.abort();
      clearInterval(timer);
    };
  }, [client, isRunning, version]);

  const check = () =>
    void run(async () => setReport(await client.request<LinkReport>({ url: '/link-check', method: 'POST', body: {} })));
  return { report, check, isBusy };
}
