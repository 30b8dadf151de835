import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldText } from '../Field/Field';
import { controlStyle } from '../Field/Field.styles';

/** From here on the area has its full height anyway, and a browser takes seconds to measure 100 kB. */
const FULL_LENGTH = 2000;

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
  field-sizing: content;
  min-height: calc(${({ rows }) => rows ?? 4} * 1.4em + 1rem);
  max-height: 24rem;

  &[data-full] {
    field-sizing: fixed;
    height: 24rem;
  }
`;

export interface TextAreaProps
  extends FieldText, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {}

/** Several lines of text; it grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, optional, labelHidden, id, className, ...rest } = props;
  const isFull = String(rest.value ?? '').length > FULL_LENGTH;
  const field = { label, hint, error, required, optional, labelHidden, id, className };
  return (
    <Field {...field}>
      {(control) => <Area rows={4} {...rest} {...control} data-full={isFull ? '' : undefined} />}
    </Field>
  );
}
