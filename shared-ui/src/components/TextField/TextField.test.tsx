import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TextField } from './TextField';

/** Sets the browser's flag for a half-typed number, which jsdom never sets. */
function setBadInput(input: HTMLElement, badInput: boolean): void {
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput } });
}

it('reports a half-typed number when the person leaves the field, until it is complete', () => {
  const handleBlur = vi.fn();
  render(<TextField label="Capacity" type="number" onBlur={handleBlur} />);
  const field = screen.getByLabelText('Capacity');
  setBadInput(field, true);
  fireEvent.blur(field);
  expect(field).toHaveAccessibleDescription('Enter a number, or empty the field.');
  expect(handleBlur).toHaveBeenCalledOnce();

  setBadInput(field, false);
  fireEvent.input(field);
  expect(field).not.toHaveAttribute('aria-invalid');
});

it('reports it instead of the browser’s bubble when the form is sent, and takes the focus', () => {
  render(
    <form>
      <TextField label="Start Date" type="date" />
    </form>,
  );
  const field = screen.getByLabelText('Start Date');
  setBadInput(field, true);
  vi.spyOn(HTMLFormElement.prototype, 'querySelector').mockReturnValue(field);
  const isBubbleShown = fireEvent.invalid(field);

  expect(isBubbleShown).toBe(false);
  expect(field).toHaveAccessibleDescription('Complete the date, or empty it.');
  expect(field).toHaveFocus();
});

it('leaves other validation messages to the caller', () => {
  render(<TextField label="Name" required error="Enter a name." />);
  const field = screen.getByLabelText(/Name/u);
  expect(fireEvent.invalid(field)).toBe(true);
  expect(field).toHaveAccessibleDescription('Enter a name.');
});
