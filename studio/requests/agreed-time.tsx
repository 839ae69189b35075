import { DownloadIcon } from '@sanity/icons/Download';
import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { type StringInputProps, useClient, useFormValue } from 'sanity';

import { addressLines, calendarFile } from '../../schemas/index.ts';
import { momentAt, USUAL_TIME_ZONE } from '../dashboard/days.ts';
import { saveAs } from '../save-as.ts';

interface Place {
  readonly clinic: string | null;
  readonly address: Parameters<typeof addressLines>[0] | null;
  readonly timeZone: string | null;
  readonly minutes: number | null;
}

const PLACE = `{
  "clinic": *[_id == "siteSettings"][0].tradeName,
  "address": *[_id == "siteSettings"][0].address,
  "timeZone": *[_id == "clinicHours"][0].timeZone,
  "minutes": *[_id == $about][0].durationMinutes
}`;

const USUAL_MINUTES = 30;

type AskedFor = Readonly<Partial<Record<'number' | 'name' | 'about' | 'aboutId', string>>>;

/** The number of a request, and day and hour that were agreed with the patient as a file for calendars. Nothing of these is kept. */
export function AgreedTimeInput(props: StringInputProps) {
  const { number = '', name = '', about = '', aboutId = '' } = (useFormValue([]) ?? {}) as AskedFor;
  const client = useClient({ apiVersion: '2025-02-19' });
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [problem, setProblem] = useState('');
  const download = async () => {
    if (!day || !time) return setProblem('Escreva o dia e a hora combinados.');
    try {
      const place = await client.fetch<Place>(PLACE, { about: aboutId }, { perspective: 'published' });
      const event = {
        uid: `${number}@${location.hostname}`,
        start: momentAt(day, time, place.timeZone ?? USUAL_TIME_ZONE),
        minutes: place.minutes ?? USUAL_MINUTES,
        title: `${about}: ${name}`,
        text: `Pedido ${number.toUpperCase()}`,
        place: [place.clinic, ...(place.address ? addressLines(place.address) : [])].filter(Boolean).join(', '),
      };
      saveAs(`agendamento-${number}.ics`, calendarFile(event, new Date().toISOString()), 'text/calendar');
      setProblem('');
    } catch {
      setProblem('Não foi possível montar o arquivo. Confira a conexão e tente de novo.');
    }
  };
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      <Stack as="section" gap={3} aria-label="Horário combinado">
        <Text size={1} weight="medium">
          Horário combinado
        </Text>
        <Flex gap={2} wrap="wrap" align="center">
          <TextInput
            type="date"
            aria-label="Dia"
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
          <TextInput
            type="time"
            aria-label="Hora"
            value={time}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
          <Button mode="ghost" icon={DownloadIcon} text="Baixar para a agenda" onClick={() => void download()} />
        </Flex>
        {problem && (
          <Text size={1} role="alert">
            {problem}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
