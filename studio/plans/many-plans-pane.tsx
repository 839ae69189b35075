import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { Box, Button, Card, Checkbox, Container, Flex, Grid, Spinner, Stack, Text, TextInput } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { useCurrentUser } from 'sanity';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';

import { plainWords } from '../../schemas/index.ts';
import { ChangeBar, ChangeDialog, counted, Lines, titleOfChanges } from '../change-dialog.tsx';
import { mayPublish, mayWrite } from '../roles.ts';
import { storedPairs } from '../stored-pairs.ts';
import { useLiveQuery } from '../use-live-query.ts';
import { useOneTransaction } from '../use-one-transaction.ts';
import { matrixOf, type Row } from './coverage.ts';
import { acceptedBy, planChanges, planMutations, planOf, PLANS, type PlanRow, type StoredPlan } from './many-plans.ts';
import { useAccepting } from './use-accepting.ts';

/** Plans of several professionals, services and exams at once. */
function ManyPlans() {
  const accepting = useAccepting();
  const { found, read } = useLiveQuery(PLANS, 'healthPlan');
  const plans = found as readonly StoredPlan[] | undefined;
  const user = useCurrentUser();
  const toast = useToast();
  const { write, isBusy } = useOneTransaction();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState<Readonly<Record<string, boolean>>>({});
  const [isAsking, setAsking] = useState(false);
  if (!accepting || !plans) {
    return (
      <Flex justify="center" padding={6}>
        <Spinner muted />
      </Flex>
    );
  }
  const rows = storedPairs(plans);
  const publishes = mayPublish(user);
  const changes = planChanges(rows, chosen, wanted);
  const title = titleOfChanges(changes.length, !publishes);
  const nameOf = (id: string) => accepting.find(({ _id }) => _id === id)?.title ?? id;
  const linesFor = (accepts: boolean) =>
    changes
      .filter((change) => change.accepts === accepts)
      .map(({ row, ids }) => `${planOf(row).name ?? row.id}: ${ids.map(nameOf).join(', ')}`);
  const confirm = async () => {
    if (!user) return;
    const mutations = planMutations(changes, publishes, { id: user.id, name: user.name });
    const done = publishes ? '1 convênio mudou no site' : '1 convênio espera aprovação';
    const many = publishes ? '# convênios mudaram no site' : '# convênios esperam aprovação';
    const isDone = await write(mutations, async () => {
      toast.push({ status: 'success', title: counted(changes.length, done, many) });
    });
    await read();
    setAsking(false);
    if (isDone) setWanted({});
  };

  return (
    <Flex direction="column" height="fill" data-testid="many-plans">
      <Card flex={1} overflow="auto">
        <Container width={2} padding={4}>
          <Stack gap={5}>
            <Text size={1} muted>
              {mayWrite(user)
                ? 'Escolha quem atende, e depois os convênios que todos eles aceitam. Nada vai ao site antes de Publicar.'
                : 'Quem publica o conteúdo pode mudar os convênios aqui.'}
            </Text>
            {mayWrite(user) ? (
              <Grid gridTemplateColumns={[1, 1, 1, 2]} gap={4}>
                <Chosen rows={accepting} chosen={chosen} onChoose={setChosen} />
                <Wanted {...{ rows, chosen, wanted }} onWant={setWanted} />
              </Grid>
            ) : null}
          </Stack>
        </Container>
      </Card>
      {changes.length > 0 ? (
        <ChangeBar title={title} isDisabled={isBusy} onAsk={() => setAsking(true)} onUndo={() => setWanted({})} />
      ) : null}
      {isAsking ? (
        <ChangeDialog
          header={title}
          confirm={publishes ? 'Publicar' : 'Enviar'}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <Lines title="Passam a aceitar" lines={linesFor(true)} />
          <Lines title="Deixam de aceitar" lines={linesFor(false)} />
          <Text size={1} muted>
            {publishes
              ? 'As páginas de quem foi escolhido mudam na hora. Nada mais do que está em rascunho é publicado.'
              : 'Cada convênio fica em rascunho, com o pedido de aprovação. O site muda depois.'}
          </Text>
        </ChangeDialog>
      ) : null}
    </Flex>
  );
}

