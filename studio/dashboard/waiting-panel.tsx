import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { Box, Flex, Stack, Text } from '@sanity/ui';
import { useCurrentUser, useSchema } from 'sanity';

import { APPROVED_FIELDS, isApproved, isApprovedType } from '../../schemas/index.ts';
import { ApproveButton } from '../approval/approve-button.tsx';
import { changeLine, changesOf } from '../field-changes.ts';
import { awaitsApproval, hasReview } from '../approval/give-approval.ts';
import { mayApprove } from '../roles.ts';
import { type ApprovalRow, openFor, type Overview } from './overview.ts';
import { Entry, Panel } from './panel.tsx';

interface WaitingPanelProps {
  readonly overview: Overview;
  /** Who reads it: what was returned concerns the person who sent it. */
  readonly userId: string;
  readonly typeTitle: (type: string) => string;
}

/** Drafts that wait for somebody's approval, with what they change, and those that came back to the reader with a comment. */
export function WaitingPanel({ overview, userId, typeTitle }: WaitingPanelProps) {
  const rows = openFor(overview.approvals, userId);
  return (
    <Panel
      title="Esperando aprovação"
      icon={CheckmarkCircleIcon}
      count={rows.length}
      tone="caution"
      empty="Nada espera aprovação."
    >
      {rows.map((row) => (
        <Waiting key={row._id} row={row} typeTitle={typeTitle} />
      ))}
    </Panel>
  );
}

interface WaitingProps extends Pick<WaitingPanelProps, 'typeTitle'> {
  readonly row: ApprovalRow;
}

function Waiting({ row, typeTitle }: WaitingProps) {
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
      {waiting && draft && (
        <Stack gap={3} paddingX={2} paddingBottom={3}>
          <Changes row={row} />
          <Whole row={row} />
          <Flex>
            <ApproveButton document={draft} />
          </Flex>
        </Stack>
      )}
    </Box>
  );
}

function stateOf({ draft, documentType }: ApprovalRow, approves: boolean) {
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
  readonly row: ApprovalRow;
}

/** Names of what it refers to. */
function namesIn({ names }: ApprovalRow) {
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
      <Text as="summary" size={1} style={{ cursor: 'pointer' }}>
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
