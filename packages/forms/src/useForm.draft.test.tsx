import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DRAFT_KEY,
  type RoomFormProps,
  open,
  field,
  createButton,
  storedDraft,
} from './testing/room-form';

beforeEach(() => {
  sessionStorage.clear();
});

describe('the draft', () => {
  it('restores a half-filled form, and offers to discard it', async () => {
    const { unmount } = open();
    await userEvent.type(field('Name'), 'Studio');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Piano' }));
    unmount();

    open();
    expect(field('Name')).toHaveValue('Studio');
    expect(screen.getByRole('checkbox', { name: 'Piano' })).toBeChecked();

    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Name')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
    expect(storedDraft()).toBeNull();
  });

  it('is not offered when nothing was filled in, or everything was cleared again', async () => {
    const { unmount } = open();
    await userEvent.type(field('Name'), 'S{Backspace}');
    unmount();

    open();
    expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
    expect(storedDraft()).toBeNull();
  });

  it('is gone after a success', async () => {
    const { unmount } = open();
    await userEvent.type(field('Name'), 'Studio');
    await userEvent.click(createButton());
    unmount();

    open();
    expect(field('Name')).toHaveValue('');
  });

  it.each([
    ['not JSON', 'half a draft'],
    ['no object', '7'],
    [
      'other fields and kinds',
      '{"colour":"red","name":["x"],"equipment":[1],"__proto__":{"name":"x"}}',
    ],
  ])('is left out when it is %s', (_, stored) => {
    sessionStorage.setItem(DRAFT_KEY, stored);

    open();

    expect(field('Name')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  });

  it('is not stored when storage is blocked, and the form still works', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Access is denied.', 'SecurityError');
      });
    }
    const submit = vi.fn<RoomFormProps['submit']>(async () => 'id');
    open({ submit });

    await userEvent.type(field('Name'), 'Studio');
    await userEvent.click(createButton());

    expect(submit).toHaveBeenCalledTimes(1);
  });
});
