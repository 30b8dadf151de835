import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openOnBook } from '../../testing/open-book';
import { installStreamDeck } from '../../testing/fake-stream-deck';
import { renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { actsOf } from '@standby/live-room/client/room-acts';
import { Controller } from '../../screens/LiveRoom/Controller';
import { StreamDeckKeys } from './StreamDeck';

const [TOGGLE, BLACKOUT, MESSAGE, STANDBY, GO] = [0, 3, 7, 10, 14];

/** A canvas that draws nothing, because jsdom has none. */
const context = {
  fillRect: () => undefined,
  strokeRect: () => undefined,
  fillText: () => undefined,
  measureText: (text: string) => ({ width: text.length }),
  putImageData: () => undefined,
  createImageData: (width: number, height: number) => ({
    data: new Uint8ClampedArray(4 * width * height),
  }),
  getImageData: (_x: number, _y: number, width: number, height: number) => ({
    data: new Uint8ClampedArray(4 * width * height),
  }),
};

installStreamDeck();
const { streamDeck } = window;

beforeEach(async () => {
  sessionStorage.setItem('standby:caller', 'noor');
  localStorage.setItem('standby:caller-name', 'Noor');
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const locks = {
    request: async (_: string, __: object, hold: (lock: object) => unknown) => hold({}),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob(['picture'])),
  );
  await StreamDeckKeys.preload();
  sessionStorage.setItem('fake-stream-deck', 'yes');
  streamDeck.images.clear();
  streamDeck.plugIn();
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
    actsOf(desk.room).sendMessage('The house is open');
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
    await pass(1_000);
    expect(state().isBlackout).toBe(false);
    expect(screen.getByRole('dialog', { name: 'Black out the viewers?' })).toBeVisible();
    await act(async () => streamDeck.unplug());
    await vi.dynamicImportSettled();
    await pass(100);
    expect(screen.getAllByText('The Stream Deck is unplugged')[0]).toBeVisible();
  });
});
