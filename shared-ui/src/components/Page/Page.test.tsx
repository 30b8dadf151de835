import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Page } from './Page';

describe('Page', () => {
  it('sets the document’s title and has one focusable heading', () => {
    render(<Page title="Rooms" count="4/10" description="The rooms of the venue." />);
    expect(document.title).toBe('Rooms · Standby');
    const heading = screen.getByRole('heading', { level: 1, name: 'Rooms 4/10' });
    heading.focus();
    expect(heading).toHaveFocus();
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'The rooms of the venue.',
    );
  });

  it('puts every part in its place', () => {
    render(
      <Page
        title="Rooms"
        heading="Your rooms"
        lead="Where the company works."
        breadcrumb={<nav aria-label="Breadcrumb" />}
        actions={<button type="button">Create room</button>}
        toolbar={<input aria-label="Search" />}
      >
        <p>Main Stage</p>
      </Page>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Your rooms' })).toBeVisible();
    for (const words of ['Where the company works.', 'Create room', 'Main Stage']) {
      expect(screen.getByText(words)).toBeVisible();
    }
    expect(screen.getByLabelText('Search')).toBeVisible();
  });
});
