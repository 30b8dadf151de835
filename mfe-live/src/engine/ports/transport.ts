import type { Unsubscribe } from '../subscribable';

/**
 * How the windows of a room reach each other. The contract, which a server's implementation keeps,
 * too: what one posts, all the others get, as a copy, and not before `post` returned; it may get
 * lost, come twice or out of order. Nothing comes or goes after `close`.
 */
export interface Transport {
  /** Takes plain data. */
  post(message: object): void;
  subscribe(listener: (data: unknown) => void): Unsubscribe;
  close(): void;
}
