import type { Transport } from '../../engine/ports/transport';

/** For a browser without channels between windows: the room works in this window alone. */
export function noopTransport(): Transport {
  return {
    post: () => undefined,
    subscribe: () => () => undefined,
    close: () => undefined,
  };
}
