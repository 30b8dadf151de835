import { openDevice, type StreamDeckControlDefinition } from '@elgato-stream-deck/webhid';
import type { DeckFace } from '../../domain/stream-deck/deck-faces';
import { drawFace } from './draw-face';

interface DeckListener {
  readonly onDown: (key: number) => void;
  readonly onUp: (key: number) => void;
}

/** An open Stream Deck. */
export type Deck = Awaited<ReturnType<typeof openDeck>>;

/** Opens a Stream Deck. @throws {Error} if another program uses it, or its model is unknown */
export async function openDeck(device: HIDDevice, listener: DeckListener) {
  const deck = await openDevice(device);
  const keys = deck.CONTROLS.flatMap((control) =>
    control.type === 'button' && control.feedbackType === 'lcd' ? [control] : [],
  );
  const drawn = new Map<number, DeckFace | null>();
  let wanted: readonly (DeckFace | null)[] = [];
  let isDrawing = false;
  let isClosed = false;

  async function draw(key: number, face: DeckFace | null): Promise<void> {
    const control = keys.find(({ index }) => index === key);
    if (!control) return;
    if (!face) return deck.clearKey(control.index);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, control.pixelSize);
    drawFace(canvas, face);
    return deck.fillKeyCanvas(control.index, canvas);
  }

  /** Draws until the deck shows what is wanted; a face that changed meanwhile is skipped. */
  async function drawAll(): Promise<void> {
    const differs = (face: DeckFace | null, key: number) =>
      JSON.stringify(face) !== JSON.stringify(drawn.get(key) ?? null);
    const key = wanted.findIndex(differs);
    if (key === -1 || isClosed) return;
    const face = wanted[key] ?? null;
    await draw(key, face);
    drawn.set(key, face);
    await drawAll();
  }

  async function startDrawing(): Promise<void> {
    if (isDrawing) return;
    isDrawing = true;
    // A deck that was unplugged takes no picture; the page hears that it is gone.
    await drawAll().catch(() => undefined);
    isDrawing = false;
  }

  // The library keeps its listener on a device that it closed, and another page may open it again.
  const onKey = (handle: (key: number) => void) => (control: StreamDeckControlDefinition) => {
    if (control.type === 'button' && !isClosed) handle(control.index);
  };
  deck.on('down', onKey(listener.onDown));
  deck.on('up', onKey(listener.onUp));
  await deck.clearPanel();
  return {
    keyCount: keys.length,
    /** Draws the faces that changed; null darkens a key. */
    show(faces: readonly (DeckFace | null)[]) {
      wanted = faces;
      void startDrawing();
    },
    /** Returns the face that a key has now, which may be older than the last one to be shown. */
    faceOf: (key: number) => drawn.get(key) ?? null,
    /** @param isLeft whether no other page uses the deck, which then shows its maker’s logo */
    async close(isLeft: boolean) {
      isClosed = true;
      if (isLeft) await deck.resetToLogo();
      await deck.close();
    },
  };
}
