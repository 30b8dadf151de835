import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormError } from './FormError';
import { FormSection } from './FormSection';

describe('the parts of a form', () => {
  it('name a section by its title and explain its purpose', () => {
    render(
      <FormSection title="Schedule" why="When the company is called.">
        <input aria-label="Start date" />
      </FormSection>,
    );
    expect(screen.getByRole('region', { name: 'Schedule' })).toContainElement(
      screen.getByLabelText('Start date'),
    );
    expect(screen.getByText('When the company is called.')).toBeVisible();
  });

  it('show at once why a form was refused, and nothing otherwise', () => {
    const { rerender } = render(<FormError />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(<FormError title="The show could not be saved.">Save again.</FormError>);
    expect(screen.getByRole('alert')).toHaveTextContent('The show could not be saved.Save again.');
  });
});
