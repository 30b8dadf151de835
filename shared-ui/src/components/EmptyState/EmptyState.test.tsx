import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EmptyState } from './EmptyState';

describe('EmptyState', () => {
  it('says why there is nothing and what to do next', () => {
    render(
      <EmptyState
        title="No rooms yet"
        text="Create the first one."
        action={<a href="/create-room">Create room</a>}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'No rooms yet' })).toBeVisible();
    expect(screen.getByText('Create the first one.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create room' })).toBeVisible();
  });
});
