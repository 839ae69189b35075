import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState, useSyncExternalStore } from 'react';

import { lake } from './lake-watch.ts';

/** What happened, that nothing is lost, and what happens next. */
export const WORDS = {
  title: 'O servidor do conteúdo não responde',
  what: 'Pode ser uma parada dele ou a conexão deste aparelho. Nada do que foi salvo se perdeu.',
  next: 'Esta tela tenta de novo sozinha e continua assim que houver resposta.',
  askNow: 'Tentar de novo',
  asking: 'Tentando…',
} as const;

/** Whether the lake has not answered for some seconds. */
export function useLakeAway(): boolean {
  return useSyncExternalStore(lake.subscribe, lake.state) === 'away';
}

export function LakeAwayNotice() {
  const [asking, setAsking] = useState(false);
  const askNow = () => {
    setAsking(true);
    void lake.ask().finally(() => setAsking(false));
  };
  return (
    <Card padding={4} radius={3} border tone="caution" role="alert">
      <Stack gap={4}>
        <Text size={2} weight="semibold">
          {WORDS.title}
        </Text>
        <Text size={1}>{WORDS.what}</Text>
        <Text size={1}>{WORDS.next}</Text>
        <Flex>
          <Button mode="ghost" text={asking ? WORDS.asking : WORDS.askNow} disabled={asking} onClick={askNow} />
        </Flex>
      </Stack>
    </Card>
  );
}
