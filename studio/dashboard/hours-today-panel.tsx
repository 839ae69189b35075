import { ClockIcon } from '@sanity/icons/Clock';
import { Box, Button, Card, Flex, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';

import { hoursToday } from './hours-today.ts';
import type { Overview } from './overview.ts';
import { Panel } from './panel.tsx';
import { useLakeTask } from '../use-lake-task.ts';
import { usePreparedDocument } from './use-prepared-document.ts';

/** What holds today, drafts included, and the way to change it: for the clinic, or for one department alone (T1). */
export function HoursTodayPanel({ overview, today }: { readonly overview: Overview; readonly today: string }) {
  const prepared = usePreparedDocument();
  const { isBusy, run } = useLakeTask();
  const [other, setOther] = useState('');
  const rows = hoursToday(overview, today);
  const name = other.trim();
  return (
    <Panel title="Horário de hoje" icon={ClockIcon} count={rows.length} counts={false} empty="">
      {rows.map(({ department, text, change }) => (
        <Card as="section" key={department ?? ''} paddingX={2} paddingY={1} aria-label={department ?? 'A clínica'}>
          <Flex gap={3} align="center" wrap="wrap">
            <Box flex={1}>
              <Text size={1}>
                <strong>{department ?? 'A clínica'}</strong>: {text}
              </Text>
            </Box>
            {change && (
              <Button
                mode="ghost"
                fontSize={1}
                padding={2}
                text={change}
                disabled={isBusy}
                onClick={() =>
                  void run(() =>
                    department === null ? prepared.hoursOf(today) : prepared.departmentOff(today, department),
                  )
                }
              />
            )}
          </Flex>
        </Card>
      ))}
      {rows[0].attends && (
        <Box paddingX={2} paddingY={1}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (name) void run(() => prepared.departmentOff(today, name));
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
