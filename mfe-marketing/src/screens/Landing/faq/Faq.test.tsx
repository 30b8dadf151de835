import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Faq } from './Faq';
import { faqs } from './faqs';

function renderAt(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Faq />
    </MemoryRouter>,
  );
}

it('has ten questions, each with an address of its own', () => {
  expect(faqs).toHaveLength(10);
  expect(new Set(faqs.map(({ id }) => id)).size).toBe(10);
});

it('opens one question at a time and closes the open one', async () => {
  const user = userEvent.setup();
  renderAt('/');
  const trial = screen.getByRole('button', { name: 'Is there a free trial?' });
  const billing = screen.getByRole('button', { name: 'How does billing work?' });
  await user.click(trial);
  await user.click(billing);
  expect(trial).toHaveAttribute('aria-expanded', 'false');
  expect(billing).toHaveAttribute('aria-expanded', 'true');
  await user.click(billing);
  expect(billing).toHaveAttribute('aria-expanded', 'false');
});

it('opens the question that the address names', () => {
  renderAt('/#faq-import');
  expect(screen.getByRole('region', { name: 'Can I import what I already have?' })).toBeVisible();
});

it('opens nothing at an address that names no question', () => {
  renderAt('/#pricing');
  expect(screen.queryByRole('region', { name: 'Is there a free trial?' })).not.toBeInTheDocument();
});
