import { act, renderHook } from '@testing-library/react';
import { ToastProvider } from '@standby/shared-ui';
import { CollectionError } from '@standby/shared-collections/port';
import { createFakeBrowser } from '@standby/shared-ui/testing/fake-browser';
import type { SubmitEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createShows, type Shows } from '../../../data/shows';
import { useManageShow } from './useManageShow';

const DOWN = new CollectionError('unreachable', 'The server does not answer.');

const onSaved = vi.fn<() => void>();
const onRemoved = vi.fn<() => void>();

let stored: Shows;

beforeEach(() => {
  sessionStorage.clear();
  onSaved.mockReset();
  onRemoved.mockReset();
  stored = createShows(createFakeBrowser().openWindow());
});

async function open(overrides: Partial<Shows> = {}) {
  const show = await stored.get('hamlet');
  const shows = { ...stored, ...overrides };
  const { result } = renderHook(() => useManageShow({ shows, show, onSaved, onRemoved }), {
    wrapper: ToastProvider,
  });
  return {
    result,
    save: () =>
      act(() =>
        result.current.form.handleSubmit({
          preventDefault: () => undefined,
        } as SubmitEvent<HTMLFormElement>),
      ),
    remove: () => act(() => result.current.removal.handleDelete()),
  };
}

describe('saving', () => {
  it('sends what was changed and nothing else', async () => {
    const update = vi.fn(stored.update);
    const { result, save } = await open({ update });
    act(() => result.current.form.setValue('venue', 'Old Mill'));
    await save();

    expect(update).toHaveBeenCalledExactlyOnceWith(
      'hamlet',
      { venue: 'Old Mill' },
      { venue: 'Harbour Playhouse, Boston' },
    );
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('of nothing is done without asking anybody', async () => {
    const update = vi.fn(stored.update);
    const { save } = await open({ update });
    await save();

    expect(update).not.toHaveBeenCalled();
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('that fails says why and keeps the edit', async () => {
    const { result, save } = await open({
      update: vi.fn<Shows['update']>().mockRejectedValue(DOWN),
    });
    act(() => result.current.form.setValue('venue', 'Old Mill'));
    await save();

    expect(result.current.form.submitError).toBe(DOWN.message);
    expect(result.current.form.values.venue).toBe('Old Mill');
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('deleting', () => {
  it('takes the show away', async () => {
    const { remove } = await open();
    await remove();

    expect((await stored.list()).map(({ id }) => id)).not.toContain('hamlet');
    expect(onRemoved).toHaveBeenCalledOnce();
  });

  it('that fails says why and is not done', async () => {
    const { result, remove: press } = await open({
      remove: vi.fn<Shows['remove']>().mockRejectedValue(DOWN),
    });
    await press();

    expect(result.current.removal.failure).toBe(DOWN.message);
    expect(result.current.removal.isPending).toBe(false);
    expect(onRemoved).not.toHaveBeenCalled();
  });

  it.each([
    [new TypeError('Failed to fetch'), /^The server could not be reached\./u],
    [new Error('ECONNRESET'), /^“?Hamlet”? could not be deleted\. Try again\.$/u],
  ])('that fails with %s says so in words for a person', async (error, words) => {
    vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>());
    const { result, remove: press } = await open({
      remove: vi.fn<Shows['remove']>().mockRejectedValue(error),
    });
    await press();

    expect(result.current.removal.failure).toMatch(words);
  });

  it('is asked for once, however often one presses', async () => {
    const remove = vi.fn<Shows['remove']>(() => new Promise(() => undefined));
    const { result } = await open({ remove });
    const press = (): void =>
      act(() => {
        void result.current.removal.handleDelete();
      });
    press();
    expect(result.current.removal.isPending).toBe(true);
    press();

    expect(remove).toHaveBeenCalledOnce();
  });
});
