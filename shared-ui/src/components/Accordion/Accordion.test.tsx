import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Accordion } from './Accordion';

const items = [
  { id: 'trial', title: 'Is there a free trial?', content: 'Fourteen days.' },
  { id: 'import', title: 'What can I import?', content: 'CSV, Excel and PDF.' },
];

describe('Accordion', () => {
  it('opens one at a time and closes the open one at a press', async () => {
    render(<Accordion items={items} />);
    const [trial, imports] = items.map(({ title }) => screen.getByRole('button', { name: title }));
    if (!trial || !imports) throw new Error('Both titles are buttons.');
    await userEvent.click(trial);
    expect(screen.getByText('Fourteen days.')).toBeVisible();
    await userEvent.click(imports);
    expect(screen.getByText('Fourteen days.')).not.toBeVisible();
    expect(screen.getByRole('region', { name: 'What can I import?' })).toBeVisible();
    await userEvent.click(imports);
    expect(imports).toHaveAttribute('aria-expanded', 'false');
  });

  it('puts titles into the outline and ids into the page', () => {
    const { container } = render(<Accordion items={items} headingLevel={2} />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    expect(container.querySelector('#import')).toHaveTextContent('What can I import?');
  });

  it('leaves the choice to its owner', async () => {
    const handleChange = vi.fn();
    render(<Accordion items={items} value="trial" onChange={handleChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Is there a free trial?' }));
    expect(handleChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(screen.getByText('Fourteen days.')).toBeVisible();
  });
});
