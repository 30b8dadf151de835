import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Hero } from './Hero';

it('describes the product, states the three claims and links to Get Started', () => {
  render(<Hero />, { wrapper: MemoryRouter });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Run the show. Call it on time.' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/auth/get-started',
  );
  for (const [what, figure] of [
    ['Active users', '10K+'],
    ['Rating', '4.9'],
    ['Stages managed', '50K+'],
  ] as const) {
    const claim = screen.getByText(what);
    expect(claim.tagName).toBe('DT');
    expect(claim.nextElementSibling).toHaveTextContent(figure);
  }
});
