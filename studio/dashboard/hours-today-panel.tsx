import { ClockIcon } from '@sanity/icons/Clock';
import { Box, Button, Card, Flex, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';

import { daysAfter } from './days.ts';
import { hoursToday } from './hours-today.ts';
import type { Overview } from './overview.ts';
import { Panel } from './panel.tsx';
import { useLakeTask } from '../use-lake-task.ts';
import { usePreparedDocument } from './use-prepared-document.ts';

/**
 * What holds today, drafts included, and the way to change it: for the clinic, or for one department alone (T1); then tomorrow, of the
 * clinic.
 */
export function HoursTodayPanel({ overview, today }: { readonly overview: Overview; readonly today: string }) {
  const prepared = usePreparedDocument();
  const { isBusy, run } = useLakeTask();
  const [other, setOther] = useState('');
  const rows = hoursToday(overview, today);
  const tomorrow = daysAfter(today, 1);
  const [clinicTomorrow] = hoursToday(overview, tomorrow);
  const name = other.trim();
  const change = (day: string, department: string | null) =>
    run(() => (department === null ? prepared.hoursOf(day) : prepared.departmentOff(day, department)));
  return (
    <Panel
      title="Horário de hoje"
      icon={ClockIcon}
      count={rows.length}
      counts={false}
      empty=""
      foot={
        <Row
          name="Amanhã"
          text={clinicTomorrow.text}
          change={clinicTomorrow.change}
          isBusy={isBusy}
          onChange={() => void change(tomorrow, null)}
        />
      }
    >
      {rows.map(({ department, ...row }) => (
        <Row
          key={department ?? ''}
          name={department ?? 'A clínica'}
          text={row.text}
          change={row.change}
          isBusy={isBusy}
          onChange={() => void change(today, department)}
        />
      ))}
      {rows[0].attends && (
        <Box paddingX={2} paddingY={1}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (name) void change(today, name);
            }}
          >
            <Flex gap={3} align="center">
              <Box flex={1}>
                <TextInput
                  aria-label="Outro setor"
                  placeholder="Outro setor, como Ultrassonografia"
                  fontSize={1}
                  maxLength={40}
                  value={other}
                  onChange={(event) => setOther(event.currentTarget.value)}
                />
              </Box>
              <Button
                type="submit"
                mode="ghost"
                fontSize={1}
                padding={2}
                text="Não atende hoje"
                disabled={isBusy || !name}
              />
            </Flex>
          </form>
        </Box>
      )}
    </Panel>
  );
}

interface RowProps {
  readonly name: string;
  readonly text: string;
  readonly change: string | null;
  readonly isBusy: boolean;
  readonly onChange: () => void;
}

function Row({ name, text, change, isBusy, onChange }: RowProps) {
  return (
    <Card as="section" paddingX={2} paddingY={1} aria-label={name}>
      <Flex gap={3} align="center" wrap="wrap">
        <Box flex={1}>
          <Text size={1}>
            <strong>{name}</strong>: {text}
          </Text>
        </Box>
        {change && <Button mode="ghost" fontSize={1} padding={2} text={change} disabled={isBusy} onClick={onChange} />}
      </Flex>
    </Card>
  );
}
