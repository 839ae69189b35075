import { Box, Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';

import { useFocusBack } from './focus-back.ts';

interface ChangeDialogProps {
  readonly header: string;
  readonly confirm: string;
  readonly isDisabled?: boolean;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What several changes at once will do, before they are done. */
export function ChangeDialog({ header, confirm, isDisabled, isBusy, onConfirm, onClose, children }: ChangeDialogProps) {
  useFocusBack();
  return (
    <Dialog
      id="changes"
      header={header}
      width={1}
      zOffset={1000}
      onClose={onClose}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button mode="bleed" text="Cancelar" onClick={onClose} />
          <Button
            text={confirm}
            disabled={(isDisabled ?? false) || (isBusy ?? false)}
            loading={isBusy ?? false}
            onClick={onConfirm}
          />
        </Flex>
      }
    >
      <Box padding={4}>
        <Stack gap={5}>{children}</Stack>
      </Box>
    </Dialog>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  /** What is said where there are none; without it there is no list. */
  readonly empty?: string;
}

export function Lines({ title, lines, empty }: LinesProps) {
  if (lines.length === 0 && empty === undefined) return null;
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Text size={1} weight="medium">
        {title}
      </Text>
      {lines.length === 0 ? <Text size={1}>{empty}</Text> : null}
      <Stack as="ul" gap={3} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <Text as="li" key={line} size={1}>
            {line}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

/** @param many with # for the number */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : many.replace('#', String(count));
}

/** On the button, and over the dialog it opens. @param asksOnly everything waits for somebody else's approval */
export function titleOfChanges(count: number, asksOnly: boolean): string {
  return asksOnly
    ? counted(count, 'Pedir aprovação de 1 alteração', 'Pedir aprovação de # alterações')
    : counted(count, 'Publicar 1 alteração', 'Publicar # alterações');
}

interface ChangeBarProps {
  readonly title: string;
  readonly isDisabled: boolean;
  readonly note?: string | undefined;
  readonly onAsk: () => void;
  readonly onUndo: () => void;
}

/** On a phone a pane is as high as what it holds, and the window scrolls. */
const ON_PHONES = `
  @media (max-width: 600px) {
    [data-testid='change-bar'] { position: fixed; inset: auto 0 0; z-index: 2; }
    [data-testid='change-bar-room'] { height: 5.5rem; }
  }
`;

/** Below a table whose changes are not published yet, always in sight. */
export function ChangeBar({ title, isDisabled, note, onAsk, onUndo }: ChangeBarProps) {
  return (
    <>
      <style>{ON_PHONES}</style>
      <Box data-testid="change-bar-room" />
      <Card borderTop padding={3} data-testid="change-bar">
        <Flex gap={2} align="center" justify="flex-end" wrap="wrap">
          {note === undefined ? null : (
            <Text as="output" size={1}>
              {note}
            </Text>
          )}
          <Button mode="bleed" text="Desfazer tudo" onClick={onUndo} />
          <Button text={title} disabled={isDisabled} onClick={onAsk} />
        </Flex>
      </Card>
    </>
  );
}
