import { render, screen } from '@testing-library/react';
import type { ComponentPropsWithRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Breadcrumb } from './Breadcrumb';

/** The breadcrumb supplies the link's text, as it does for a router's link. */
function Link({ children, ...rest }: ComponentPropsWithRef<'a'>) {
  return <a {...rest}>{children}</a>;
}

describe('Breadcrumb', () => {
  it('links to the levels above and marks the page itself', () => {
    render(
      <Breadcrumb
        items={[
          { label: 'Dashboard', link: <Link href="/dashboard" /> },
          { label: 'The Winter’s Tale' },
        ]}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByText('The Winter’s Tale')).toHaveAttribute('aria-current', 'page');
  });
});
