import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeStreamDeck } from '@standby/room-parts/testing/fake-stream-deck';
import { plugInStreamDeck } from '@standby/room-parts/testing/plug-in-stream-deck';
import { renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { sendMessage } from '@standby/live-room/testing/desk-acts';
import { Controller } from './Controller';

const [TOGGLE, BLACKOUT, MESSAGE] = [0, 3, 7];

let streamDeck: FakeStreamDeck;

beforeEach(async () => {
  streamDeck = await plugInStreamDeck();
});

describe('a Stream Deck at the desk', () => {
  it('plays, shows a message, and asks before a blackout unless its key is held', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    const desk = renderInRoom(createRoomHarness(), 'controller', <Controller />);
    const pass = async (ms: number) => {
      await desk.pass(ms);
      await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
    };
    const press = (key: number) => act(() => streamDeck.press(key));
    const release = (key: number) => act(() => streamDeck.release(key));
    const state = () => desk.room.getSnapshot().state;
    sendMessage(desk.room, 'The house is open');
    await pass(2_000);
    press(TOGGLE);
    expect(state().timers[0]?.run.phase).toBe('running');
    press(MESSAGE);
    expect(state().shownMessageId).toBe(state().messages[0]?.id);
    release(MESSAGE);
    press(MESSAGE);
    expect(state().shownMessageId).toBeNull();
    press(BLACKOUT);
    await pass(600);
    expect(state().isBlackout).toBe(true);
    release(BLACKOUT);
    press(BLACKOUT);
    expect(state().isBlackout).toBe(false);
    release(BLACKOUT);
    press(BLACKOUT);
    release(BLACKOUT);
    await vi.dynamicImportSettled();
    await pass(1_000);
    expect(state().isBlackout).toBe(false);
    expect(screen.getByRole('dialog', { name: 'Black out the viewers?' })).toBeVisible();
    await act(async () => streamDeck.unplug());
    await vi.dynamicImportSettled();
    await pass(100);
    expect(screen.getAllByText('The Stream Deck is unplugged')[0]).toBeVisible();
  });
});
