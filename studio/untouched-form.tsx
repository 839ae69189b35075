import { createContext, use } from 'react';
import { definePlugin, type FieldProps, type InputProps, useFormValue } from 'sanity';

/** Whether nobody has written anything into the document yet: Studio stores it with the first key. */
const Untouched = createContext(false);

function UntouchedInput(props: InputProps) {
  return props.id === 'root' ? <Form {...props} /> : <Input {...props} />;
}

function Form(props: InputProps) {
  const isUntouched = useFormValue(['_createdAt']) === undefined;
  return <Untouched value={isUntouched}>{props.renderDefault(props)}</Untouched>;
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
