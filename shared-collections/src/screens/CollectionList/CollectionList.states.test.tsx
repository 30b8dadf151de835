import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Card } from '@standby/shared-ui';
import { byText, createSearch } from '../../list';
import { renderRoutes } from '@standby/shared-ui/testing/render';
import { expect, it, vi } from 'vitest';
import type { AsyncState } from '../useCollection';
import { CollectionList } from './CollectionList';
import type { ListRules } from './list-rules';

interface Play {
  readonly id: string;
  readonly author: string;
}

const rules: ListRules<Play> = {
  noun: { one: 'play', many: 'plays' },
  sorts: [
    { value: 'id', label: 'Title', compare: byText(({ id }) => id) },
    { value: 'author', label: 'Author', compare: byText(({ author }) => author) },
  ],
  search: createSearch(({ id, author }) => [id, author]),
  pageSize: 2,
  searchHint: 'a title, an author',
  cardMinWidth: '18rem',
  cardHeight: '12rem',
  empty: <p>No plays yet</p>,
};

const plays: readonly Play[] = [
  { id: 'Hamlet', author: 'Shakespeare' },
  { id: 'Antigone', author: 'Sophocles' },
  { id: 'Macbeth', author: 'Shakespeare' },
  { id: 'Miss Julie', author: 'Strindberg' },
  { id: 'Phèdre', author: 'Racine' },
];

const renderCard = ({ id }: Play) => (
  <Card key={id} aria-label={id}>
    <Link to="/elsewhere">Open {id}</Link>
  </Card>
);

const handleRetry = vi.fn<() => void>();

function Plays({ list }: { readonly list: AsyncState<Play> }) {
  return (
    <CollectionList
      rules={rules}
      list={list}
      onRetry={handleRetry}
      renderCard={renderCard}
      resultsRef={useRef(null)}
    />
  );
}

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

function openAt(path: string, list: AsyncState<Play> = { state: 'ready', items: plays }) {
  const listPage = (
    <>
      <Plays list={list} />
      <Back />
    </>
  );
  const elsewhere = (
    <>
      <Link to="/plays">To the plays</Link>
      <Back />
    </>
  );
  return renderRoutes(
    [
      { path: '/plays', element: listPage },
      { path: '/elsewhere', element: elsewhere },
    ],
    { path },
  );
}

const open = (query = '', list?: AsyncState<Play>) => openAt(`/plays${query}`, list);

const shown = (): (string | null)[] =>
  screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

/** What the list reads out; the first status of the page is the address. */
const summary = () => screen.getAllByRole('status').at(-1);

const searchField = () => screen.getByLabelText('Search plays');

/** Types a search and waits until it is in the address. */
function searchFor(text: string): void {
  fireEvent.change(searchField(), { target: { value: text } });
  fireEvent.blur(searchField());
}

it('finds again after Back what was typed a moment before a link was pressed', async () => {
  const { user, address } = open();
  await user.click(searchField());
  await user.paste('phèdre');
  await user.click(screen.getByRole('link', { name: 'Open Phèdre' }));
  expect(address()).toBe('/elsewhere');

  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(searchField()).toHaveValue('phèdre');
  expect(shown()).toEqual(['Phèdre']);
});

it('leaves one entry of the history, however often the search changes', async () => {
  const { user, address } = openAt('/elsewhere');
  await user.click(screen.getByRole('link', { name: 'To the plays' }));
  for (const text of ['h', 'ha', 'ham']) searchFor(text);
  expect(address()).toBe('/plays?search=ham');
  await user.click(screen.getByRole('button', { name: 'Back' }));

  expect(address()).toBe('/elsewhere');
});

it('has the next step in place of search and cards while there is not one item', () => {
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

it('says why there is no list, and Retry asks again', async () => {
  const { user } = open('', { state: 'failed', message: 'The server is down.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Your plays did not load');
  expect(screen.getByRole('alert')).toHaveTextContent('The server is down.');

  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(handleRetry).toHaveBeenCalledOnce();
});
