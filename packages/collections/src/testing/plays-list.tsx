import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Card } from '@standby/shared-ui';
import { renderRoutes } from '@standby/testing/render';
import { vi } from 'vitest';
import { byText, createSearch } from '../list';
import { CollectionList } from '../screens/CollectionList/CollectionList';
import type { ListRules } from '../screens/CollectionList/list-rules';
import type { ListState } from '../screens/useCollection';

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
  empty: {
    icon: undefined,
    text: 'A play is read first.',
    readOnlyText: 'An editor adds plays.',
    create: { to: '/elsewhere', label: 'Add a play' },
  },
};

export const plays: readonly Play[] = [
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

export const handleRetry = vi.fn<() => void>();

function Plays({ list }: { readonly list: ListState<Play> }) {
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

export function openAt(path: string, list: ListState<Play> = { state: 'ready', items: plays }) {
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

export const open = (query = '', list?: ListState<Play>) => openAt(`/plays${query}`, list);

export const shown = (): (string | null)[] =>
  screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

/** Returns the list's status for screen readers, which is the last status of the page; the first one holds the address. */
export const summary = () => screen.getAllByRole('status').at(-1);

export const searchField = () => screen.getByLabelText('Search plays');
