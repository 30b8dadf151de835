import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CheckboxGroup } from './CheckboxGroup';

const options = ['Piano', 'Mirrors', 'Stage'].map((label) => ({ value: label, label }));

function Equipment() {
  const [chosen, setChosen] = useState<string[]>(['Stage']);
  return (
    <>
      <CheckboxGroup
        legend="Equipment"
        hint="What is always there."
        options={options}
        value={chosen}
        onChange={setChosen}
      />
      <output>{chosen.join(', ')}</output>
    </>
  );
}

describe('CheckboxGroup', () => {
  it('is a named group with a hint', () => {
    render(<Equipment />);
    expect(screen.getByRole('group', { name: 'Equipment' })).toHaveAccessibleDescription(
      'What is always there.',
    );
  });

  it('passes the chosen values in the order of the options', async () => {
    render(<Equipment />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Piano' }));
    expect(screen.getByRole('status')).toHaveTextContent('Piano, Stage');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Stage' }));
    expect(screen.getByRole('status')).toHaveTextContent('Piano');
    expect(screen.getByRole('checkbox', { name: 'Stage' })).not.toBeChecked();
  });
});
