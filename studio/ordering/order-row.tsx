import { ChevronDownIcon } from '@sanity/icons/ChevronDown';
import { ChevronUpIcon } from '@sanity/icons/ChevronUp';
import { DragHandleIcon } from '@sanity/icons/DragHandle';
import { Button, Card, Flex, Text } from '@sanity/ui';
import { useState } from 'react';

interface OrderRowProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly disabled: boolean;
  /** The row that is dragged, by its place in the same group; undefined while none is. */
  readonly dragged: number | undefined;
  readonly onDrag: (index: number | undefined) => void;
  readonly onMove: (from: number, to: number) => void;
}

/** Dragged with a mouse; the buttons do the same by keyboard and on a tablet, where pages scroll under a finger. */
export function OrderRow({ name, index, count, disabled, dragged, onDrag, onMove }: OrderRowProps) {
  const [isOver, setOver] = useState(false);
  const accepts = dragged !== undefined && dragged !== index;
  return (
    <Card
      as="li"
      radius={2}
      border
      padding={2}
      tone={isOver && accepts ? 'primary' : 'default'}
      draggable={!disabled}
      onDragStart={() => onDrag(index)}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => {
        if (accepts) event.preventDefault();
      }}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (accepts) onMove(dragged, index);
      }}
    >
      <Flex align="center" gap={3}>
        <Text size={2} muted style={{ cursor: disabled ? 'default' : 'grab' }}>
          <DragHandleIcon />
        </Text>
        <Flex flex={1}>
          <Text size={1} weight="medium">
            {name}
          </Text>
        </Flex>
        <Button
          mode="bleed"
          padding={2}
          icon={ChevronUpIcon}
          aria-label={`Subir ${name}`}
          disabled={disabled || index === 0}
          onClick={() => onMove(index, index - 1)}
        />
        <Button
          mode="bleed"
          padding={2}
          icon={ChevronDownIcon}
          aria-label={`Descer ${name}`}
          disabled={disabled || index === count - 1}
          onClick={() => onMove(index, index + 1)}
        />
      </Flex>
    </Card>
  );
}
