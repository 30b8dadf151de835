import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { plays, open, shown, summary, searchField } from '../../testing/plays-list';
import { scrollNowhere } from '../../testing/scroll-nowhere';

it('begins with the first page in the first order, with no parameters in the address', () => {
  const { address } = open();

  expect(shown()).toEqual(['Antigone', 'Hamlet']);
  expect(screen.getByRole('region', { name: 'Plays, page 1 of 3' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Title');
  expect(address()).toBe('/plays');
});

it('filters at each letter, and announces the number of matches once the typing rests', () => {
  vi.useFakeTimers();
  const { address } = open();

  fireEvent.change(searchField(), { target: { value: 'PHEDRE' } });
  expect(shown()).toEqual(['Phèdre']);
  expect(summary()).toBeEmptyDOMElement();
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(summary()).toHaveTextContent('1 of 5 plays matches “PHEDRE”');
  expect(address()).toBe('/plays?search=PHEDRE');

  fireEvent.keyDown(searchField(), { key: 'Escape' });
  expect(shown()).toEqual(['Antigone', 'Hamlet']);
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(address()).toBe('/plays');
  expect(summary()).toBeEmptyDOMElement();
});

it('starts a search at its first page', () => {
  const { address } = open('?page=2');
  expect(shown()).toEqual(['Macbeth', 'Miss Julie']);

  fireEvent.change(searchField(), { target: { value: 'shakespeare' } });
  expect(shown()).toEqual(['Hamlet', 'Macbeth']);
  fireEvent.blur(searchField());
  expect(address()).toBe('/plays?search=shakespeare');
});

it('says that no item matches, and leads back to all items, which get the focus', async () => {
  const { user, address } = open('?search=moon');
  expect(screen.getByRole('heading', { name: 'No play matches' })).toBeInTheDocument();
  expect(screen.getByText(/^No card has “moon” on it\..* a title, an author\.$/u)).toBeVisible();
  expect(shown()).toEqual([]);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Show all plays' }));
  fireEvent.blur(searchField());
  expect(shown()).toHaveLength(2);
  expect(searchField()).toHaveValue('');
  expect(screen.getByRole('region', { name: /^Plays, page 1/u })).toHaveFocus();
  // The blur changes the address. On a slow machine the typing may already rest before the blur.
  await waitFor(() => expect(address()).toBe('/plays'));
});

it('offers its sorts in order, sorts from the first page, and omits the first sort in the address', async () => {
  const { user, address } = open('?search=s&page=2');
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Title', 'Author']);
  expect(options[0]).toHaveAttribute('aria-selected', 'true');

  await user.click(screen.getByRole('option', { name: 'Author' }));
  expect(address()).toBe('/plays?search=s&sort=author');
  expect(shown()).toEqual(['Hamlet', 'Macbeth']);

  await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await user.click(await screen.findByRole('option', { name: 'Title' }));
  expect(address()).toBe('/plays?search=s');
  expect(shown()).toEqual(['Antigone', 'Hamlet']);
});

it('shows the list of a shared address, whose pages keep search and sort', () => {
  open('?search=s&sort=author&page=2');

  expect(searchField()).toHaveValue('s');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Author');
  expect(shown()).toEqual(['Antigone', 'Miss Julie']);
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'href',
    '/plays?search=s&sort=author',
  );
});

it.each([
  ['?sort=loudness&page=-7', 'Plays, page 1 of 3'],
  ['?page=99', 'Plays, page 3 of 3'],
])('replaces invalid parts of an address: %s', (query, region) => {
  open(query);

  expect(screen.getByRole('region', { name: region })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Title');
});

it('has a single page, without a previous or next one, where all items fit on it', () => {
  open('', { state: 'ready', items: plays.slice(0, 2) });

  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  for (const name of ['Previous page', 'Next page']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
  }
});

it('follows Back, even before its own search was rendered', async () => {
  scrollNowhere();
  const { user, address } = open();
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(address()).toBe('/plays?page=2');
  fireEvent.change(searchField(), { target: { value: 'hamlet' } });
  act(() => {
    fireEvent.blur(searchField());
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  });

  await waitFor(() => expect(address()).toBe('/plays'));
  expect(searchField()).toHaveValue('');
  expect(shown()).toEqual(['Antigone', 'Hamlet']);
});
