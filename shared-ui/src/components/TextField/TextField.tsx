import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldText } from '../Field/Field';
import { Input } from '../Field/Field.styles';

export interface TextFieldProps
  extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'children'> {}

/** One line of text, a number, a date or a time. `className` goes to the field, the rest to the input. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, optional, labelHidden, id, className, ...rest } = props;
  const field = { label, hint, error, required, optional, labelHidden, id, className };
  return <Field {...field}>{(control) => <Input type="text" {...rest} {...control} />}</Field>;
}
