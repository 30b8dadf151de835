import { act, fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { Card } from '@standby/shared-ui';
import { renderRoutes } from '@standby/testing/render';
import { beforeEach, expect, it } from 'vitest';
import { byText, createSearch, paginate } from '../../../list';
import type { PageQuery } from '../../../port';
import type { ListRules } from '../list-rules';
import { scrollNowhere } from '../../../testing/scroll-nowhere';
import { PagedResults } from './PagedResults';

interface Play {
  readonly id: string;
}

const rules: ListRules<Play> = {
  noun: { one: 'play', many: 'plays' },
  sorts: [
    { value: 'used', label: 'Last used', compare: () => 0 },
    { value: 'name', label: 'Name', compare: byText(({ id }) => id) },
  ],
  search: createSearch(({ id }) => [id]),
  pageSize: 2,
  searchHint: 'a title',
  cardMinWidth: '18rem',
  cardHeight: '12rem',
  empty: {
    icon: undefined,
    text: 'A play is read first.',
    readOnlyText: 'An editor adds plays.',
    create: { to: '/elsewhere', label: 'Add a play' },
  },
};

let plays: Play[];
let queries: PageQuery[];
/** Resolves when the server answers a request for a page. */
let answer: () => Promise<void>;

beforeEach(() => {
  scrollNowhere();
  plays = ['Hamlet', 'Antigone', 'Macbeth', 'Miss Julie', 'Phèdre'].map((id) => ({ id }));
  queries = [];
  answer = async () => undefined;
});

async function read(query: PageQuery) {
  queries.push(query);
  await answer();
  const found = rules.search(plays, query.search);
  const { compare } = rules.sorts.find(({ value }) => value === query.sort) ?? rules.sorts[0];
  return paginate(found.toSorted(compare), query.page, query.pageSize);
}

function Plays({ version }: { readonly version: number }) {
  return (
    <PagedResults
      rules={rules}
      paged={{ read, version, total: plays.length }}
      renderCard={({ id }) => <Card key={id} aria-label={id} />}
      resultsRef={useRef(null)}
    />
  );
}

function Page() {
  const [version, setVersion] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setVersion(version + 1)}>
        Change
      </button>
      <Plays version={version} />
    </>
  );
}

function openAt(path: string) {
  const rendered = renderRoutes([{ path: '/plays', element: <Page /> }], { path });
  const change = () => rendered.user.click(screen.getByRole('button', { name: 'Change' }));
  return { ...rendered, change };
}

const shown = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const results = () => screen.getByRole('region', { name: /^Plays, page/u });

it('asks for the page of the address, and turns pages by links, with the focus on the new one', async () => {
  const { user } = openAt('/plays?sort=name');
  expect(await screen.findByRole('article', { name: 'Antigone' })).toBeVisible();
  expect(queries).toEqual([{ search: '', sort: 'name', page: 1, pageSize: 2 }]);

  let finish: (() => void) | undefined;
  answer = () => new Promise((done) => (finish = done));
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(shown()).toEqual(['Antigone', 'Hamlet']);
  expect(results()).toHaveAttribute('aria-busy', 'true');
  expect(results()).not.toHaveFocus();

  await act(async () => finish?.());
  expect(shown()).toEqual(['Macbeth', 'Miss Julie']);
  expect(results()).toHaveAccessibleName('Plays, page 2 of 3');
  expect(results()).toHaveFocus();
  expect(results()).not.toHaveAttribute('aria-busy');
});

it('searches on the server once the typing rests, and shows how many of all items match', async () => {
  const { user } = openAt('/plays?page=2');
  await screen.findByRole('article', { name: 'Macbeth' });
  // Faster than any typist, so that the typing does not rest on a busy machine either.
  for (const value of ['m', 'ma', 'mac']) {
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search plays' }), {
      target: { value },
    });
  }
  expect(
    await screen.findByText('1 of 5 plays matches “mac”', { selector: '[role=status]' }),
  ).toBeInTheDocument();
  expect(shown()).toEqual(['Macbeth']);
  expect(queries.map(({ search, page }) => `${search}:${page}`)).toEqual([':2', 'mac:1']);

  await user.type(screen.getByRole('searchbox'), 'x');
  await user.click(await screen.findByRole('button', { name: 'Show all plays' }));
  expect(await screen.findByRole('article', { name: 'Hamlet' })).toBeVisible();
});

it('reads the page again after changes, once for all changes meanwhile, without losing the place', async () => {
  const { change } = openAt('/plays');
  await screen.findByRole('article', { name: 'Hamlet' });
  let finish: (() => void) | undefined;
  answer = () => new Promise((done) => (finish = done));
  plays.unshift({ id: 'Woyzeck' });
  await change();
  await change();
  await change();
  expect(queries).toHaveLength(2);
  expect(shown()).toEqual(['Hamlet', 'Antigone']);
  expect(results()).not.toHaveAttribute('aria-busy');
  answer = async () => undefined;
  await act(async () => finish?.());
  expect(shown()).toEqual(['Woyzeck', 'Hamlet']);
  expect(queries).toHaveLength(3);
});

it('keeps a page that cannot be read again, and shows an error for a page that never came', async () => {
  const { user, change } = openAt('/plays');
  await screen.findByRole('article', { name: 'Hamlet' });
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await change();
  expect(shown()).toEqual(['Hamlet', 'Antigone']);

  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your plays did not load');
  answer = async () => undefined;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Macbeth' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
