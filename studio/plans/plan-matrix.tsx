import { Box, Button, Card, Checkbox, Flex, Grid, Stack, Text, TextInput } from '@sanity/ui';
import { type ArrayOfObjectsInputProps, insert, set, setIfMissing, unset } from 'sanity';

import { type MatrixGroup, matrixOf, type Tick, tickFor } from './coverage.ts';
import { useAccepting } from './use-accepting.ts';

/** Who accepts a plan here: professionals, services and exams, each a tick with an optional note. */
export function PlanMatrix({ value, onChange, readOnly, elementProps }: ArrayOfObjectsInputProps) {
  const rows = useAccepting();
  // Studio's type of a list's value knows nothing of the schema.
  const ticks = (value ?? []) as readonly Tick[];
  const add = (ids: readonly string[]) => {
    if (ids.length > 0) onChange([setIfMissing([]), insert(ids.map(tickFor), 'after', [-1])]);
  };
  const remove = (keys: readonly string[]) => onChange(keys.map((_key) => unset([{ _key }])));
  const note = (_key: string, text: string) =>
    onChange(text ? set(text, [{ _key }, 'note']) : unset([{ _key }, 'note']));
  if (!rows) return <Text size={1}>Lendo profissionais, serviços e exames…</Text>;
  return (
    <Stack gap={4} {...elementProps} tabIndex={-1}>
      {matrixOf(rows, ticks).map((group) => (
        <Group key={group.title} {...{ group, add, remove, note, readOnly: readOnly ?? false }} />
      ))}
    </Stack>
  );
}

interface GroupProps {
  readonly group: MatrixGroup;
  readonly readOnly: boolean;
  readonly add: (ids: readonly string[]) => void;
  readonly remove: (keys: readonly string[]) => void;
  readonly note: (key: string, text: string) => void;
}

function Group({ group: { title, rows }, readOnly, add, remove, note }: GroupProps) {
  const ticked = rows.flatMap(({ tick }) => tick ?? []);
  const missing = rows.flatMap(({ _id, tick }) => (tick ? [] : _id));
  return (
    <Card padding={3} radius={2} border as="fieldset" aria-label={title}>
      <Stack gap={3}>
        <Flex align="center" justify="space-between" gap={3}>
          <Text size={1} weight="medium">
            {title}: {ticked.length} de {rows.length}
          </Text>
          <Button
            mode="bleed"
            fontSize={1}
            disabled={readOnly}
            text={missing.length > 0 ? 'Marcar todos' : 'Desmarcar todos'}
            onClick={() => (missing.length > 0 ? add(missing) : remove(ticked.map(({ _key }) => _key)))}
          />
        </Flex>
        {rows.map(({ _id, title: name, status, tick }) => (
          <Grid key={_id} gridTemplateColumns={[1, 1, 2]} gap={2}>
            <Flex as="label" align="center" gap={3} paddingY={1}>
              <Checkbox
                checked={tick !== undefined}
                readOnly={readOnly}
                onChange={() => (tick ? remove([tick._key]) : add([_id]))}
              />
              <Text size={1}>
                {name ?? _id}
                {status === 'ex-membro' ? ' (saiu da clínica)' : ''}
              </Text>
            </Flex>
            <Box>
              {tick ? (
                <TextInput
                  fontSize={1}
                  padding={2}
                  aria-label={`Observação: ${name ?? _id}`}
                  placeholder="Observação, como “com pedido do médico da rede”"
                  maxLength={100}
                  readOnly={readOnly}
                  value={tick.note ?? ''}
                  onChange={(event) => note(tick._key, event.currentTarget.value)}
                />
              ) : null}
            </Box>
          </Grid>
        ))}
      </Stack>
    </Card>
  );
}
