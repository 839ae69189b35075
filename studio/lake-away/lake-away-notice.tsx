import { Box, Button, Card, Flex, Text } from '@sanity/ui';
import { useState, useSyncExternalStore } from 'react';

import { lake } from './lake-watch.ts';

/** What happened, that nothing is lost, and what happens next. */
export const WORDS = {
  title: 'O servidor do conteúdo não responde',
  what: 'Pode ser uma parada dele ou a conexão deste aparelho. Nada do que foi salvo se perdeu.',
  offline: 'Este aparelho está sem conexão',
  kept: 'O que você escreveu está guardado nesta tela: não a feche.',
  next: 'Esta tela tenta de novo sozinha e continua assim que houver resposta.',
  askNow: 'Tentar de novo',
  asking: 'Tentando…',
} as const;

/** Whether the lake has not answered for some seconds. */
export function useLakeAway(): boolean {
  return useSyncExternalStore(lake.subscribe, lake.state) === 'away';
}

/** Dialogs lie over the screen, and this over them. */
const OVER_DIALOGS = { position: 'relative', zIndex: 10_000_000 } as const;

export function LakeAwayLine() {
  const [asking, setAsking] = useState(false);
  const askNow = () => {
    setAsking(true);
    void lake.ask().finally(() => setAsking(false));
  };
  return (
    <Card paddingX={4} paddingY={3} borderBottom tone="caution" role="alert" style={OVER_DIALOGS}>
      <Flex gap={3} align="center" wrap="wrap">
        <Box flex={1} style={{ minWidth: '16rem' }}>
          <Text size={1}>
            <strong>{navigator.onLine ? WORDS.title : WORDS.offline}.</strong> {WORDS.kept} {WORDS.next}
          </Text>
        </Box>
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text={asking ? WORDS.asking : WORDS.askNow}
          disabled={asking}
          onClick={askNow}
        />
      </Flex>
    </Card>
  );
}
