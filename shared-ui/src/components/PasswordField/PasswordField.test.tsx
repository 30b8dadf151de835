import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PasswordField } from './PasswordField';

describe('PasswordField', () => {
  it('shows and hides the password, and its button announces each state', async () => {
    render(<PasswordField label="Password" defaultValue="beginners" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('keeps the focus and the caret', async () => {
    render(<PasswordField label="Password" defaultValue="beginners" />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(input);
    input.setSelectionRange(3, 5);
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveFocus();
    expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
  });

  it('gives the buttons of two fields different names', () => {
    render(
      <>
        <PasswordField label="Password" />
        <PasswordField label="Confirm password" error="Passwords do not match" />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Show confirm password' })).toBeVisible();
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'Passwords do not match',
    );
  });
});
