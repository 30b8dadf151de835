import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Brand } from '../Brand/Brand';
import { SkipLink } from './SkipLink';

describe('the top of the page', () => {
  it('leads past the navigation', () => {
    render(<SkipLink />);
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  });

  it('has the brand, which can be a link', () => {
    render(<Brand as="a" href="/" />);
    expect(screen.getByRole('link', { name: 'Standby' })).toHaveAttribute('href', '/');
  });
});
