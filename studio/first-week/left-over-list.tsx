import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';

import type { LeftDocument, LeftText } from './left-over.ts';
import type { FirstWeek } from './use-first-week.ts';

interface LeftOverListProps {
  readonly state: FirstWeek;
  readonly isBusy: boolean;
  readonly onConfirm: (id: string) => void;
  readonly onGoLive: () => void;
}

/** Each document with the texts that are still the demonstration's, one click from each text, and a word that it may stay. */
export function LeftOverList({
  state: { left, gaps, isDemonstration },
  isBusy,
  onConfirm,
  onGoLive,
}: LeftOverListProps) {
  const isReady = left.length === 0 && gaps.length === 0;
  return (
    <Stack gap={4}>
      <Text size={1}>
        {left.length === 0
          ? 'Nenhum texto da demonstração resta no site.'
          : 'Leia cada texto. O que serve para a clínica fica; o que não serve, abra e troque. O que está marcado com Confira fala do que a clínica ainda não tem. O aviso de demonstração sai do site quando esta lista acabar.'}
      </Text>
      {left.map((document) => (
        <LeftCard key={document.id} document={document} isBusy={isBusy} onConfirm={onConfirm} />
      ))}
      {gaps.length > 0 && (
        <Card padding={3} radius={2} border tone="caution">
          <Stack gap={3}>
            <Text size={1}>Ainda falta:</Text>
            {gaps.map(({ path, title }) => (
              <Text key={path} size={1}>
                <IntentLink intent="edit" params={{ id: 'siteSettings', type: 'siteSettings', path }}>
                  {title}
                </IntentLink>
              </Text>
            ))}
          </Stack>
        </Card>
      )}
      {isDemonstration && isReady && (
        <Text size={1} muted>
          Depois disto, a demonstração não volta mais por aqui.
        </Text>
      )}
      {isDemonstration ? (
        <Button
          icon={CheckmarkCircleIcon}
          text="Mostrar o site como o da clínica"
          disabled={!isReady || isBusy}
          loading={isBusy}
          onClick={onGoLive}
        />
      ) : (
        left.length === 0 && <Text size={1}>O site é o da clínica.</Text>
      )}
    </Stack>
  );
}

interface LeftCardProps {
  readonly document: LeftDocument;
  readonly isBusy: boolean;
  readonly onConfirm: (id: string) => void;
}

function LeftCard({ document: { id, type, name, texts, hasInvented }, isBusy, onConfirm }: LeftCardProps) {
  const kind = useSchema().get(type)?.title ?? type;
  const title = name === kind ? kind : `${kind}: ${name}`;
  return (
    <Card as="section" aria-label={title} padding={3} radius={2} border>
      <Stack gap={4}>
        <Flex gap={3} align="center" justify="space-between" wrap="wrap">
          <Text size={1} weight="semibold">
            <IntentLink intent="edit" params={{ id, type }}>
              {title}
            </IntentLink>
          </Text>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text="Vale para a clínica"
            aria-label={`${title}: vale para a clínica`}
            title={hasInvented ? 'Troque antes o que é fictício.' : undefined}
            disabled={isBusy || hasInvented}
            onClick={() => onConfirm(id)}
          />
        </Flex>
        <Stack as="ul" gap={3} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {texts.map((text) => (
            <LeftLine key={text.path} id={id} type={type} text={text} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

function LeftLine({ id, type, text }: { readonly id: string; readonly type: string; readonly text: LeftText }) {
  return (
    <Flex as="li" gap={2} align="flex-start">
      {(text.isInvented || text.isDoubtful) && (
        <Box flex="none">
          <Badge tone={text.isInvented ? 'critical' : 'caution'} radius={2}>
            {text.isInvented ? 'Fictício' : 'Confira'}
          </Badge>
        </Box>
      )}
      <Box flex={1}>
        <Text size={1}>
          <IntentLink intent="edit" params={{ id, type, path: text.path }} style={{ textDecoration: 'underline' }}>
            {text.title}
          </IntentLink>
          : {text.shown}
        </Text>
      </Box>
    </Flex>
  );
}
