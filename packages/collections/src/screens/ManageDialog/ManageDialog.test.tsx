import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { TextField, ToastProvider } from '@standby/shared-ui';
import { field } from '@standby/testing/field';
import { createRef } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CollectionError, EditConflict, type Collection } from '../../port';
import { ManageDialog, type EditRules } from './ManageDialog';

interface PropContent {
  readonly name: string;
  readonly shelf: string;
  readonly notes: string;
}

interface Prop extends PropContent {
  readonly id: string;
}

const skull: Prop = { id: 'skull', name: 'Skull', shelf: 'A', notes: '' };
const DOWN = new CollectionError('unreachable', 'The server does not answer.');

const rules: EditRules<Prop, PropContent, PropContent> = {
  noun: { one: 'prop', many: 'props' },
  nameOf: ({ name }) => name,
  formOf: ({ name, shelf, notes }) => ({ name, shelf, notes }),
  schema: v.object({
    name: v.pipe(v.string(), v.nonEmpty('Enter a name.')),
    shelf: v.string(),
    notes: v.string(),
  }),
  draftKey: ({ id }) => `draft:${id}`,
  labels: { name: 'Name', shelf: 'Shelf', notes: 'Notes' },
  textOf: (name, value) => (name === 'shelf' ? `Shelf ${value}` : undefined),
};

const update = vi.fn<Collection<Prop, PropContent>['update']>();
const remove = vi.fn<Collection<Prop, PropContent>['remove']>();
const restore = vi.fn<Collection<Prop, PropContent>['restore']>();
const collection = { update, remove, restore };
const handleClose = vi.fn<() => void>();
const handleDeleted = vi.fn<() => void>();
const handleStored = vi.fn<(changes: Partial<PropContent>) => Promise<void>>();

function open() {
  return render(
    <ToastProvider>
      <ManageDialog
        rules={rules}
        collection={collection}
        dialog={{
          item: skull,
          isOpen: true,
          onClose: handleClose,
          onDeleted: handleDeleted,
          finalFocus: createRef(),
        }}
        onStored={handleStored}
      >
        {(form) => (
          <>
            <TextField label="Name" {...form.fieldProps('name')} />
            <TextField label="Shelf" {...form.fieldProps('shelf')} />
            <TextField label="Notes" {...form.fieldProps('notes')} />
          </>
        )}
      </ManageDialog>
    </ToastProvider>,
  );
}

const fill = (label: string, value: string): void =>
  void fireEvent.change(field(label), { target: { value } });

const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByText(name)));

// The code of the dialog loads with the first dialog.
beforeAll(async () => {
  const { unmount } = open();
  await screen.findByText('Manage Skull', {}, { timeout: 15_000 });
  unmount();
});

beforeEach(() => {
  sessionStorage.clear();
  for (const mock of [update, remove, handleClose, handleDeleted, handleStored]) mock.mockReset();
  update.mockResolvedValue(skull);
  remove.mockResolvedValue({ item: skull, place: 1 });
});

describe('saving', () => {
  it('sends the changed fields with the values that the person saw, and closes', async () => {
    open();
    fill('Shelf', 'B');
    await press('Save');
    expect(update).toHaveBeenCalledExactlyOnceWith('skull', { shelf: 'B' }, { shelf: 'A' });
    expect(handleStored).toHaveBeenCalledExactlyOnceWith({ shelf: 'B' });
    expect(handleClose).toHaveBeenCalledOnce();
  });

  it('sends no request if nothing was changed', async () => {
    open();
    await press('Save');
    expect(update).not.toHaveBeenCalled();
    expect(handleClose).toHaveBeenCalledOnce();
  });

  it('waits for a valid form, and shows each error beside its field', () => {
    open();
    fill('Name', '');
    fireEvent.blur(field('Name'));
    expect(field('Name')).toHaveAccessibleDescription('Enter a name.');
    expect(screen.getByText('Save').closest('button')).toBeDisabled();
  });

  it('shows the reason of a failure and keeps the edit', async () => {
    update.mockRejectedValue(DOWN);
    open();
    fill('Shelf', 'B');
    await press('Save');
    expect(screen.getByRole('alert')).toHaveTextContent(`Nothing was changed${DOWN.message}`);
    expect(field('Shelf')).toHaveValue('B');
    expect(handleClose).not.toHaveBeenCalled();
  });
});

