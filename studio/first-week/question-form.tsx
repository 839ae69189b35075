import { Box, Button, Card, Checkbox, Flex, Grid, Radio, Stack, Text, TextArea, TextInput } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useClient } from 'sanity';

import { ColorField } from '../look/color-field.tsx';
import { useLakeTask } from '../use-lake-task.ts';
import { whyNotSent } from '../why-refused.ts';
import { type Answers, type Field, problemsOf, type Question, shown, stored } from './answers.ts';

interface QuestionFormProps {
  readonly question: Question;
  readonly answers: Answers;
  /** What is written and not confirmed, as it was written. */
  readonly typed: Answers;
  readonly isBusy: boolean;
  /** Given what was answered on this screen, in the form in which it is stored. */
  readonly onNext: (answers: Answers) => void;
  readonly onTyped: (name: string, text: string) => void;
  readonly onBack?: () => void;
}

/** One question: its fields, and what is wrong with an answer beside it, once somebody wants to go on. */
export function QuestionForm({ question, answers, typed, isBusy, onNext, onTyped, onBack }: QuestionFormProps) {
  const written: Answers = Object.fromEntries(
    question.fields.map((field) => [field.name, typed[field.name] ?? shown(field, answers[field.name] ?? '')]),
  );
  const [problems, setProblems] = useState<Answers>({});
  const first = `first-week-${question.fields[0]?.name}`;
  useEffect(() => document.getElementById(first)?.focus(), [first]);
  const storedOf = (now: Answers) =>
    Object.fromEntries(question.fields.map((field) => [field.name, stored(field, now[field.name] ?? '')]));
  const next = () => {
    const own = storedOf(written);
    const found = problemsOf(question, written, own);
    setProblems(found);
    const [wrong] = Object.keys(found);
    if (wrong === undefined) onNext(own);
    else document.getElementById(`first-week-${wrong}`)?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <Stack gap={5}>
        <Text size={1} muted>
          {question.why}
        </Text>
        <Grid gridTemplateColumns={question.columns ? [1, 2] : 1} gap={4}>
          {question.fields.map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              value={written[field.name] ?? ''}
              problem={problems[field.name]}
              onChange={(value) => {
                onTyped(field.name, value);
                const now = { ...written, [field.name]: value };
                // A refusal ends with its reason; a new one waits until somebody wants to go on.
                const still = problemsOf(question, now, storedOf(now));
                setProblems(Object.fromEntries(Object.entries(still).filter(([name]) => problems[name])));
              }}
            />
          ))}
        </Grid>
        <Flex gap={2} justify="flex-end">
          {onBack && <Button mode="bleed" text="Voltar" disabled={isBusy} onClick={onBack} />}
          <Button type="submit" text="Continuar" disabled={isBusy} loading={isBusy} />
        </Flex>
      </Stack>
    </form>
  );
}

interface FieldInputProps {
  readonly field: Field;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

function FieldInput({ field, value, problem, onChange }: FieldInputProps) {
  const id = `first-week-${field.name}`;
  const note = problem ?? field.hint;
  const described = note ? `${id}-note` : undefined;
  const isGroup = field.kind === 'one' || field.kind === 'several';
  return (
    <Stack gap={3} {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-title`, 'aria-describedby': described })}>
      <Text {...(!isGroup && { as: 'label', htmlFor: id })} id={`${id}-title`} size={1} weight="medium">
        {field.title}
      </Text>
      <Input field={field} id={id} value={value} described={described} isWrong={Boolean(problem)} onChange={onChange} />
      {note && (
        <Card tone={problem ? 'critical' : 'inherit'} padding={problem ? 3 : 0} radius={2}>
          <Text id={described} size={1} muted={!problem} role={problem ? 'alert' : undefined}>
            {note}
          </Text>
        </Card>
      )}
    </Stack>
  );
}

interface InputProps {
  readonly field: Field;
  readonly id: string;
  readonly value: string;
  readonly described: string | undefined;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

function Input({ field, id, value, described, isWrong, onChange }: InputProps): ReactNode {
  const common = { id, 'aria-describedby': described, 'aria-invalid': isWrong || undefined };
  if (field.kind === 'picture') return <Picture id={id} value={value} onChange={onChange} />;
  if (field.kind === 'color') return <ColorField {...common} value={value} onColor={onChange} />;
  if (field.kind === 'lines') {
    return <TextArea {...common} rows={6} value={value} onChange={(event) => onChange(event.currentTarget.value)} />;
  }
  if (field.kind === 'one' || field.kind === 'several') {
    const chosen = value.split(',').filter(Boolean);
    const isOne = field.kind === 'one';
    const Control = isOne ? Radio : Checkbox;
    const toggle = (choice: string) => {
      const others = chosen.filter((one) => one !== choice);
      onChange(isOne ? choice : (others.length === chosen.length ? [...chosen, choice] : others).join(','));
    };
    return (
      <Stack gap={3} id={id} tabIndex={-1}>
        {field.choices?.map((choice) => (
          <Flex key={choice.value} as="label" gap={3} align="center">
            <Control name={id} checked={chosen.includes(choice.value)} onChange={() => toggle(choice.value)} />
            <Text size={1}>{choice.title}</Text>
          </Flex>
        ))}
      </Stack>
    );
  }
  return <TextInput {...common} value={value} onChange={(event) => onChange(event.currentTarget.value)} />;
}

/** Uploaded at once; the answer is the id of the file. */
function Picture({ id, value, onChange }: { id: string; value: string; onChange: (value: string) => void }) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const picker = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const { isBusy, run } = useLakeTask('Não foi possível enviar o arquivo', whyNotSent);
  const toast = useToast();
  const send = async (file: File) => {
    try {
      const asset = await client.assets.upload('image', file, { filename: file.name });
      setName(file.name);
      onChange(asset._id);
    } catch (error) {
      // The lake looks into the file: its name alone may say that it is a picture.
      if (Object(error).statusCode !== 400) throw error;
      const description = `“${file.name}” não é uma imagem que o site mostra. Escolha um arquivo PNG, JPG ou SVG.`;
      toast.push({ status: 'error', title: 'O arquivo não foi enviado', description });
    }
  };
  return (
    <Flex gap={3} align="center">
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) void run(() => send(file));
        }}
      />
      <Button
        id={id}
        type="button"
        mode="ghost"
        text={value ? 'Trocar arquivo' : 'Escolher arquivo'}
        loading={isBusy}
        disabled={isBusy}
        onClick={() => picker.current?.click()}
      />
      {value && (
        <Card tone="positive" padding={2} radius={2}>
          <Text size={1}>{name || 'Logotipo enviado'}</Text>
        </Card>
      )}
      <Box flex={1} />
    </Flex>
  );
}
