import { useSyncExternalStore } from 'react';
import { LazyPart, lazyScreen } from '@standby/shared-ui';
import { deckDevices } from '../../data/stream-deck/deck-devices';
import type { DeckPage } from '../../domain/stream-deck/deck-keys';

export const StreamDeckKeys = lazyScreen(() => import('./StreamDeckKeys'), 'StreamDeckKeys');

export interface StreamDeckProps {
  readonly page: DeckPage;
  /** Id of this desk on the book; empty on the desk. */
  readonly callerId?: string;
  /** Whether a GO without a standby waits for another press. */
  readonly isAsking?: boolean;
}

const neverNotifies = () => () => undefined;

/** Returns the connected Stream Deck; undefined without one. */
export function useDeckDevice(): HIDDevice | undefined {
  const devices = deckDevices();
  return useSyncExternalStore(devices?.subscribe ?? neverNotifies, () => devices?.getSnapshot());
}

const isPluggedIn = (device: HIDDevice) => deckDevices()?.getSnapshot() === device;

/** The keys of a connected Stream Deck. Their code is loaded once one is connected. */
export function StreamDeck(props: StreamDeckProps) {
  const device = useDeckDevice();
  if (!device) return null;
  return (
    <LazyPart>
      <StreamDeckKeys device={device} isPluggedIn={isPluggedIn} {...props} />
    </LazyPart>
  );
}