it('forgets an edit at Cancel, and keeps it as a draft at Escape until it is discarded', async () => {
  const first = open();
  fill('Notes', 'Cracked');
  await userEvent.keyboard('{Escape}');
  expect(handleClose).toHaveBeenCalledOnce();
  first.unmount();

  const second = open();
  expect(field('Notes')).toHaveValue('Cracked');
  await press('Discard draft');
  expect(field('Notes')).toHaveValue('');
  fill('Notes', 'Glued');
  await press('Cancel');
  second.unmount();

  open();
  expect(field('Notes')).toHaveValue('');
});

describe('deleting', () => {
  it('happens once, however often Delete is pressed', async () => {
    let finish: () => void = () => undefined;
    remove.mockReturnValue(
      new Promise((resolve) => (finish = () => resolve({ item: skull, place: 1 }))),
    );
    open();
    await press('Delete');
    await press('Delete');
    await act(async () => finish());
    expect(remove).toHaveBeenCalledExactlyOnceWith('skull');
    expect(handleDeleted).toHaveBeenCalledOnce();
  });

  it.each([
    [DOWN, DOWN.message],
    [new TypeError('Failed to fetch'), /The server could not be reached\./u],
    [new Error('ECONNRESET'), /“?Skull”? could not be deleted\. Try again\./u],
  ])('shows a message when it fails with %s', async (error, words) => {
    vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>());
    remove.mockRejectedValue(error);
    open();
    await press('Delete');
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(handleDeleted).not.toHaveBeenCalled();
  });
});

describe('an edit of fields that another person changed meanwhile', () => {
  async function openConflict(by: string | null = 'Noor Haddad') {
    const theirs = { ...skull, name: '', shelf: 'C', notes: 'Cracked' };
    update.mockRejectedValueOnce(
      new EditConflict('Compare both versions.', { theirs, fields: ['name', 'shelf'], by }),
    );
    open();
    fill('Name', 'Yorick');
    fill('Shelf', 'B');
    await press('Save');
    return screen.findByRole('alert', {}, { timeout: 15_000 });
  }

  it('shows both versions, takes the focus, and keeps the typed values', async () => {
    const note = await openConflict();
    expect(note).toHaveTextContent('Noor Haddad changed this prop while you edited it');
    for (const words of ['Yorick', 'Nothing', 'Shelf B', 'Shelf C']) {
      expect(within(note).getByText(words)).toBeVisible();
    }
    await waitFor(() => expect(note).toHaveFocus());
    expect(screen.queryByText('Nothing was changed')).not.toBeInTheDocument();
    expect(field('Name')).toHaveValue('Yorick');
  });

  it('is saved as the person decides, field by field', async () => {
    const note = await openConflict();
    fireEvent.click(screen.getByLabelText('Keep mine: Name'));
    expect(note).toHaveFocus();
    fireEvent.click(screen.getByLabelText('Take theirs: Shelf'));
    expect(note).toHaveTextContent('All decided. Save to keep it.');
    expect(field('Shelf')).toHaveValue('C');
    await press('Save');
    expect(update).toHaveBeenLastCalledWith('skull', { name: 'Yorick' }, { name: '' });
    expect(handleClose).toHaveBeenCalledOnce();
  });

  it('is in conflict again when it is saved without a decision', async () => {
    await openConflict(null);
    expect(screen.getByText(/^Another person changed this prop/u)).toBeVisible();
    await press('Save');
    expect(update.mock.lastCall?.[2]).toEqual({ name: 'Skull', shelf: 'A' });
  });
});
