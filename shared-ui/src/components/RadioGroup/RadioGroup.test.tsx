import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'manual', label: 'Manual Setup', description: 'Type the details.' },
  { value: 'qr', label: 'QR Code Setup', description: 'Scan a code.' },
];

function Method() {
  const [method, setMethod] = useState('manual');
  return <RadioGroup legend="Setup method" options={options} value={method} onChange={setMethod} />;
}

describe('RadioGroup', () => {
  it('names each choice by its label and describes it by its text', () => {
    render(<Method />);
    expect(screen.getByRole('group', { name: 'Setup method' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'QR Code Setup' })).toHaveAccessibleDescription(
      'Scan a code.',
    );
  });

  it('chooses by a press anywhere on the card and with the arrow keys', async () => {
    render(<Method />);
    await userEvent.click(screen.getByText('Scan a code.'));
    expect(screen.getByRole('radio', { name: 'QR Code Setup' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('radio', { name: 'Manual Setup' })).toBeChecked();
  });
});
