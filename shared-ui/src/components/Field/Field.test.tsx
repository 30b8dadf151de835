import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';

describe('Field', () => {
  it('connects label, hint and error with the control', () => {
    render(<TextField label="Capacity" hint="People seated." error="At least 1." />);
    const input = screen.getByRole('textbox', { name: 'Capacity' });
    expect(input).toHaveAccessibleDescription('At least 1. People seated.');
    expect(input).toBeInvalid();
  });

  it('announces an error when it appears', () => {
    const { rerender } = render(<TextField label="Name" />);
    expect(screen.getByRole('textbox')).toBeValid();
    rerender(<TextField label="Name" error="A name is needed." />);
    expect(screen.getByText('A name is needed.').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  });

  it('keeps marks out of the label’s text', () => {
    render(
      <>
        <TextField label="Title" required />
        <TextField label="Phone Number" optional />
      </>,
    );
    expect(screen.getByLabelText('Title', { exact: true })).toBeRequired();
    expect(screen.getByLabelText('Phone Number', { exact: true })).not.toBeRequired();
    expect(screen.getByText('(optional)')).toBeVisible();
  });

  it('passes the input’s own props and ref to the input', async () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField label="Email" type="email" autoComplete="email" name="email" ref={ref} />);
    const input = screen.getByLabelText('Email');
    expect(ref.current).toBe(input);
    expect(input).toHaveAttribute('autocomplete', 'email');
    await userEvent.type(input, 'sm@example.org');
    expect(input).toHaveValue('sm@example.org');
  });

  it('connects a text area in the same way', () => {
    render(<TextArea label="Notes" hint="For the whole company." />);
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveAccessibleDescription(
      'For the whole company.',
    );
  });
});
