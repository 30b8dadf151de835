/** A Stream Deck MK.2 at `navigator.hid`, which speaks its report format. */
export interface FakeStreamDeck {
  /** JPEG that each key shows; a dark key has none. */
  readonly images: Map<number, Uint8Array<ArrayBuffer>>;
  /** Whether the deck shows its maker’s logo. */
  isLogo: boolean;
  readonly press: (key: number) => void;
  readonly release: (key: number) => void;
  readonly unplug: () => void;
  readonly plugIn: () => void;
}

declare global {
  interface Window {
    streamDeck: FakeStreamDeck;
  }
}

/**
 * Installs the deck. The function refers to nothing outside itself, because browser tests run it in
 * the page. The page may use the deck once it has asked, also after a reload.
 *
 * Report 2 has a part of a key’s picture: 7, key, whether it is the last, two lengths with the
 * lower byte first (bytes, number of the part), then the bytes. Feature report 3 darkens all keys
 * (5) or one (6), or shows the logo (2). Input report 1 has a 0, the number of keys, and a byte for
 * each key.
 */
export function installStreamDeck(): void {
  const ALLOWED = 'fake-stream-deck';
  const KEYS = 15;
  const PICTURE = 7;
  const BODY = 7;
  const hid = new EventTarget();
  const device = new EventTarget();
  const parts: number[] = [];
  const down = new Set<number>();
  let isPluggedIn = true;

  const report = () => {
    const states = Array.from({ length: KEYS }, (_, key) => Number(down.has(key)));
    const data = new DataView(Uint8Array.from([0, KEYS, 0, ...states]).buffer);
    device.dispatchEvent(Object.assign(new Event('inputreport'), { reportId: 1, data }));
  };
  const deck: FakeStreamDeck = {
    images: new Map(),
    isLogo: true,
    press(key) {
      down.add(key);
      report();
    },
    release(key) {
      down.delete(key);
      report();
    },
    unplug() {
      isPluggedIn = false;
      deck.images.clear();
      hid.dispatchEvent(new Event('disconnect'));
    },
    plugIn() {
      isPluggedIn = true;
      hid.dispatchEvent(new Event('connect'));
    },
  };
  const needsPlug = () => {
    if (!isPluggedIn) throw new DOMException('The device is gone', 'NetworkError');
  };
  Object.assign(device, {
    vendorId: 0x0f_d9,
    productId: 0x80,
    productName: 'Stream Deck MK.2',
    collections: [],
    open: async () => needsPlug(),
    close: async () => undefined,
    sendReport: async (id: number, bytes: Uint8Array) => {
      needsPlug();
      const [kind, key = 0, isLast, low = 0, high = 0] = bytes;
      if (id !== 2 || kind !== PICTURE) throw new Error('Unknown report');
      parts.push(...bytes.subarray(BODY, BODY + low + 256 * high));
      if (isLast === 1) deck.images.set(key, Uint8Array.from(parts.splice(0)));
    },
    sendFeatureReport: async (id: number, [command, key = 0]: Uint8Array) => {
      needsPlug();
      if (id !== 3) throw new Error('Unknown feature report');
      deck.isLogo = command === 2;
      if (command === 6) deck.images.delete(key);
      else deck.images.clear();
    },
  });
  Object.assign(hid, {
    getDevices: async () =>
      isPluggedIn && sessionStorage.getItem(ALLOWED) !== null ? [device] : [],
    requestDevice: async () => {
      sessionStorage.setItem(ALLOWED, 'yes');
      return isPluggedIn ? [device] : [];
    },
  });
  Object.defineProperty(navigator, 'hid', { value: hid, configurable: true });
  window.streamDeck = deck;
}
