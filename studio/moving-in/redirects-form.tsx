import { Button, Card, Flex, Stack, Text, TextArea } from '@sanity/ui';
import { useMemo } from 'react';

import { type KnownPaths, tryRedirects } from '../../schemas/index.ts';
import { counted } from '../change-dialog.tsx';
import { CsvButton } from '../file-button.tsx';
import { useKept } from '../use-kept.ts';
import { useOneTransaction } from '../use-one-transaction.ts';
import { isWritable, redirectList, redirectMutations, undoMutations } from './redirect-list.ts';
import { TriedTable } from './tried-table.tsx';

interface RedirectsFormProps {
  readonly known: KnownPaths;
  /** Two columns. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Reads what the site knows again. */
  readonly onWritten: () => Promise<void>;
}

/** The last publication of this screen, and what takes it back. */
interface Done {
  readonly count: number;
  readonly undo: readonly object[];
}

const UNDOING = {
  failed: 'Nada foi desfeito',
  conflict: 'Alguém mudou um deles depois. Mude-os em Redirecionamentos, um a um.',
};

/** Old addresses and new ones, tried out before any of them is published. */
export function RedirectsForm({ known, text, setText, onWritten }: RedirectsFormProps) {
  const { write, isBusy } = useOneTransaction();
  const undoing = useOneTransaction(UNDOING);
  const [done, setDone] = useKept<Done | null>('clinica-redirects-done', null);
  const { pairs, unread } = useMemo(() => redirectList(text, location.host), [text]);
  const tried = useMemo(() => tryRedirects(pairs, known), [pairs, known]);
  const writable = tried.filter(isWritable);
  const refused = tried.filter(({ kind }) => kind === 'refused');
  const publish = () => {
    const { mutations, written } = redirectMutations(writable, () => crypto.randomUUID());
    return write(mutations, async (revision) => {
      setDone({ count: written.length, undo: undoMutations(written, revision) });
      // What could not be written stays to be mended.
      setText([...refused.map(({ from, to }) => `${from}\t${to}`), ...unread.map(({ line }) => line)].join('\n'));
      await onWritten();
    });
  };
  const undo = ({ undo: mutations }: Done) =>
    undoing.write(mutations, async () => {
      setDone(null);
      await onWritten();
    });

  return (
    <Stack gap={4}>
      <Text size={1} muted>
        Quem abre um link do site antigo chega à página daqui. Cole duas colunas da planilha: o link antigo e o novo.
        Cada um é conferido antes, e nada vai ao site antes de Publicar.
      </Text>
      {done ? (
        <Card as="output" padding={3} radius={2} border tone="positive">
          <Flex gap={3} align="center" justify="space-between" wrap="wrap">
            <Text size={1}>
              {counted(done.count, '1 redirecionamento publicado.', '# redirecionamentos publicados.')}
            </Text>
            <Button
              mode="ghost"
              fontSize={1}
              padding={3}
              text="Desfazer"
              disabled={undoing.isBusy}
              onClick={() => void undo(done)}
            />
          </Flex>
        </Card>
      ) : null}
      <TextArea
        aria-label="Links antigos e novos"
        placeholder={'https://www.site-antigo.com.br/contatos.php\t/contato'}
        rows={6}
        fontSize={1}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Flex gap={2} align="center" justify="space-between" wrap="wrap">
        <CsvButton onRead={setText} />
        <Button
          fontSize={1}
          padding={3}
          text={counted(writable.length, 'Publicar 1 redirecionamento', 'Publicar # redirecionamentos')}
          disabled={writable.length === 0 || isBusy}
          loading={isBusy}
          onClick={() => void publish()}
        />
      </Flex>
      {tried.length + unread.length > 0 ? <TriedTable {...{ tried, unread }} /> : null}
    </Stack>
  );
}
