import { createContext, use, useState } from 'react';
import { definePlugin, type FieldProps, type InputProps, isObjectSchemaType, useFormValue } from 'sanity';

import { isAsInserted } from './as-inserted.ts';

/** Whether nobody has written anything yet into the document, or into an item of a list: Studio stores them with the first key. */
const Untouched = createContext(false);

function UntouchedInput(props: InputProps) {
  if (props.id === 'root') return <Form {...props} />;
  const isItem = typeof props.path.at(-1) === 'object' && isObjectSchemaType(props.schemaType);
  return isItem ? <Item {...props} /> : <Input {...props} />;
}

function Form(props: InputProps) {
  const isUntouched = useFormValue(['_createdAt']) === undefined;
  return <Untouched value={isUntouched}>{props.renderDefault(props)}</Untouched>;
}

function Item(props: InputProps) {
  const isAsItCame = isAsInserted(props.value, props.schemaType);
  const [isTouched, setTouched] = useState(!isAsItCame);
  // What is emptied again was written into.
  if (!isAsItCame && !isTouched) setTouched(true);
  const isInside = use(Untouched);
  return (
    <Untouched value={isInside || !isTouched}>
      <Input {...props} />
    </Untouched>
  );
}

function Input(props: InputProps) {
  return props.renderDefault(use(Untouched) ? withoutProblems(props) : props);
}

/** The input as if nothing were wrong: Studio draws what is chosen pale where something is. */
export function withoutProblems(props: InputProps): InputProps {
  const { elementProps } = props;
  // A text input is framed in red by what it hands to its element.
  const quiet = 'customValidity' in elementProps ? { ...elementProps, customValidity: undefined } : elementProps;
  return { ...props, validation: [], validationError: undefined, elementProps: quiet } as unknown as InputProps;
}

function UntouchedField(props: FieldProps) {
  return props.renderDefault(use(Untouched) ? { ...props, validation: [] } : props);
}

/** What is new is not wrong: the form is silent until somebody types. The button that publishes stays grey. */
export const untouchedForm = definePlugin({
  name: 'untouched-form',
  form: { components: { input: UntouchedInput, field: UntouchedField } },
});
