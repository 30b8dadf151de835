import type { Unsubscribe } from '../subscribable';

export interface SocketListener {
  onOpen(): void;
  onText(text: string): void;
  /**
   * Called once, even if the socket never opened. No listener is called after it, nor after
   * `close`.
   */
  onClose(): void;
}

export interface ServerSocket {
  /** Call only while the socket is open. */
  send(text: string): void;
  close(): void;
}

/** A standby server that takes over the room when this one is gone. */
export interface StandbyServer {
  readonly origin: string;
  /** Token that lets the window in at the standby server. */
  readonly pass: string;
}

/** Address at which the server accepts the connections of one room. */
export interface ServerEndpoint {
  open(listener: SocketListener): ServerSocket;
  /**
   * Notes the server's standby server. If one of the two cannot be reached, they are tried in turn.
   */
  offer?(standbyServer: StandbyServer): void;
  /** Call when the server has said welcome: if it has a standby server, it announces it next. */
  settle?(): void;
  /** Whether there is another server to try. */
  hasOther?(): boolean;
  /** Returns the origin of the server if it differs from the page's. */
  elsewhere?(): string | null;
  /** Subscribes to the return of the network. */
  subscribe(onNetworkBack: () => void): Unsubscribe;
}
