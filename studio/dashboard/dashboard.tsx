import { HomeIcon } from '@sanity/icons/Home';
import { Box, Card, Container, Flex, Grid, Heading, Spinner, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { type Tool, useClient, useCurrentUser, useSchema } from 'sanity';

import { breachesOf } from '../../schemas/index.ts';
import { isInvented } from '../../schemas/rules/demonstration.ts';
import { useClinicTypes } from '../clinic-types.ts';
import { FirstWeekCard } from '../first-week/first-week-card.tsx';
import { useLakeAway } from '../lake-away/lake-away-notice.tsx';
import { mayAdminister, mayApprove, mayPublish, mayReadMessages, mayWrite } from '../roles.ts';
import type { StoredDocument } from '../document-name.ts';
import { type BreachRow, breachRows, misfitRows } from './breach-rows.ts';
import { expiring } from './expiring.ts';
import { greeting } from './greeting.ts';
import { HolidaysPanel } from './holidays-panel.tsx';
import { HoursTodayPanel } from './hours-today-panel.tsx';
import { LinksPanel } from './links-panel.tsx';
import { OperationsPanel } from './operations-panel.tsx';
import { DraftsPanel, ExpiringPanel, MessagesPanel, RulesPanel, SchedulePanel } from './panels.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { useNow, useOverview } from './use-overview.ts';
import { VisitsPanel } from './visits-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

/** A card that is a link shows no focus of its own; one in a text is told by its colour alone. */
const LINKS = `
  [data-testid='dashboard'] .accounts a { text-decoration: underline; }
  [data-testid='dashboard'] :is(a, summary):focus-visible {
    outline: 2px solid var(--card-focus-ring-color); outline-offset: 2px; border-radius: 3px;
  }
`;

/** A hosted project has accounts of its own. */
const ACCOUNTS = process.env.SANITY_STUDIO_API_HOST ? undefined : '/lake/accounts';

/** What staff see first: what waits for them, and the way to what they do most. */
function Dashboard() {
  const user = useCurrentUser();
  const schema = useSchema();
  const types = useClinicTypes();
  const now = useNow();
  const { overview, failed, timeZone, today, horizon, version } = useOverview(types, now);
  const isLakeAway = useLakeAway();
  const { documents, breaches, named } = useBreaches(types, version);
  const left = Math.max(overview?.demoCount ?? 0, named);
  // The card of the first week stands above the shortcuts: they wait for it, so that nothing moves under a finger.
  const isPlaced = overview !== undefined || failed || !mayAdminister(user);
  const typeTitle = (type: string) => schema.get(type)?.title ?? type;

  return (
    <Card height="fill" overflow="auto" tone="transparent" data-testid="dashboard">
      <style>{LINKS}</style>
      <Container width={4} paddingX={[3, 4, 5]} paddingY={5}>
        <Stack gap={5}>
          <Stack gap={3}>
            <Heading as="h1" size={3}>
              {greeting(user?.name, now.getHours())}
            </Heading>
            <Text size={1} muted className="accounts">
              {new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone }).format(now)}
              {ACCOUNTS && (
                <>
                  {' · '}
                  <a href={`${ACCOUNTS}/me`}>Minha conta</a>
                  {mayAdminister(user) && (
                    <>
                      {' · '}
                      <a href={ACCOUNTS}>Contas e acessos</a>
                    </>
                  )}
                </>
              )}
            </Text>
          </Stack>
          {failed && !isLakeAway && (
            <Card padding={4} radius={3} border tone="critical" role="alert">
              <Text size={1}>Sem conexão com o conteúdo. O que se vê aqui pode não ser o mais recente.</Text>
            </Card>
          )}
          {overview && (overview.settings?.demoMode || left > 0) && mayAdminister(user) && (
            <FirstWeekCard left={left} hasFiction={overview.demoPeople > 0} isBegun={overview.isBegun} />
          )}
          {isPlaced && (mayWrite(user) || mayPublish(user, 'clinicHours')) && (
            <Shortcuts today={today} writes={mayWrite(user)} />
          )}
          {overview ? (
            <Grid gridTemplateColumns={[1, 1, 2]} gap={4} data-testid="overview">
              <Stack gap={4}>
                {/* First what the reader can answer. */}
                {mayReadMessages(user) && !mayApprove(user) && <MessagesPanel overview={overview} />}
                <WaitingPanel overview={overview} typeTitle={typeTitle} />
                {mayReadMessages(user) && mayApprove(user) && <MessagesPanel overview={overview} />}
                <DraftsPanel overview={overview} typeTitle={typeTitle} />
                {mayPublish(user, 'clinicHours') && <VisitsPanel today={today} />}
                {mayAdminister(user) && <OperationsPanel />}
              </Stack>
              <Stack gap={4}>
                {mayPublish(user, 'clinicHours') && (
                  <>
                    <HoursTodayPanel overview={overview} today={today} />
                    <HolidaysPanel overview={overview} today={today} />
                  </>
                )}
                <ExpiringPanel rows={expiring(overview, { today, horizon, timeZone })} />
                <RulesPanel rows={breaches} typeTitle={typeTitle} />
                {mayWrite(user) && documents && (
                  <LinksPanel {...{ documents, version, typeTitle }} checks={mayAdminister(user)} />
                )}
                <SchedulePanel overview={overview} />
              </Stack>
            </Grid>
          ) : (
            !failed && (
              <Flex justify="center" padding={6}>
                <Box>
                  <Spinner muted />
                </Box>
              </Flex>
            )
          )}
        </Stack>
      </Container>
    </Card>
  );
}

interface Judged {
  /** All that is published. */
  readonly documents?: readonly StoredDocument[];
  /** Undefined until the first answer. */
  readonly breaches: readonly BreachRow[] | undefined;
  /** Documents that keep the site a demonstration. */
  readonly named: number;
}

/** Whole documents, because a picture may be anywhere in one. */
const PUBLISHED = `*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]`;

/**
 * What published content breaks which rule, by the list the site withholds by, and what does not fit its type: it came in by API,
 * or was right before a rule or a date changed. Asked again with every `version`. Undefined until the first answer.
 */
function useBreaches(types: readonly string[], version: number): Judged {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [judged, setJudged] = useState<Judged>({ breaches: undefined, named: 0 });

  useEffect(() => {
    if (version === 0) return;
    const abort = new AbortController();
    const options = { perspective: 'raw', signal: abort.signal } as const;
    client
      .fetch<StoredDocument[]>(PUBLISHED, { types }, options)
      .then(judge)
      .then(setJudged)
      // The overview, asked at the same time, says that the connection is gone.
      .catch(() => undefined);
    return () => abort.abort();
  }, [client, types, version]);

  return judged;
}

async function judge(documents: readonly StoredDocument[]): Promise<Judged> {
  return { documents, breaches: await rowsFor(documents), named: documents.filter(isInvented).length };
}

async function rowsFor(documents: readonly StoredDocument[]): Promise<readonly BreachRow[]> {
  // The extracted schema is large, and nothing waits for it.
  const { misfitOf } = await import('../../schemas/rules/fit.ts');
  const misfits = documents.flatMap((document) => misfitOf(document) ?? []);
  const fitting = documents.filter(({ _id }) => misfits.every(({ id }) => id !== _id));
  return [...misfitRows(misfits, documents), ...breachRows(breachesOf(fitting), documents)];
}

/** First in the bar, so it is what Studio opens with. */
export const dashboardTool: Tool = { name: 'inicio', title: 'Início', icon: HomeIcon, component: Dashboard };
