import { CommentIcon } from '@sanity/icons/Comment';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import {
  PatchEvent,
  set,
  type StringInputProps,
  unset,
  useClient,
  useCurrentUser,
  useFormCallbacks,
  useFormValue,
} from 'sanity';

import {
  ANSWERED_STATES,
  type Answered,
  answeredWords,
  filledAnswer,
  MASKS,
  MESSAGE_STATES,
  repliesTo,
  type Reply,
  REQUEST_STATES,
} from '../../schemas/index.ts';
import { answeredState, openState, stateChange } from './state-change.ts';

type Message = Answered & Readonly<Record<string, string | undefined>>;

const useMessage = () => (useFormValue([]) ?? {}) as Message;

/** Sets the state of the message, and notes who answered it and when, once; or that nobody has. */
function useAnswer() {
  const { onChange } = useFormCallbacks();
  const message = useMessage();
  const name = useCurrentUser()?.name;
  return (state: string) => {
    const change = stateChange(message, state, { name, now: new Date().toISOString() });
    const sets = Object.entries(change.set).map(([field, value]) => set(value, [field]));
    onChange(PatchEvent.from([...sets, ...change.unset.map((field) => unset([field]))]));
  };
}

/** The state, of a message or of a request; that of one that was answered says who did. */
export function StateInput(props: StringInputProps) {
  const answer = useAnswer();
  const list = useMessage()['number'] ? REQUEST_STATES : MESSAGE_STATES;
  const { schemaType } = props;
  return props.renderDefault({
    ...props,
    schemaType: { ...schemaType, options: { ...schemaType.options, list: [...list] } },
    onChange: (patch) => {
      const [change] = PatchEvent.from(patch).patches;
      if (change?.type === 'set' && typeof change.value === 'string') answer(change.value);
      else props.onChange(patch);
    },
  });
}

const ICONS: Readonly<Record<Reply['kind'], typeof EnvelopeIcon>> = {
  call: MobileDeviceIcon,
  whatsapp: CommentIcon,
  mail: EnvelopeIcon,
};

/** What a visitor wrote, what staff answer most, a button for each way to answer, and who did. */
export function ReplyInput({ fields, ...props }: StringInputProps & { readonly fields: readonly string[] }) {
  const message = useMessage();
  const answer = useAnswer();
  const [chosen, setChosen] = useState<Prepared>();
  const replies = fields.flatMap((name) => repliesTo(message[name] ?? '', chosen?.words));
  const told = answeredWords(message);
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      {(replies.length > 0 || told) && (
        <Stack gap={4} data-testid="answers">
          {replies.some(({ kind }) => kind !== 'call') && (
            <PreparedAnswers name={message['name']} chosen={chosen} onChoose={setChosen} />
          )}
          {replies.length > 0 && (
            <Flex gap={2} wrap="wrap">
              {replies.map(({ kind, text, href }) => (
                <Button
                  key={kind}
                  as="a"
                  href={href}
                  icon={ICONS[kind]}
                  mode="ghost"
                  text={text}
                  onClick={() => !ANSWERED_STATES.includes(message['state'] ?? '') && answer(answeredState(message))}
                  {...(kind === 'whatsapp' && { target: '_blank', rel: 'noreferrer' })}
                />
              ))}
            </Flex>
          )}
          {told && (
            <Card as="output" padding={3} radius={2} border tone="positive" display="block">
              <Flex gap={3} align="center" justify="space-between" wrap="wrap">
                <Text size={1}>{told}.</Text>
                <Button
                  mode="bleed"
                  fontSize={1}
                  padding={2}
                  text={message.number ? 'Ainda não foi respondido' : 'Ainda não foi respondida'}
                  onClick={() => answer(openState(message))}
                />
              </Flex>
            </Card>
          )}
        </Stack>
      )}
    </Stack>
  );
}

interface Prepared {
  readonly id: string;
  /** As the patient will read them. */
  readonly words: string;
}

interface Stored {
  readonly answers: readonly { readonly _id: string; readonly title: string; readonly text: string }[];
  readonly clinic: string | null;
  readonly phone: string | null;
}

const QUERY = `{
  "answers": *[_type == "preparedAnswer"] | order(title asc) {_id, title, text},
  "clinic": *[_id == "siteSettings"][0].tradeName,
  "phone": *[_id == "siteSettings"][0].phones[0].number
}`;

interface PreparedAnswersProps {
  readonly name: string | undefined;
  readonly chosen: Prepared | undefined;
  readonly onChoose: (answer: Prepared | undefined) => void;
}

/** Answers for WhatsApp and mail, one of which may be chosen; below them what will be sent. */
function PreparedAnswers({ name, chosen, onChoose }: PreparedAnswersProps) {
  const stored = usePrepared();
  if (!stored || stored.answers.length === 0) return null;
  const phone = stored.phone && MASKS.phone.shown(stored.phone);
  return (
    <Stack as="section" gap={3} aria-label="Respostas prontas">
      <Text size={1} weight="medium">
        Respostas prontas
      </Text>
      <Flex gap={2} wrap="wrap">
        {stored.answers.map(({ _id: id, title, text }) => {
          const words = filledAnswer(text, { name, clinic: stored.clinic, phone });
          const isChosen = chosen?.id === id;
          return (
            <Button
              key={id}
              mode="ghost"
              fontSize={1}
              padding={2}
              text={title}
              selected={isChosen}
              aria-pressed={isChosen}
              disabled={words === undefined}
              title={words === undefined ? 'Falta o nome ou o telefone nas Configurações do site.' : undefined}
              onClick={() => onChoose(isChosen || words === undefined ? undefined : { id, words })}
            />
          );
        })}
      </Flex>
      {chosen && (
        <Card padding={3} radius={2} tone="transparent" border data-testid="prepared-answer">
          <Text size={1} style={{ whiteSpace: 'pre-wrap' }}>
            {chosen.words}
          </Text>
        </Card>
      )}
    </Stack>
  );
}

/** Undefined until they are known; without them a message is answered as before. */
function usePrepared(): Stored | undefined {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [stored, setStored] = useState<Stored>();
  useEffect(() => {
    const abort = new AbortController();
    client
      .fetch<Stored>(QUERY, {}, { perspective: 'published', signal: abort.signal })
      .then(setStored, () => undefined);
    return () => abort.abort();
  }, [client]);
  return stored;
}
