import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldText } from '../Field/Field';
import { Input } from '../Field/Field.styles';
import { useIncompleteInput } from './useIncompleteInput';

export interface TextFieldProps
  extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'children'> {}

/**
 * A field for one line of text, a number, a date, a time or a file. `className` goes to the field, the other props to
 * the input.
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, optional, labelHidden, id, className, ...rest } = props;
  const { message, ...handlers } = useIncompleteInput(rest);
  const words = { label, hint, error: message ?? error, required, optional, labelHidden };
  return (
    <Field {...words} id={id} className={className}>
      {(control) => <Input type="text" {...rest} {...handlers} {...control} />}
    </Field>
  );
}
