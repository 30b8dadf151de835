import { screen } from '@testing-library/react';

/** The field, or the select's button, that a label is for. In a long form far quicker than `getByLabelText`. */
export function field(label: string): HTMLInputElement {
  const { control } = screen.getByText<HTMLLabelElement>(label, { selector: 'label' });
  if (!control) throw new Error(`The label “${label}” is for no field.`);
  return control as HTMLInputElement;
}
