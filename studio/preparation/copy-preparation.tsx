import { Button, Flex, Select, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import {
  getPublishedId,
  PatchEvent,
  set,
  type StringInputProps,
  unset,
  useClient,
  useFormCallbacks,
  useFormValue,
} from 'sanity';

import { randomKey } from '../dashboard/use-prepared-document.ts';
import { copiedPreparation } from './copied-preparation.ts';

interface Prepared {
  readonly _id: string;
  readonly title: string;
  readonly preparation: Readonly<Record<string, unknown>>;
}

const PREPARED = `*[_type == "exam" && defined(preparation) && _id != $id] | order(title asc, _id asc) {_id, title, preparation}`;

/**
 * Begins a preparation from that of another exam. Who reviewed what was written before did not review the copy: the name and
 * the date are taken away. A field of its own beside the preparation: inside of it, Studio's callback would write below it.
 */
export function CopyPreparation({ elementProps, readOnly }: StringInputProps) {
  const id = getPublishedId(String(useFormValue(['_id'])));
  const client = useClient({ apiVersion: '2025-02-19' });
  const { onChange } = useFormCallbacks();
  const [exams, setExams] = useState<readonly Prepared[]>([]);
  const [chosen, setChosen] = useState('');
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    const abort = new AbortController();
    client
      .fetch<readonly Prepared[]>(PREPARED, { id }, { perspective: 'published', signal: abort.signal })
      .then(setExams, () => undefined);
    return () => abort.abort();
  }, [client, id]);

  const from = exams.find(({ _id }) => _id === chosen);
  const copy = () => {
    if (!from) return;
    const preparation = copiedPreparation(from.preparation, randomKey);
    onChange(PatchEvent.from([set(preparation, ['preparation']), unset(['reviewedBy']), unset(['reviewedAt'])]));
    setChosen('');
    setDone(true);
  };
  return (
    <Stack gap={3} data-testid="copy-preparation">
      <Flex gap={2}>
        <Select
          id={elementProps.id}
          disabled={readOnly ?? false}
          value={chosen}
          onChange={(event) => {
            setChosen(event.currentTarget.value);
            setDone(false);
          }}
        >
          <option value="">{exams.length > 0 ? 'Escolha o exame' : 'Nenhum outro exame tem preparo'}</option>
          {exams.map(({ _id, title }) => (
            <option key={_id} value={_id}>
              {title}
            </option>
          ))}
        </Select>
        <Button mode="ghost" text="Duplicar" disabled={!from || readOnly === true} onClick={copy} />
      </Flex>
      <Text as="output" size={1}>
        {isDone ? 'Preparo copiado. Confira cada linha e indique quem revisou.' : ''}
      </Text>
    </Stack>
  );
}
