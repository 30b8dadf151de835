import { type BrowserEnvironment, createBrowserCollection } from '@standby/collections/browser';
import { CollectionError } from '@standby/collections/port';
import { byMode } from '@standby/contracts';
import {
  type AcceptOutcome,
  type DeviceToPair,
  type Pairing,
  type PairingDevice,
  type PairingLink,
  claimPairing,
  newPairing,
  pairingSchema,
  remainingMillis,
} from '../domain/pairing';
import { type RandomBelow, newCode } from '@standby/api-client/pairing-code';
import { randomBelow as browserRandom } from './random-below';
import { windowId } from './window-id';

/**
 * Result of opening a pairing link. `unknown`: the code is not shown by any window of this browser.
 */
export type Claim =
  | { readonly outcome: 'paired' | 'used'; readonly device: PairingDevice }
  | { readonly outcome: 'expired' | 'unknown' };

/** Port between the window that shows a code and the one in which its link is opened. */
export interface Pairings {
  /** Issues a code for a device that is being added. */
  readonly open: (device: DeviceToPair) => Promise<Pairing>;
  /** Replaces a code with a new one; the old code stops working. */
  readonly renew: (pairing: Pairing, device: DeviceToPair) => Promise<Pairing>;
  /** Ends a code. */
  readonly cancel: (pairing: Pairing) => Promise<void>;
  /** Finds a code; undefined if it was cancelled or renewed. */
  readonly find: (code: string) => Promise<Pairing | undefined>;
  /** Uses the code, once, for the calling window. */
  readonly claim: (link: PairingLink) => Promise<Claim>;
  /** Uses a code that a device shows. Undefined in sample mode, where devices do not show codes. */
  readonly accept?: (code: string, device: DeviceToPair) => Promise<AcceptOutcome>;
  /** Calls the listener whenever a pairing changes in any window. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Changes to a pairing: it is opened for a device, and claimed by a window. */
interface PairingContent {
  readonly device: PairingDevice;
  readonly claimant: string;
}

/** Thrown inside the turn in which a claim is decided, so that nothing is written. */
class ClaimRefused extends Error {
  readonly claim: Claim;

  constructor(claim: Claim) {
    super(`The code is ${claim.outcome}.`);
    this.claim = claim;
  }
}

function claimed(
  pairing: Pairing,
  { claimant = '' }: Partial<PairingContent>,
  at: string,
): Pairing {
  const result = claimPairing(pairing, claimant, at);
  switch (result.outcome) {
    case 'paired':
      return result.pairing;
    case 'used':
      throw new ClaimRefused({ outcome: 'used', device: pairing.device });
    case 'expired':
      throw new ClaimRefused({ outcome: 'expired' });
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof CollectionError && error.reason === 'not-found';
}

interface PairingEnvironment extends Partial<Omit<BrowserEnvironment, 'newId'>> {
  readonly randomBelow?: RandomBelow;
  /** Returns the name of the window that claims a code. */
  readonly claimant?: () => string;
}

/** Creates pairings between the windows of this browser, through its storage. */
export function createBrowserPairings(environment: PairingEnvironment = {}): Pairings {
  const { randomBelow = browserRandom, claimant = windowId, now = () => new Date() } = environment;
  const collection = createBrowserCollection<Pairing, PairingContent>({
    ...environment,
    key: 'standby:pairings',
    version: 1,
    schema: pairingSchema,
    noun: { one: 'pairing code', many: 'pairing codes' },
    samples: [],
    newId: () => newCode(randomBelow),
    make: ({ device }, { id, at }) => newPairing(id, device, at),
    change: claimed,
  });

  async function discard(code: string): Promise<void> {
    try {
      await collection.remove(code);
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }

  async function open({ name, type, room }: DeviceToPair): Promise<Pairing> {
    for (const old of await collection.list()) {
      if (remainingMillis(old, now()) === 0) await discard(old.id);
    }
    return collection.create({ device: { name, type, room }, claimant: '' });
  }

  return {
    open,
    async renew(pairing, device) {
      await discard(pairing.id);
      return open(device);
    },
    cancel: (pairing) => discard(pairing.id),
    async find(code) {
      const pairings = await collection.list();
      return pairings.find(({ id }) => id === code);
    },
    async claim({ code, expiresAt }) {
      try {
        const { device } = await collection.update(code, { claimant: claimant() });
        return { outcome: 'paired', device };
      } catch (error) {
        if (error instanceof ClaimRefused) return error.claim;
        if (!isNotFound(error)) throw error;
        const isOver = expiresAt !== undefined && remainingMillis({ expiresAt }, now()) === 0;
        return { outcome: isOver ? 'expired' : 'unknown' };
      }
    },
    subscribe: collection.subscribe,
  };
}

/** Returns the server's pairings, whose code loads on demand. */
function openServerPairings(): Pairings {
  const load = async (): Promise<Required<Pairings>> => {
    const { createServerPairings } = await import('./server-pairings');
    return createServerPairings();
  };
  return {
    open: async (device) => (await load()).open(device),
    renew: async (pairing, device) => (await load()).renew(pairing, device),
    cancel: async (pairing) => (await load()).cancel(pairing),
    find: async (code) => (await load()).find(code),
    claim: async (link) => (await load()).claim(link),
    accept: async (code, device) => (await load()).accept(code, device),
    subscribe(listener) {
      let leave: (() => void) | undefined;
      let isOver = false;
      const follow = async (): Promise<void> => {
        const server = await load();
        if (!isOver) leave = server.subscribe(listener);
      };
      // `find` reports why loading failed.
      follow().catch(() => undefined);
      return () => {
        isOver = true;
        leave?.();
      };
    },
  };
}

/** Pairings of this page. */
export const pairings = byMode<() => Pairings>(createBrowserPairings, openServerPairings)();
