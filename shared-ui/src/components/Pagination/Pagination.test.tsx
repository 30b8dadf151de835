import { render, screen } from '@testing-library/react';
import type { ComponentPropsWithRef } from 'react';
import { expect, it } from 'vitest';
import { Pagination } from './Pagination';

/** The pagination supplies the link's text, as it does for a router's link. */
function Link({ children, ...rest }: ComponentPropsWithRef<'a'>) {
  return <a {...rest}>{children}</a>;
}

function open(page: number, pageCount: number): void {
  const renderLink = (target: number) => <Link href={`?page=${target}`} />;
  render(<Pagination page={page} pageCount={pageCount} renderLink={renderLink} />);
}

const link = (name: string) => screen.getByRole('link', { name });

it('shows page 1 alone when there is only one page', () => {
  open(1, 0);
  expect(link('Page 1')).toHaveAttribute('aria-current', 'page');
  for (const name of ['Previous page', 'Next page']) {
    expect(link(name)).toHaveAttribute('aria-disabled', 'true');
  }
});

it('links to each page, the previous and the next one', () => {
  open(2, 3);
  const targets = ['Page 3', 'Previous page', 'Next page'].map((name) =>
    link(name).getAttribute('href'),
  );
  expect(targets).toEqual(['?page=3', '?page=1', '?page=3']);
});