interface ChosenProps {
  readonly rows: readonly Row[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

function Chosen({ rows, chosen, onChoose }: ChosenProps) {
  const [words, setWords] = useState('');
  const shown = rows.filter(({ title }) => plainWords(title ?? '').includes(plainWords(words).trim()));
  const toggle = (ids: readonly string[]) => {
    const isAll = ids.every((id) => chosen.includes(id));
    onChoose(isAll ? chosen.filter((id) => !ids.includes(id)) : [...new Set([...chosen, ...ids])]);
  };
  return (
    <Card as="fieldset" border radius={2} padding={3} aria-label="Quem atende">
      <Stack gap={4}>
        <Text size={1} weight="medium">
          Quem atende: {counted(chosen.length, '1 escolhido', '# escolhidos')}
        </Text>
        <TextInput
          fontSize={1}
          padding={3}
          aria-label="Procurar quem atende"
          placeholder="Procurar, como “ultrassom”"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {matrixOf(shown, []).map((group) => (
          <Stack key={group.title} gap={2}>
            <Flex align="center" justify="space-between" gap={3}>
              <Text size={1} muted>
                {group.title}
              </Text>
              <Button
                mode="bleed"
                fontSize={1}
                padding={2}
                text="Todos"
                aria-label={`Todos: ${group.title}`}
                onClick={() => toggle(group.rows.map(({ _id }) => _id))}
              />
            </Flex>
            {group.rows.map(({ _id, title }) => (
              <Flex key={_id} as="label" align="center" gap={3} paddingY={1}>
                <Checkbox checked={chosen.includes(_id)} onChange={() => toggle([_id])} />
                <Text size={1}>{title ?? _id}</Text>
              </Flex>
            ))}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

interface WantedProps {
  readonly rows: readonly PlanRow[];
  readonly chosen: readonly string[];
  readonly wanted: Readonly<Record<string, boolean>>;
  readonly onWant: (wanted: Readonly<Record<string, boolean>>) => void;
}

function Wanted({ rows, chosen, wanted, onWant }: WantedProps) {
  return (
    <Card as="fieldset" border radius={2} padding={3} aria-label="Convênios">
      <Stack gap={3}>
        <Text size={1} weight="medium">
          Convênios
        </Text>
        {chosen.length === 0 ? (
          <Text size={1} muted>
            Escolha primeiro quem atende.
          </Text>
        ) : null}
        {rows.map((row) => {
          const accepted = acceptedBy(planOf(row), chosen).length;
          const want = wanted[row.id];
          const isOn = want ?? (accepted === chosen.length && chosen.length > 0);
          return (
            <Flex key={row.id} as="label" align="center" gap={3} paddingY={1}>
              <Checkbox
                checked={isOn}
                indeterminate={want === undefined && accepted > 0 && accepted < chosen.length}
                disabled={chosen.length === 0}
                onChange={() => onWant({ ...wanted, [row.id]: !isOn })}
              />
              <Box flex={1}>
                <Text size={1}>{planOf(row).name ?? 'Sem nome'}</Text>
              </Box>
              {chosen.length > 0 ? (
                <Text size={1} muted>
                  {accepted} de {chosen.length}
                </Text>
              ) : null}
            </Flex>
          );
        })}
      </Stack>
    </Card>
  );
}

const ID = 'many-plans';

/** The way to it, among the lists of plans and prices. */
export function manyPlans(S: StructureBuilder): ListItemBuilder {
  return S.listItem()
    .id(ID)
    .title('Marcar vários convênios')
    .icon(CheckmarkCircleIcon)
    .child(S.component(ManyPlans).id(ID).title('Marcar vários convênios'));
}
