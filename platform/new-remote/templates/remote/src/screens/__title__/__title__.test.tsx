import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import __title__ from './__title__';

it('has its heading and says that it is not here yet', () => {
  render(<__title__ />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('__title__');
  expect(screen.getByText('__title__ is not here yet')).toBeVisible();
  expect(screen.getByText('This screen is where its work begins.')).toBeVisible();
});
