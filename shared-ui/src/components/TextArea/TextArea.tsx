import { extent, space } from '../../theme/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldText } from '../Field/Field';
import { controlStyle } from '../Field/Field.styles';

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
  field-sizing: content;
  /*
   * Kerned letters force a new measurement at each line break, which takes seconds for a word of many thousand
   * letters.
   */
  font-kerning: none;
  min-block-size: calc(${({ rows }) => rows ?? 4} * 1.4em + ${space[4]});
  max-block-size: ${extent[24]};
`;

interface TextAreaProps extends FieldText, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {}

/** A field for several lines of text; it grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, optional, labelHidden, id, className, ...rest } = props;
  const field = { label, hint, error, required, optional, labelHidden, id, className };
  return <Field {...field}>{(control) => <Area rows={4} {...rest} {...control} />}</Field>;
}
