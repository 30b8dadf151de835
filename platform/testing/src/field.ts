import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Returns the field, or the select's button, of a label. In a long form this is far quicker than
 * `getByLabelText`.
 */
export function field(label: string): HTMLInputElement {
  const { control } = screen.getByText<HTMLLabelElement>(label, { selector: 'label' });
  if (!control) throw new Error(`The label “${label}” is for no field.`);
  return control as HTMLInputElement;
}

/** Returns the nearest enclosing element that matches a selector. */
export function around(element: Element | null, selector: string): HTMLElement {
  const found = element?.closest<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector} around it.`);
  return found;
}

/**
 * Chooses from a select. The query goes by role, because the list may be in the page before it
 * opens.
 */
export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(field(label));
  await user.click(await screen.findByRole('option', { name: option }));
}
