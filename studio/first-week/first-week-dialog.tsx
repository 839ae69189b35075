import { Box, Button, Card, Dialog, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';

import { useFocusBack, useFocusKept } from '../focus-back.ts';
import { useKept } from '../use-kept.ts';
import { useLakeTask } from '../use-lake-task.ts';
import { type Answers, questions, unansweredIn } from './answers.ts';
import { LeftOverList } from './left-over-list.tsx';
import { QuestionForm } from './question-form.tsx';
import { useFirstWeek } from './use-first-week.ts';

/** “Começar com a minha clínica”: questions one by one, the demonstration out, then what is left of it (M1). */
export function FirstWeekDialog({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const [state, task] = useFirstWeek();
  const [chosen, setChosen] = useState<number>();
  /** What is written and not confirmed, as it was written. */
  const [typed, setTyped] = useKept<Answers>('clinica-first-week', {});
  const { isBusy, run } = useLakeTask('Não foi possível guardar');
  const toast = useToast();
  const asked = questions(state?.areas ?? []);
  const answers: Answers = { areas: state?.areas.map(({ value }) => value).join(',') ?? '', ...state?.answers };
  const last = asked.length;
  // Where somebody stopped: at the first question without any answer, or at what is left of the demonstration.
  const unanswered = asked.findIndex(({ fields }) => fields.every(({ name }) => state?.answers[name] === undefined));
  const at = chosen ?? (state?.canUndo ? last + 1 : unanswered < 0 ? last : unanswered);
  const question = asked[at];
  const steps = useFocusKept();
  const removal = state?.canUndo ? 'Guardar as respostas' : 'Retirar a demonstração';

  const next = (given: Answers) =>
    void run(async () => {
      await task.keep(given);
      setTyped((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !(name in given))));
      setChosen(at + 1);
    });
  const apply = () =>
    void run(async () => {
      await task.apply();
      setChosen(last + 1);
      toast.push({ status: 'success', title: 'O site tem as suas respostas' });
    });
  const undo = () =>
    void run(async () => {
      await task.undo();
      setChosen(last);
      toast.push({ status: 'success', title: 'A demonstração está de volta' });
    });

  return (
    <Dialog
      id="first-week"
      header={question?.title ?? (at === last ? removal : 'O que ainda é da demonstração')}
      width={1}
      zOffset={1000}
      onClose={onClose}
    >
      <Box padding={4} ref={steps} tabIndex={-1} style={{ outline: 'none' }} data-testid="first-week">
        {!state ? (
          <Flex justify="center" padding={5}>
            <Spinner muted />
          </Flex>
        ) : (
          <Stack gap={5}>
            {at <= last && (
              <Text size={1} muted>
                {at + 1} de {last + 1}. Cada “Continuar” guarda as respostas: dá para parar e seguir depois.
              </Text>
            )}
            {question && (
              <QuestionForm
                key={question.title}
                question={question}
                answers={answers}
                typed={typed}
                isBusy={isBusy}
                onNext={next}
                onTyped={(name, text) => setTyped((all) => ({ ...all, [name]: text }))}
                {...(at > 0 && { onBack: () => setChosen(at - 1) })}
              />
            )}
            {at === last && (
              <Removal
                title={removal}
                isAgain={state.canUndo}
                isBusy={isBusy}
                answers={answers}
                onApply={apply}
                onBack={() => setChosen(at - 1)}
              />
            )}
            {at > last && (
              <Stack gap={5}>
                <LeftOverList
                  state={state}
                  isBusy={isBusy}
                  onConfirm={(id) => void run(() => task.confirm(id))}
                  onGoLive={() =>
                    void run(async () => {
                      await task.goLive();
                      toast.push({ status: 'success', title: 'O site é da clínica: a faixa de demonstração saiu' });
                      onClose();
                    })
                  }
                />
                <Flex gap={2} wrap="wrap">
                  <Button mode="bleed" text="Rever as perguntas" disabled={isBusy} onClick={() => setChosen(0)} />
                  {state.canUndo && <Undo isBusy={isBusy} onUndo={undo} />}
                </Flex>
              </Stack>
            )}
          </Stack>
        )}
      </Box>
    </Dialog>
  );
}

interface RemovalProps {
  readonly title: string;
  /** The demonstration is gone already. */
  readonly isAgain: boolean;
  readonly isBusy: boolean;
  readonly answers: Answers;
  readonly onApply: () => void;
  readonly onBack: () => void;
}

/** What will happen, before it does. */
function Removal({ title, isAgain, isBusy, answers, onApply, onBack }: RemovalProps) {
  const missing = unansweredIn(answers);
  return (
    <Stack gap={5}>
      {isAgain ? (
        <Text size={1}>
          O que foi respondido de outro modo vai para o site agora. O que se escreveu no Studio fica.
        </Text>
      ) : (
        <Stack gap={4}>
          <Text size={1}>
            As respostas vão para o site agora. As pessoas, os exames, os convênios, os preços, os artigos, as fotos e
            os depoimentos da demonstração são apagados, com tudo o que leva a eles.
          </Text>
          <Text size={1}>
            Ficam as páginas, os serviços e as perguntas frequentes das áreas marcadas, com textos para conferir um a
            um. Até lá, o site continua avisando que é uma demonstração. Dá para desfazer.
          </Text>
        </Stack>
      )}
      {missing.length > 0 && (
        <Card padding={3} radius={2} tone="caution" border>
          <Stack gap={3}>
            <Text size={1} weight="medium">
              Ainda sem resposta
            </Text>
            <Stack as="ul" gap={3} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {missing.map((line) => (
                <Text as="li" key={line} size={1}>
                  {line}
                </Text>
              ))}
            </Stack>
          </Stack>
        </Card>
      )}
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text="Voltar" disabled={isBusy} onClick={onBack} />
        <Button text={title} disabled={isBusy} loading={isBusy} onClick={onApply} />
      </Flex>
    </Stack>
  );
}

/** Twice, because what was written since in the same documents goes, too. */
function Undo({ isBusy, onUndo }: { readonly isBusy: boolean; readonly onUndo: () => void }) {
  const [isSure, setSure] = useState(false);
  if (!isSure) {
    return (
      <Button mode="bleed" text="Trazer a demonstração de volta" disabled={isBusy} onClick={() => setSure(true)} />
    );
  }
  return (
    <Card padding={3} radius={2} tone="caution" border>
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1}>Os mesmos documentos voltam a ser como antes; o que se escreveu neles desde então sai.</Text>
        <Button tone="critical" text="Trazer de volta" disabled={isBusy} onClick={onUndo} />
        <Button mode="bleed" text="Não" disabled={isBusy} onClick={() => setSure(false)} />
      </Flex>
    </Card>
  );
}
