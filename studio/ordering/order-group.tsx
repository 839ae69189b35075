import { ChevronDownIcon } from '@sanity/icons/ChevronDown';
import { ChevronUpIcon } from '@sanity/icons/ChevronUp';
import { DragHandleIcon } from '@sanity/icons/DragHandle';
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';

import { whyRefused } from '../why-refused.ts';
import { moved, type Ordered, renumbered } from './order.ts';

interface OrderGroupProps {
  readonly title?: string;
  readonly documents: readonly Ordered[];
  readonly disabled: boolean;
  readonly onStore: (documents: readonly Ordered[]) => Promise<void>;
}

/** One group of the site. A new order shows at once and goes back when it could not be stored. */
export function OrderGroup({ title, documents, disabled, onStore }: OrderGroupProps) {
  const toast = useToast();
  const [dragged, setDragged] = useState<number>();
  // Belongs to what was read when it was made; what is read next has it, or somebody else's order.
  const [wanted, setWanted] = useState<{ readonly base: readonly Ordered[]; readonly order: readonly Ordered[] }>();
  const shown = wanted?.base === documents ? wanted.order : documents;

  const move = async (from: number, to: number) => {
    const next = moved(shown, from, to);
    setWanted({ base: documents, order: renumbered(next) });
    setDragged(undefined);
    try {
      await onStore(next);
      toast.push({ status: 'success', title: 'Ordem guardada', duration: 2000 });
    } catch (error) {
      toast.push({
        status: 'error',
        title: 'A ordem não foi guardada',
        description: whyRefused(error),
      });
      setWanted(undefined);
    }
  };

  return (
    <Stack gap={3}>
      {title && (
        <Heading as="h2" size={0}>
          {title}
        </Heading>
      )}
      <Stack as="ol" gap={2} aria-label={title}>
        {shown.map(({ _id, name }, index) => (
          <OrderRow
            key={_id}
            name={name}
            index={index}
            count={shown.length}
            disabled={disabled}
            dragged={dragged}
            onDrag={setDragged}
            onMove={(from, to) => void move(from, to)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

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
function OrderRow({ name, index, count, disabled, dragged, onDrag, onMove }: OrderRowProps) {
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
