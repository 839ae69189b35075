import { CalendarIcon } from '@sanity/icons/Calendar';
import { Badge, Card, Flex, Heading, Select, Spinner, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type MouseEvent, useState } from 'react';
import { useClient, useCurrentUser, useWorkspace } from 'sanity';
import { useRouter } from 'sanity/router';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';

import { passedWords, REQUEST_STATES, wishWords } from '../../schemas/index.ts';
import { useNow } from '../dashboard/use-overview.ts';
import { stateChange } from '../messages/state-change.ts';
import { REQUESTS_PATH } from '../structure-items.ts';
import { useLiveQuery } from '../use-live-query.ts';
import { whyRefused } from '../why-refused.ts';

interface Request {
  readonly _id: string;
  readonly number: string;
  readonly name: string | null;
  readonly about: string | null;
  readonly plan: string | null;
  readonly days: readonly string[] | null;
  readonly turns: readonly string[] | null;
  readonly modalities: readonly string[] | null;
  readonly state: string;
  readonly receivedAt: string | null;
  readonly answeredAt?: string;
}

/** The oldest first: who waits longest stands on top. */
const REQUESTS = `*[_type == $type && _id in path("messages.*") && defined(number)] | order(receivedAt asc) {
  _id, number, name, about, plan, days, turns, modalities, state, receivedAt, answeredAt
}`;

const STYLE = `
  [data-testid='request-board'] { container-type: inline-size; }
  [data-testid='request-board'] .columns { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 0.75rem; align-items: start; }
  [data-testid='request-board'] .choice { display: none; }
  [data-testid='request-board'] a { color: inherit; }
  [data-testid='request-board'] a:focus-visible {
    outline: 2px solid var(--card-focus-ring-color); outline-offset: 2px; border-radius: 3px;
  }
  @container (max-width: 860px) {
    [data-testid='request-board'] .columns { grid-template-columns: minmax(0, 1fr); }
    [data-testid='request-board'] .choice { display: block; }
    [data-testid='request-board'] section:not([data-chosen='true']) { display: none; }
  }
`;

/** Requests for an appointment, a column for each state; where there is room for one, that of a chosen state. */
function RequestBoard() {
  const { found, read } = useLiveQuery(REQUESTS, 'message');
  const requests = found as readonly Request[] | undefined;
  const client = useClient({ apiVersion: '2025-02-19' });
  const name = useCurrentUser()?.name;
  const toast = useToast();
  const now = useNow();
  const [chosen, setChosen] = useState<string>(REQUEST_STATES[0].value);
  if (!requests) {
    return (
      <Flex justify="center" padding={6}>
        <Spinner muted />
      </Flex>
    );
  }
  const move = async (request: Request, state: string) => {
    const { set, unset } = stateChange(request, state, { name, now: new Date().toISOString() });
    try {
      await client
        .patch(request._id)
        .set(set)
        .unset([...unset])
        .commit();
    } catch (error) {
      toast.push({ status: 'error', title: 'O pedido não mudou', description: whyRefused(error) });
    }
    await read();
  };
  const columns = REQUEST_STATES.map(({ value, title }) => ({
    value,
    title,
    members: requests.filter(({ state }) => state === value),
  }));

  return (
    <Card height="fill" overflow="auto" padding={[3, 3, 4]} tone="transparent" data-testid="request-board">
      <style>{STYLE}</style>
      <Stack gap={4}>
        <div className="choice">
          <Select
            aria-label="Situação que se vê"
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {columns.map(({ value, title, members }) => (
              <option key={value} value={value}>
                {title} ({members.length})
              </option>
            ))}
          </Select>
        </div>
        <div className="columns">
          {columns.map(({ value, title, members }) => (
            <section key={value} data-chosen={value === chosen} aria-label={title}>
              <Stack gap={3}>
                <Flex align="center" gap={2} paddingX={1} paddingY={2}>
                  <Heading as="h2" size={0}>
                    {title}
                  </Heading>
                  {members.length > 0 && (
                    <Badge tone={value === 'novo' ? 'primary' : 'default'}>{members.length}</Badge>
                  )}
                </Flex>
                {members.length === 0 && (
                  <Text size={1} muted>
                    Nenhum pedido.
                  </Text>
                )}
                {members.map((request) => (
                  <RequestCard
                    key={request._id}
                    request={request}
                    now={now}
                    onMove={(state) => void move(request, state)}
                  />
                ))}
              </Stack>
            </section>
          ))}
        </div>
      </Stack>
    </Card>
  );
}

interface RequestCardProps {
  readonly request: Request;
  readonly now: Date;
  readonly onMove: (state: string) => void;
}

function RequestCard({ request, now, onMove }: RequestCardProps) {
  const { _id: id, number, about, plan, state, receivedAt, ...wish } = request;
  const name = request.name ?? 'Sem nome';
  const { basePath } = useWorkspace();
  const { navigateUrl } = useRouter();
  // Beside the board, where an intent would open the list of messages.
  const href = `${basePath}/structure/${REQUESTS_PATH};${id}`;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigateUrl({ path: href });
  };
  const waits = state === 'novo' && passedWords(receivedAt ?? undefined, now.toISOString());
  return (
    <Card as="article" padding={3} radius={2} border aria-label={name}>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          <a href={href} onClick={open}>
            {name}
          </a>
        </Text>
        <Text size={1}>{about}</Text>
        <Text size={1} muted>
          {plan} · {wishWords(wish)}
        </Text>
        <Text size={0} muted>
          {waits
            ? waits === '0 min'
              ? 'Chegou agora'
              : `Espera há ${waits}`
            : receivedAt && `Recebido em ${formatDay(receivedAt)}`}{' '}
          · <span style={{ whiteSpace: 'nowrap' }}>{number.toUpperCase()}</span>
        </Text>
        <Select
          fontSize={1}
          padding={2}
          aria-label={`Situação do pedido de ${name}`}
          value={state}
          onChange={({ currentTarget }) => onMove(currentTarget.value)}
        >
          {REQUEST_STATES.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      </Stack>
    </Card>
  );
}

const day = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit' });
const formatDay = (moment: string) => day.format(new Date(moment));

/** The way to the board. A request opens beside it. */
export function requestBoard(S: StructureBuilder): ListItemBuilder {
  return S.listItem()
    .id(REQUESTS_PATH)
    .title('Pedidos de agendamento')
    .icon(CalendarIcon)
    .child(
      S.component(RequestBoard)
        .id(REQUESTS_PATH)
        .title('Pedidos de agendamento')
        .child((id) => S.document().schemaType('message').documentId(id)),
    );
}
