import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentPropsWithRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Pagination } from './Pagination';

/** Gets its words from the component that it is given to, as a router's link does. */
function Link({ children, ...rest }: ComponentPropsWithRef<'a'>) {
  return <a {...rest}>{children}</a>;
}

describe('Pagination', () => {
  it('shows page 1 when there is nothing more', () => {
    render(<Pagination page={1} pageCount={0} onChange={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('goes to a page, back and on', async () => {
    const handleChange = vi.fn();
    render(<Pagination page={2} pageCount={3} onChange={handleChange} />);
    for (const name of ['Page 3', 'Previous page', 'Next page']) {
      await userEvent.click(screen.getByRole('button', { name }));
    }
    expect(handleChange.mock.calls).toEqual([[3], [1], [3]]);
  });

  it('renders the links that it is given', () => {
    render(
      <Pagination page={2} pageCount={3} renderLink={(page) => <Link href={`?page=${page}`} />} />,
    );
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '?page=3');
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=1');
  });
});
