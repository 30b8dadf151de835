import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { handleRetry, openAt, open, shown, summary, searchField } from '../../testing/plays-list';

/** Types a search and waits until it is in the address. */
function searchFor(text: string): void {
  fireEvent.change(searchField(), { target: { value: text } });
  fireEvent.blur(searchField());
}

it('restores after Back a search that was typed a moment before a link was pressed', async () => {
  const { user, address } = open();
  await user.click(searchField());
  await user.paste('phèdre');
  await user.click(screen.getByRole('link', { name: 'Open Phèdre' }));
  expect(address()).toBe('/elsewhere');

  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(searchField()).toHaveValue('phèdre');
  expect(shown()).toEqual(['Phèdre']);
});

it('leaves one history entry, however often the search changes', async () => {
  const { user, address } = openAt('/elsewhere');
  await user.click(screen.getByRole('link', { name: 'To the plays' }));
  for (const text of ['h', 'ha', 'ham']) searchFor(text);
  expect(address()).toBe('/plays?search=ham');
  await user.click(screen.getByRole('button', { name: 'Back' }));

  expect(address()).toBe('/elsewhere');
});

it('has the next step in place of search and cards while the list is empty', () => {
  open('?search=hamlet', { state: 'ready', items: [] });

  expect(screen.getByText('No plays yet')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'No play matches' })).not.toBeInTheDocument();
});

it('says that the list is loading', () => {
  open('', { state: 'loading' });

  expect(summary()).toHaveTextContent('Loading your plays…');
});

it('shows why the list could not be loaded, and Retry loads it again', async () => {
  const { user } = open('', { state: 'failed', message: 'The server is down.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Your plays did not load');
  expect(screen.getByRole('alert')).toHaveTextContent('The server is down.');

  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(handleRetry).toHaveBeenCalledOnce();
});
