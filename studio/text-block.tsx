import { Card } from '@sanity/ui';
import type { BlockProps } from 'sanity';

/** A paragraph as it is written: what is a box on the site is one here. */
export function TextBlock(props: BlockProps) {
  if (!('style' in props.value) || props.value.style !== 'attention') return props.renderDefault(props);
  return (
    <Card tone="caution" padding={3} radius={2} marginY={2}>
      {props.renderDefault(props)}
    </Card>
  );
}
