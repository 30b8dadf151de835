import type { Act, WindowRole } from '../../packages/live-room/src/domain/index.ts';
import type { RoomSession } from '../../packages/live-room/src/client/room-session.ts';
import { MemoryStorage } from '../../packages/room-engine/src/testing/memory-storage.ts';
import { openEngineRoom } from '../../mfe-live/server/testing/engine-room.ts';
import type { FinalWindow, History } from './history.ts';
import { shownTo } from './shown-to.ts';
import { type Address, recordingEndpoint, type RecordingEndpoint } from './recording-endpoint.ts';

interface RealWindowOptions {
  readonly name: string;
  readonly showId: string;
  readonly role: WindowRole;
  readonly address: () => Address;
  readonly history: History;
}

/**
 * A window as it is in a browser, without its screen: the engine, with an outbox that survives a
 * reload.
 */
export class RealWindow {
  readonly #options: RealWindowOptions;
  readonly #storage = new MemoryStorage();
  readonly #endpoint: RecordingEndpoint;
  #room: RoomSession;

  constructor(options: RealWindowOptions) {
    this.#options = options;
    const { name, address, history } = options;
    this.#endpoint = recordingEndpoint(address, history, name);
    this.#room = this.#open();
  }

  get name(): string {
    return this.#options.name;
  }

  get isDesk(): boolean {
    return this.#options.role === 'controller';
  }

  /** Does an act, if the room allows it now. */
  act(act: Act): void {
    const result = this.#room.dispatch(act);
    const { history, name } = this.#options;
    if (result.isDone) history.add({ kind: 'done', window: name, event: result.eventId });
  }

  undo(): void {
    const result = this.#room.undo();
    const { history, name } = this.#options;
    if (result.isDone) history.add({ kind: 'done', window: name, event: result.eventId });
  }

  /** Records the window's room time, once it shows one. */
  readClock(): void {
    const { history, name } = this.#options;
    const errorMs = this.#room.clockErrorMs();
    if (errorMs === null || !this.#room.getSnapshot().connection?.isTimeKnown) return;
    history.add({ kind: 'time', window: name, roomMs: this.#room.now(), errorMs });
  }

  /** Reloads the window, as a person does who presses F5. */
  reload(): void {
    this.#room.close();
    this.#room = this.#open();
  }

  noteNetwork(): void {
    this.#endpoint.noteNetwork();
  }

  /** Whether the window is connected. */
  get isLive(): boolean {
    return this.#room.getSnapshot().connection?.phase === 'live';
  }

  final(): FinalWindow {
    const { revision, state, connection } = this.#room.getSnapshot();
    const audience = this.isDesk ? 'desks' : 'everyone';
    return {
      name: this.name,
      audience,
      position: revision,
      unsent: connection?.unsent ?? 0,
      state: shownTo(audience, state),
    };
  }

  close(): void {
    this.#room.close();
  }

  #open(): RoomSession {
    const { showId, role } = this.#options;
    return openEngineRoom({ showId, role, endpoint: this.#endpoint, storage: this.#storage });
  }
}
