import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Select, type SelectProps } from './Select';

const options = [
  { value: 'used', label: 'Last used' },
  { value: 'name', label: 'Name' },
  { value: 'status', label: 'Status' },
];

const onChange = vi.fn<(value: string) => void>();

function Sorted(props: Partial<SelectProps> & { readonly of?: typeof Select }) {
  const { of: Component = Select, ...rest } = props;
  const [value, setValue] = useState('used');
  onChange.mockImplementation(setValue);
  return (
    <form aria-label="Sorting">
      <Component label="Sort by" name="sort" options={options} {...{ value, onChange }} {...rest} />
    </form>
  );
}

const control = () => screen.getByRole('combobox', { name: 'Sort by' });

describe('Select', () => {
  it('opens at a press made before its list has loaded', async () => {
    vi.resetModules();
    const { Select: NotLoaded } = await import('./Select');
    render(<Sorted of={NotLoaded} />);
    const placeholder = control();
    // Both events run in one task, so the list cannot arrive between them.
    fireEvent.mouseDown(placeholder);
    fireEvent.mouseUp(placeholder);
    fireEvent.click(placeholder);
    const option = await screen.findByRole('option', { name: 'Status' });
    // One commit measures the list and the next shows it.
    await waitFor(() => expect(option).toBeVisible());
  });

  it.each([
    { when: 'the page is idle', does: async (becomeIdle: () => void) => becomeIdle() },
    { when: 'the keyboard reaches it', does: () => userEvent.tab() },
    { when: 'the pointer reaches it', does: () => userEvent.hover(control()) },
  ])('loads its list when $when', async ({ does }) => {
    let becomeIdle: () => void = () => undefined;
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
      becomeIdle = callback;
      return 1;
    });
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    vi.resetModules();
    const { Select: NotLoaded } = await import('./Select');
    render(<Sorted of={NotLoaded} />);
    const placeholder = control();
    await does(becomeIdle);
    await waitFor(() => expect(placeholder).not.toBeInTheDocument());
    expect(control()).toBeVisible();
  });

  it('reports a choice, shows it once its owner accepts it, and submits it with a form', async () => {
    render(<Sorted />);
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).get('sort')).toBe('used');
    await userEvent.click(control());
    await userEvent.click(await screen.findByRole('option', { name: 'Name' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('name');
    expect(control()).toHaveTextContent('Name');
    expect(new FormData(form).get('sort')).toBe('name');
  });

  it('has a placeholder, hint, error and inner label like every field', async () => {
    render(<Sorted value="" labelInside placeholder="Choose one" hint="A hint." error="Wrong." />);
    expect(control()).toHaveTextContent('Sort byChoose one');
    expect(control()).toHaveAccessibleDescription('Wrong. A hint.');
  });

  it('does not open while disabled', async () => {
    render(<Sorted disabled />);
    await userEvent.click(control());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});
