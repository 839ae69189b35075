import { CalendarIcon } from '@sanity/icons/Calendar';
import { ClockIcon } from '@sanity/icons/Clock';
import { EditIcon } from '@sanity/icons/Edit';
import { InboxIcon } from '@sanity/icons/Inbox';
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import { Box, Button, Flex, Switch, Text } from '@sanity/ui';
import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWorkspace } from 'sanity';
import { useRouter } from 'sanity/router';

import { MESSAGE_SUBJECTS } from '../../schemas/index.ts';
import { switchSound, useSound } from '../messages/new-message-sound.ts';
import { REQUESTS_PATH } from '../structure-items.ts';
import { formatMoment } from '../format-moment.ts';
import type { BreachRow } from './breach-rows.ts';
import type { Expiring } from './expiring.ts';
import type { Overview } from './overview.ts';
import { scheduledIn } from './scheduled.ts';
import { Entry, Panel } from './panel.tsx';

/** Lines of a panel that stand there at once. */
const MAX_SHOWN = 6;

interface OfOverview {
  readonly overview: Overview;
}

interface WithTypes extends OfOverview {
  readonly typeTitle: (type: string) => string;
}

export function MessagesPanel({ overview: { messages, messageCount, requestCount } }: OfOverview) {
  return (
    <Panel
      title="Mensagens novas"
      icon={InboxIcon}
      count={messageCount}
      empty="Nenhuma mensagem por ler."
      foot={
        <>
          <RequestsWaiting count={requestCount} />
          <SoundSwitch />
        </>
      }
    >
      {messages.map(({ _id, name, subject, receivedAt }) => (
        <Entry
          key={_id}
          title={name ?? 'Sem nome'}
          detail={[
            MESSAGE_SUBJECTS.find(({ value }) => value === subject)?.title,
            receivedAt && formatMoment(receivedAt),
          ]
            .filter(Boolean)
            .join(' · ')}
          opens={{ id: _id, type: 'message' }}
        />
      ))}
      <More count={messageCount - messages.length} />
    </Panel>
  );
}

function RequestsWaiting({ count }: { readonly count: number }) {
  const { basePath } = useWorkspace();
  const { navigateUrl } = useRouter();
  const words = count === 1 ? '1 pedido de agendamento espera' : `${count} pedidos de agendamento esperam`;
  return (
    <Button
      mode={count > 0 ? 'ghost' : 'bleed'}
      tone={count > 0 ? 'primary' : 'default'}
      justify="flex-start"
      icon={CalendarIcon}
      text={count === 0 ? 'Pedidos de agendamento' : words}
      onClick={() => navigateUrl({ path: `${basePath}/structure/${REQUESTS_PATH}` })}
    />
  );
}

/** For a desk where nobody looks at the screen all the time. */
function SoundSwitch() {
  const isOn = useSound();
  return (
    <Flex as="label" gap={3} align="center">
      <Switch checked={isOn} onChange={() => switchSound(!isOn)} />
      <Text size={1}>Avisar com som neste aparelho</Text>
    </Flex>
  );
}

export function ExpiringPanel({ rows }: { readonly rows: readonly Expiring[] }) {
  const tone = rows.some(({ over }) => over) ? 'critical' : 'caution';
  return (
    <Panel
      title="Prazos"
      icon={CalendarIcon}
      count={rows.length}
      tone={tone}
      empty="Nada vence nos próximos 30 dias: respostas, certificados, convênios, valores, avisos e revisões."
    >
      <FirstOf>
        {rows.map(({ key, title, detail, over, document }) => (
          <Entry
            key={key}
            title={title}
            detail={detail}
            badge={over ? { text: 'Vencido', tone: 'critical' } : undefined}
            opens={document}
          />
        ))}
      </FirstOf>
    </Panel>
  );
}

interface RulesPanelProps {
  readonly rows: readonly BreachRow[] | undefined;
  readonly typeTitle: (type: string) => string;
}

export function RulesPanel({ rows, typeTitle }: RulesPanelProps) {
  return (
    <Panel
      title="Fora das regras"
      icon={WarningOutlineIcon}
      count={rows?.length ?? 0}
      tone="critical"
      empty={rows ? 'O que está publicado segue as regras.' : 'Conferindo o que está publicado…'}
    >
      <FirstOf>
        {(rows ?? []).map(({ key, id, type, title, message, effect, path }) => (
          <Entry
            key={key}
            title={title ?? typeTitle(type)}
            detail={message}
            badge={{ text: effect, tone: 'critical' }}
            opens={{ id, type, ...(path && { path }) }}
          />
        ))}
      </FirstOf>
    </Panel>
  );
}

export function DraftsPanel({ overview: { drafts, draftCount }, typeTitle }: WithTypes) {
  return (
    <Panel
      title="Rascunhos"
      icon={EditIcon}
      count={draftCount}
      tone="neutral"
      empty="Tudo o que foi editado está publicado."
    >
      {drafts.map(({ _id, _type, _updatedAt, name }) => (
        <Entry
          key={_id}
          title={name.replace(/^drafts\./, '')}
          detail={`${typeTitle(_type)} · alterado em ${formatMoment(_updatedAt)}`}
          opens={{ id: _id, type: _type }}
        />
      ))}
      <More count={draftCount - drafts.length} />
    </Panel>
  );
}

/** Everything that goes on the air by itself, whichever way it was scheduled. The soonest first. */
export function SchedulePanel({ overview }: OfOverview) {
  const rows = scheduledIn(overview);
  return (
    <Panel title="Agendado" icon={ClockIcon} count={rows.length} empty="Nenhuma publicação agendada.">
      <FirstOf>
        {rows.map(({ key, title, at, isCertain, opens }) => (
          <Entry
            key={key}
            title={title}
            detail={`${isCertain ? 'vai ao ar em' : 'previsto para'} ${formatMoment(at)}`}
            opens={opens}
          />
        ))}
      </FirstOf>
    </Panel>
  );
}

/** As many as fit beside the other panels, and the rest when somebody asks for it. */
export function FirstOf({ children }: { readonly children: readonly ReactElement[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? children.length : MAX_SHOWN;
  const rest = children.length - shown;
  return (
    <>
      {children.slice(0, shown)}
      {rest > 0 && (
        <Button
          mode="bleed"
          fontSize={1}
          padding={3}
          justify="flex-start"
          text={`Mostrar mais ${rest}`}
          onClick={({ currentTarget }) => {
            // The button goes, and the focus with it: to the first line that takes its place.
            const last = currentTarget.previousElementSibling;
            flushSync(() => setWhole(true));
            if (last?.nextElementSibling instanceof HTMLElement) last.nextElementSibling.focus();
          }}
        />
      )}
    </>
  );
}

function More({ count }: { readonly count: number }) {
  if (count <= 0) return null;
  return (
    <Box paddingX={3} paddingTop={2}>
      <Text size={1} muted>
        e mais {count}
      </Text>
    </Box>
  );
}
