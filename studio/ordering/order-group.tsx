import { Heading, Stack } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';

import { moved, type Ordered, renumbered } from './order.ts';
import { OrderRow } from './order-row.tsx';

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
    } catch {
      toast.push({
        status: 'error',
        title: 'A ordem não foi guardada',
        description: 'Confira a conexão e tente de novo.',
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
