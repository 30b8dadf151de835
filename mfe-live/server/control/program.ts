import type { ControlEvent, ControlState } from '@standby/api-client/control';
import type { ControlAccess } from './control-access';
import type { ControlBye } from './control-sockets';
import { changesOf, controlStateOf } from './control-state';
import { ControlWindow, type ControlWindowOptions } from './control-window';

/** Milliseconds for which changes are collected. */
const COLLECT_MS = 30;

/** Socket of a program. */
export interface ProgramSocket {
  readonly send: (event: ControlEvent) => void;
  readonly end: (code: ControlBye) => void;
}

/** A room as one token sees it, shared by its requests and sockets. */
export class Program {
  readonly access: ControlAccess;
  readonly window: ControlWindow;
  readonly #sockets = new Set<ProgramSocket>();
  readonly #now: () => number;
  #sent: ControlState;
  #collecting: NodeJS.Timeout | undefined;

  constructor(access: ControlAccess, options: Pick<ControlWindowOptions, 'room' | 'now'>) {
    this.access = access;
    this.#now = options.now;
    this.window = new ControlWindow({
      ...options,
      access,
      onChange: () => {
        this.#collecting ??= setTimeout(() => this.#publish(), COLLECT_MS);
      },
    });
    this.#sent = this.state();
  }

  state(): ControlState {
    const { title, scope } = this.access;
    return controlStateOf(this.window.state, title, scope);
  }

  /** Sends a socket the state, and the changes from then on. */
  add(socket: ProgramSocket): void {
    this.#publish();
    this.#sockets.add(socket);
    socket.send({ kind: 'state', nowMs: this.#now(), state: this.#sent });
  }

  remove(socket: ProgramSocket): void {
    this.#sockets.delete(socket);
  }

  /** Ends the sockets with the reason, and leaves the room. */
  end(code: ControlBye): void {
    clearTimeout(this.#collecting);
    for (const socket of this.#sockets) socket.end(code);
    this.window.close();
  }

  #publish(): void {
    clearTimeout(this.#collecting);
    this.#collecting = undefined;
    if (this.window.isEnded) {
      for (const socket of this.#sockets) socket.end('stopping');
      return;
    }
    const state = this.state();
    const changes = changesOf(this.#sent, state);
    this.#sent = state;
    if (!changes) return;
    const event: ControlEvent = { kind: 'changes', nowMs: this.#now(), state: changes };
    for (const socket of this.#sockets) socket.send(event);
  }
}
