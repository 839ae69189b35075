import { useEffect, useRef } from 'react';
import { definePlugin, type FieldProps } from 'sanity';
import { usePaneRouter } from 'sanity/structure';

/** Pixels that stay above a form on a phone, where the window scrolls. */
const PANE_HEADER = 112;

/** Studio brings to a field that takes the focus itself: a list of choices and a group of fields do not. */
function NamedField(props: FieldProps) {
  const around = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const isNamed = usePaneRouter().params?.['path'] === props.inputId;
  // A form that is still being read takes no focus.
  const { readOnly } = props.inputProps;
  useEffect(() => {
    const field = around.current;
    if (!isNamed || isDone.current || !field) return;
    isDone.current = readOnly !== true;
    if (field.contains(document.activeElement)) return;
    field.scrollIntoView({ block: 'start' });
    if (!readOnly) field.querySelector<HTMLElement>('input:not([type="file"])')?.focus({ preventScroll: true });
  }, [isNamed, readOnly]);
  return (
    <div ref={around} style={{ scrollMarginTop: PANE_HEADER }}>
      {props.renderDefault(props)}
    </div>
  );
}

/** The field that an address names is in sight, whatever it is made of. */
export const namedField = definePlugin({
  name: 'named-field',
  form: { components: { field: NamedField } },
});
