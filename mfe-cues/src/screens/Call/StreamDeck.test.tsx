import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeStreamDeck } from '@standby/room-parts/testing/fake-stream-deck';
import { plugInStreamDeck } from '@standby/room-parts/testing/plug-in-stream-deck';
import { openOnBook } from '../../testing/open-book';

const [TOGGLE, STANDBY, GO] = [0, 10, 14];

let streamDeck: FakeStreamDeck;

beforeEach(async () => {
  streamDeck = await plugInStreamDeck();
});

describe('a Stream Deck on the book', () => {
  it('calls standby and GO with the safety of the keys', async () => {
    const { gone, pass } = await openOnBook();
    const press = async (key: number) => {
      act(() => streamDeck.press(key));
      act(() => streamDeck.release(key));
      await pass(400);
    };
    for (let second = 0; second < 4; second += 1) await pass(1_000);
    await vi.waitFor(() => expect(streamDeck.images.has(GO)).toBe(true));
    expect(streamDeck.images.has(TOGGLE)).toBe(false);
    await press(GO);
    expect(gone()).toEqual([]);
    expect(screen.getByText(/No standby was given/u)).toBeVisible();
    await pass(5_000);
    await press(STANDBY);
    await press(TOGGLE);
    await press(GO);
    expect(gone()).toEqual(['lx1', 'sq1']);
  });

  it('refuses a GO if the cues are not the ones on its key', async () => {
    const { gone, pass, room } = await openOnBook();
    for (let second = 0; second < 4; second += 1) await pass(1_000);
    await vi.waitFor(() => expect(streamDeck.images.has(GO)).toBe(true));
    act(() => {
      const callerId = room.getSnapshot().state.calling?.caller?.id ?? '';
      room.dispatch({ type: 'skip-cues', callerId, cueIds: ['lx1', 'sq1'] });
      streamDeck.press(GO);
    });
    await vi.dynamicImportSettled();
    await pass(10);
    expect(gone()).toEqual([]);
    expect(screen.queryByText(/No standby was given/u)).toBeNull();
    expect(screen.getAllByText(/The next cues have just changed/u)[0]).toBeVisible();
  });
});
