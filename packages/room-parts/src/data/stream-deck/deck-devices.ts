import { oncePerPage } from '../browser/once-per-page';

/** A device of WebHID, for which TypeScript has no types of its own. */
export interface DeckDevice {
  readonly vendorId: number;
  readonly productName: string;
}

interface Hid extends EventTarget {
  readonly getDevices: () => Promise<DeckDevice[]>;
  readonly requestDevice: (options: {
    readonly filters: readonly { readonly vendorId: number }[];
  }) => Promise<DeckDevice[]>;
}

const ELGATO = 0x0f_d9;

const readHid = (): Hid | undefined =>
  'hid' in navigator ? (navigator as { readonly hid?: Hid }).hid : undefined;

/** The Stream Decks that a person has allowed this page to use, and that are plugged in. */
export interface DeckDevices {
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the deck that the page uses; undefined without one. */
  readonly getSnapshot: () => DeckDevice | undefined;
  /** Lets the browser ask which deck the page may use. Call it in a press of a button. */
  readonly request: () => Promise<void>;
}

function createDeckDevices(hid: Hid): DeckDevices {
  let device: DeckDevice | undefined;
  const listeners = new Set<() => void>();
  const set = (devices: readonly DeckDevice[]) => {
    device = devices.find(({ vendorId }) => vendorId === ELGATO);
    for (const listener of listeners) listener();
  };
  const find = async () => set(await hid.getDevices());
  hid.addEventListener('connect', () => void find());
  hid.addEventListener('disconnect', () => void find());
  void find();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => device,
    async request() {
      const allowed = await hid.requestDevice({ filters: [{ vendorId: ELGATO }] });
      if (allowed.length > 0) set(allowed);
    },
  };
}

/** Returns the decks of this page; undefined in a browser without WebHID, or on plain http. */
export function deckDevices(): DeckDevices | undefined {
  const hid = readHid();
  return hid && oncePerPage('stream-decks', () => createDeckDevices(hid));
}
