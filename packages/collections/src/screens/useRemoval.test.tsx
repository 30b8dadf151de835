import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ToastProvider } from '@standby/shared-ui';
import { CollectionError, type Collection } from '../port';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useRemoval } from './useRemoval';

interface Prop {
  readonly id: string;
}

const removed = { item: { id: 'skull' }, place: 3 };
const DELETED = 'Yorick’s skull was deleted';
const DOWN = new CollectionError('unreachable', 'The server does not answer.');

const remove = vi.fn<Collection<Prop>['remove']>();
const restore = vi.fn<Collection<Prop>['restore']>();
const handleRemoved = vi.fn<() => void>();

function Removing() {
  const options = {
    collection: { remove, restore },
    id: 'skull',
    name: 'Yorick’s skull',
    onRemoved: handleRemoved,
  };
  const { failure, handleDelete } = useRemoval(options);
  return (
    <>
      <button type="button" onClick={() => void handleDelete()}>
        Delete
      </button>
      {failure}
    </>
  );
}

const pass = (millis: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(millis);
  });

function open(): void {
  render(
    <ToastProvider>
      <Removing />
    </ToastProvider>,
  );
}

async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByText(name));
  await pass(100);
}

// The code of toasts loads with the first toast, while the clock still runs.
beforeAll(async () => {
  remove.mockResolvedValue(removed);
  open();
  fireEvent.click(screen.getByText('Delete'));
  await screen.findByText(DELETED);
  cleanup();
});

beforeEach(() => {
  vi.useFakeTimers();
  remove.mockReset().mockResolvedValue(removed);
  restore.mockReset().mockResolvedValue(removed.item);
  handleRemoved.mockReset();
});

it('offers Undo for ten seconds', async () => {
  open();
  await press('Delete');
  expect(remove).toHaveBeenCalledExactlyOnceWith('skull');
  expect(handleRemoved).toHaveBeenCalledOnce();

  await pass(9000);
  expect(screen.getByText(DELETED)).toBeVisible();
  await pass(1000);
  expect(screen.queryByText(DELETED)).not.toBeInTheDocument();
  expect(restore).not.toHaveBeenCalled();
});

it('restores a deleted item to its place', async () => {
  open();
  await press('Delete');
  await press('Undo');

  expect(restore).toHaveBeenCalledExactlyOnceWith(removed);
  expect(screen.queryByText(DELETED)).not.toBeInTheDocument();
});

it('says that the item is still deleted if it could not be restored', async () => {
  restore.mockRejectedValue(DOWN);
  open();
  await press('Delete');
  await press('Undo');

  expect(screen.getByText('Yorick’s skull is still deleted')).toBeVisible();
  expect(screen.getByText(DOWN.message)).toBeVisible();
});

it('says why the item was not deleted, and offers no Undo', async () => {
  remove.mockRejectedValue(DOWN);
  open();
  await press('Delete');

  expect(screen.getByText(DOWN.message)).toBeVisible();
  expect(handleRemoved).not.toHaveBeenCalled();
  expect(screen.queryByText('Undo')).not.toBeInTheDocument();
});
