import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SearchField } from './SearchField';

function Search() {
  const [query, setQuery] = useState('');
  return <SearchField label="Search rooms" value={query} onChange={setQuery} />;
}

describe('SearchField', () => {
  it('is a search box with a name, and without a clear button while empty', () => {
    render(<Search />);
    expect(screen.getByRole('searchbox', { name: 'Search rooms' })).toHaveValue('');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is cleared by its button and regains the focus', async () => {
    render(<Search />);
    await userEvent.type(screen.getByRole('searchbox'), 'studio');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('is cleared by Escape', async () => {
    render(<Search />);
    await userEvent.type(screen.getByRole('searchbox'), 'studio{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});
