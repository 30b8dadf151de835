import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Select, type SelectProps } from './Select';

const options = [
  { value: 'used', label: 'Last used' },
  { value: 'name', label: 'Name' },
  { value: 'status', label: 'Status' },
];

function renderSelect(props: Partial<SelectProps> = {}) {
  return render(<Select label="Sort by" options={options} {...props} />);
}

async function choose(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

describe('Select', () => {
  it('opens at a press made before its list is loaded', async () => {
    vi.resetModules();
    const { Select: NotLoaded } = await import('./Select');
    render(<NotLoaded label="Sort by" options={options} />);
    const placeholder = screen.getByRole('combobox', { name: 'Sort by' });
    // In one task, in which the list cannot arrive.
    fireEvent.mouseDown(placeholder);
    fireEvent.mouseUp(placeholder);
    fireEvent.click(placeholder);
    const option = await screen.findByRole('option', { name: 'Status' });
    // The list is measured in one commit and shown in the next.
    await waitFor(() => expect(option).toBeVisible());
  });

  it('keeps what was chosen and says it', async () => {
    const handleChange = vi.fn();
    renderSelect({ defaultValue: 'used', onChange: handleChange });
    await choose('Name');
    expect(handleChange).toHaveBeenCalledExactlyOnceWith('name');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Name');
  });

  it('shows what its owner says', async () => {
    const { rerender } = renderSelect({ value: 'used', onChange: () => undefined });
    await choose('Name');
    expect(screen.getByRole('combobox')).toHaveTextContent('Last used');
    rerender(<Select label="Sort by" options={options} value="status" />);
    expect(screen.getByRole('combobox')).toHaveTextContent('Status');
  });

  it('sends its value with a form', async () => {
    const { container } = render(
      <form>
        <Select label="Sort by" name="sort" options={options} defaultValue="used" />
      </form>,
    );
    const form = container.querySelector('form') ?? undefined;
    expect(new FormData(form).get('sort')).toBe('used');
    await choose('Status');
    expect(new FormData(form).get('sort')).toBe('status');
  });

  it('shows the placeholder, the hint and the error like every field', async () => {
    renderSelect({ placeholder: 'Choose one', hint: 'First comes first.', error: 'Choose one.' });
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    expect(select).toHaveTextContent('Choose one');
    expect(select).toHaveAccessibleDescription('Choose one. First comes first.');
    await choose('Name');
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(
      'Choose one. First comes first.',
    );
  });

  it('has its label as name too where that is inside', () => {
    renderSelect({ labelInside: true, defaultValue: 'used' });
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Sort byLast used');
  });

  it('does not open while disabled', async () => {
    renderSelect({ disabled: true });
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});
