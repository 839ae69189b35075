import { Button, Flex, Stack, Text, TextArea } from '@sanity/ui';
import { useId, useState } from 'react';

interface NoteFormProps {
  readonly label: string;
  readonly hint: string;
  readonly confirm: string;
  /** Whether it may be sent without a text. */
  readonly optional: boolean;
  readonly onCancel: () => void;
  /** Rejects when it could not be stored; what was written stays in the form then. */
  readonly onSend: (note: string) => Promise<void>;
}

const LIMIT = 500;

/** A few words to whoever comes next, inside an action's dialog. */
export function NoteForm({ label, hint, confirm, optional, onCancel, onSend }: NoteFormProps) {
  const id = useId();
  const [note, setNote] = useState('');
  const [state, setState] = useState<'writing' | 'sending' | 'failed'>('writing');
  const send = () => {
    setState('sending');
    onSend(note).catch(() => setState('failed'));
  };
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <Text as="label" htmlFor={id} size={1} weight="medium">
          {label}
        </Text>
        <TextArea
          id={id}
          rows={4}
          maxLength={LIMIT}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Text size={1} muted>
          {hint}
        </Text>
      </Stack>
      {state === 'failed' && (
        <Text size={1} role="alert">
          Não foi possível guardar. Confira a conexão e tente de novo.
        </Text>
      )}
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text="Cancelar" onClick={onCancel} />
        <Button
          tone="primary"
          text={confirm}
          loading={state === 'sending'}
          disabled={state === 'sending' || (!optional && note.trim() === '')}
          onClick={send}
        />
      </Flex>
    </Stack>
  );
}
