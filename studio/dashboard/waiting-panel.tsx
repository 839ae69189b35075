import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { Box, Flex, Stack, Text } from '@sanity/ui';
import { useCurrentUser, useSchema } from 'sanity';

import { APPROVED_FIELDS, isApproved, isApprovedType } from '../../schemas/index.ts';
import { ApproveButton } from '../approval/approve-button.tsx';
import { changeLine, changesOf } from '../field-changes.ts';
import { awaitsApproval, hasReview } from '../approval/give-approval.ts';
import { mayApprove, mayPublish } from '../roles.ts';
import { formatMoment } from '../format-moment.ts';
import {
  answeredFor,
  type ApprovalRow,
  openFor,
  type Overview,
  type PlannedProposal,
  type Proposal,
} from './overview.ts';
import { Entry, Panel } from './panel.tsx';
import { FirstOf } from './panels.tsx';

interface WaitingPanelProps {
  readonly overview: Overview;
  readonly typeTitle: (type: string) => string;
}

/** What waits for somebody's approval, with what it changes, and what came back to the reader with a comment. */
export function WaitingPanel({ overview, typeTitle }: WaitingPanelProps) {
  const user = useCurrentUser();
  const requests = openFor(overview.approvals, user);
  const planned = overview.plannedProposals.filter(
    ({ draft, documentType }) => mayPublish(user, documentType) && awaitsApproval(draft, documentType),
  );
  const answered = answeredFor(overview.approvals, user);
  return (
    <Panel
      title="Esperando aprovação"
      icon={CheckmarkCircleIcon}
      count={requests.length + planned.length}
      tone="caution"
      empty="Nada espera aprovação."
      foot={
        answered.length > 0 && (
          <Stack gap={1}>
            <FirstOf>
              {answered.map((row) => (
                <Published key={row._id} row={row} typeTitle={typeTitle} />
              ))}
            </FirstOf>
          </Stack>
        )
      }
    >
      <FirstOf>
        {[
          ...requests.map((row) => <Requested key={row._id} row={row} typeTitle={typeTitle} />),
          ...planned.map((row) => <Planned key={row.draft?._id} row={row} typeTitle={typeTitle} />),
        ]}
      </FirstOf>
    </Panel>
  );
}

type TypeTitle = WaitingPanelProps['typeTitle'];

function Requested({ row, typeTitle }: { readonly row: ApprovalRow; readonly typeTitle: TypeTitle }) {
  const { documentId, documentType, state, requestedBy, note, answer, answeredBy, draft } = row;
  const approves = mayApprove(useCurrentUser());
  const waiting = state === 'waiting';
  return (
    <Box>
      <Entry
        title={draft?.name ?? documentId}
        detail={
          waiting
            ? `${typeTitle(documentType)} · enviado por ${requestedBy.name}`
            : `${typeTitle(documentType)} · devolvido por ${answeredBy?.name ?? 'quem aprova'}`
        }
        quote={waiting ? note : answer}
        badge={waiting ? stateOf(row, approves) : { text: 'Devolvido', tone: 'critical' }}
        opens={{ id: documentId, type: documentType }}
      />
      {waiting && <ToRead row={row} />}
    </Box>
  );
}

/** What one asked for oneself: without a word, nobody knows that it was read. */
function Published({ row, typeTitle }: { readonly row: ApprovalRow; readonly typeTitle: TypeTitle }) {
  const { documentId, documentType, published, answeredBy, answeredAt } = row;
  const by = answeredBy?.name ? ` por ${answeredBy.name}` : '';
  return (
    <Entry
      title={published?.name ?? documentId}
      detail={`${typeTitle(documentType)} · publicado${by} ${answeredAt ? formatMoment(answeredAt) : ''}`}
      badge={{ text: 'Publicado', tone: 'positive' }}
      opens={{ id: documentId, type: documentType }}
    />
  );
}

function Planned({ row, typeTitle }: { readonly row: PlannedProposal; readonly typeTitle: TypeTitle }) {
  const { documentId, documentType, draft, release } = row;
  const approves = mayApprove(useCurrentUser());
  const when = release.at ? `para ${formatMoment(release.at)}` : 'sem data';
  return (
    <Box>
      <Entry
        title={draft?.name ?? documentId}
        detail={`${typeTitle(documentType)} · programado ${when}`}
        badge={stateOf(row, approves)}
        opens={{
          id: documentId,
          type: documentType,
          ...(release.isOfOne ? { planned: release.name } : { perspective: release.name }),
        }}
      />
      <ToRead row={row} />
    </Box>
  );
}

function ToRead({ row }: OfRow) {
  if (!row.draft) return null;
  return (
    <Stack gap={3} paddingX={2} paddingBottom={3}>
      <Changes row={row} />
      <Whole row={row} />
      <Flex>
        <ApproveButton document={row.draft} />
      </Flex>
    </Stack>
  );
}

function stateOf({ draft, documentType }: Proposal, approves: boolean) {
  if (awaitsApproval(draft, documentType)) {
    return approves ? undefined : ({ text: 'Espera o diretor técnico', tone: 'caution' } as const);
  }
  return isApprovedType(documentType) && isApproved(draft, documentType)
    ? ({ text: 'Aprovado, falta publicar', tone: 'neutral' } as const)
    : undefined;
}

/** Lines before it says how many more there are. */
const MOST_LINES = 4;

interface OfRow {
  readonly row: Proposal;
}

/** Names of what it refers to. */
function namesIn({ names }: Proposal) {
  return (id: string) => names.find(({ _id }) => _id === id)?.name;
}

function Changes({ row }: OfRow) {
  const { draft, published, documentType } = row;
  const nameOf = namesIn(row);
  const changes = changesOf(useSchema().get(documentType), published, draft, nameOf);
  const lines = changes.slice(0, MOST_LINES).map(changeLine);
  const review =
    isApprovedType(documentType) &&
    hasReview(documentType) &&
    nameOf(String(Reflect.get(Object(draft?.['reviewedBy']), '_ref')));
  return (
    <Stack gap={2} as="ul" aria-label="O que muda" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {!published && <Line text="Documento novo" />}
      {published && lines.length === 0 && <Line text="Nenhum campo muda." />}
      {lines.map((line) => (
        <Line key={line} text={line} />
      ))}
      {changes.length > MOST_LINES && <Line text={`e mais ${changes.length - MOST_LINES}`} />}
      {review && <Line text={`Sai como revisado por ${review}, com a data de hoje.`} />}
    </Stack>
  );
}

/** All that is approved, to the last word: nobody signs what cannot be read. */
function Whole({ row }: OfRow) {
  const { draft, documentType } = row;
  const schemaType = useSchema().get(documentType);
  if (!isApprovedType(documentType)) return null;
  const approved = Object.fromEntries(APPROVED_FIELDS[documentType].map((name) => [name, draft?.[name]]));
  const texts = changesOf(schemaType, null, approved, namesIn(row), Infinity);
  return (
    <details>
      <Text as="summary" size={1} style={{ cursor: 'pointer', textDecoration: 'underline' }}>
        Ler tudo o que se aprova
      </Text>
      <Stack gap={4} paddingTop={4}>
        {texts.map(({ field, to }) => (
          <Stack key={field} gap={2}>
            <Text size={1} muted>
              {field}
            </Text>
            <Text size={1} style={{ whiteSpace: 'pre-wrap' }}>
              {to || 'preenchido'}
            </Text>
          </Stack>
        ))}
      </Stack>
    </details>
  );
}

function Line({ text }: { readonly text: string }) {
  return (
    <Text as="li" size={1}>
      {text}
    </Text>
  );
}
