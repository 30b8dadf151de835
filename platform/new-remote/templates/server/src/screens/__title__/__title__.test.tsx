import { screen, within } from '@testing-library/react';
import { renderRoutes } from '@standby/testing/render';
import { CollectionError } from '@standby/collections/port';
import { expect, it, vi } from 'vitest';
import { items, type Items } from '../../data/items';
import __title__ from './__title__';

const open = (shown: Items = items) =>
  renderRoutes([{ path: '/', element: <__title__ items={shown} /> }], { path: '/' });

const add = () => screen.getByRole('button', { name: 'Add item' });

it('waits for a name, adds the item to its list, and empties the form', async () => {
  const { user } = open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('__title__');
  expect(await screen.findByText('No items yet')).toBeVisible();
  expect(add()).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Balcony');
  await user.click(add());
  const list = await screen.findByRole('list', { name: 'Items' });
  expect(within(list).getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Balcony']);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(screen.queryByText('No items yet')).not.toBeInTheDocument();
});

it('keeps the name if the item is refused, and says why', async () => {
  const refusal = new CollectionError('storage-full', 'There is no room for it.');
  const { user } = open({ ...items, create: () => Promise.reject(refusal) });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Stalls');
  await user.click(add());
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no room for it.');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Stalls');
});

it('offers to try again if the list does not load', async () => {
  const list = vi
    .fn<Items['list']>()
    .mockRejectedValueOnce(new CollectionError('unreachable', 'The server does not answer.'))
    .mockResolvedValue([]);
  const { user } = open({ ...items, snapshot: () => undefined, list });
  expect(await screen.findByText('The server does not answer.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No items yet')).toBeVisible();
});
