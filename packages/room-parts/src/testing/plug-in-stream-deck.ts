import { vi } from 'vitest';
import { StreamDeckKeys } from '../components/StreamDeck/StreamDeck';
import { type FakeStreamDeck, installStreamDeck } from './fake-stream-deck';

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

/** Plugs a Stream Deck into the page of a test. Noor’s name and id are stored in this browser. */
export async function plugInStreamDeck(): Promise<FakeStreamDeck> {
  if (!('streamDeck' in window)) installStreamDeck();
  const { streamDeck } = window;
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
  return streamDeck;
}
