import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Accordion } from './Accordion';

const items = [
  { id: 'trial', title: 'Is there a free trial?', content: 'Fourteen days.' },
  { id: 'import', title: 'What can I import?', content: 'CSV, Excel and PDF.' },
];

function Questions() {
  const [open, setOpen] = useState<string | null>(null);
  return <Accordion items={items} value={open} onChange={setOpen} />;
}

it('opens one item at a time, closes it at a second press, and gives each item an id and a heading', () => {
  const { container } = render(<Questions />);
  const [trial, imports] = items.map(({ title }) => screen.getByText(title));
  if (!trial || !imports) throw new Error('Both titles are there.');
  fireEvent.click(trial);
  expect(screen.getByText('Fourteen days.')).toBeVisible();
  fireEvent.click(imports);
  expect(screen.getByText('Fourteen days.')).not.toBeVisible();
  expect(screen.getByRole('region', { name: 'What can I import?' })).toBeVisible();
  fireEvent.click(imports);
  expect(imports).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(container.querySelector('#import')).toHaveTextContent('What can I import?');
});
