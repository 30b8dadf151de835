import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IconButton } from './IconButton';

describe('IconButton', () => {
  it('uses its label as name and tooltip', () => {
    render(<IconButton label="Close">×</IconButton>);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('title', 'Close');
  });

  it('can be a link', () => {
    render(
      <IconButton label="Settings" as="a" href="/settings">
        ⚙
      </IconButton>,
    );
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  });
});
