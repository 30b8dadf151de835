import type { RoomTypes } from '../log/event';
import type { Clock } from '../time/clock';
import type { ServerClock } from '../time/server-clock';
import type { ConnectionPhase, ConnectionState } from '../protocol/connection-state';
import { ConnectionJudge } from './connection-judge';
import type { EventStore } from './event-store';
import type { ServerLog } from './server-log';

interface StandingOptions<Room extends RoomTypes> {
  readonly clock: Clock;
  readonly joinedAtMs: number;
  /** Left out in sample mode, where the authority is in the page. */
  readonly server?: { readonly clock: ServerClock };
  readonly eventStore: Pick<EventStore<Room>, 'outbox'>;
  readonly log: () => Pick<ServerLog<Room>, 'isBehind' | 'position'>;
  readonly onChange: () => void;
}

/** State of a window's connection: the last reported phase, and the judge's verdict on silence. */
export class Standing<Room extends RoomTypes> {
  readonly judge: ConnectionJudge;
  readonly #options: StandingOptions<Room>;
  #phase: ConnectionPhase = 'connecting';
  #sinceMs: number;
  /** Position of the log when it was last judged. */
  #judgedAt = 0;

  constructor(options: StandingOptions<Room>) {
    const { clock, joinedAtMs, onChange } = options;
    this.#options = options;
    this.#sinceMs = joinedAtMs;
    this.judge = new ConnectionJudge({ clock, onChange });
  }

  /** Whether messages may be sent; silence does not close a connection. */
  get isOpen(): boolean {
    return this.#phase === 'live';
  }

  enter(phase: ConnectionPhase): void {
    if (this.#phase === phase || (phase === 'away' && this.#phase === 'connecting')) return;
    const { phase: judged, sinceMs } = this.#judged();
    this.#phase = phase;
    // A silence that was noticed before the connection ended continues from its start.
    if (phase === 'away' && judged === 'away') this.#sinceMs = sinceMs;
    else this.#sinceMs = this.#options.server?.clock.now() ?? this.#sinceMs;
  }

  current(): ConnectionState {
    const { isSending } = this.judge.verdict;
    const outbox = this.#options.eventStore.outbox();
    const unsentSinceMs = outbox[0]?.atMs ?? null;
    return { ...this.#judged(), isSending, unsent: outbox.length, unsentSinceMs };
  }

  /** Tells the judge which events and acknowledgements are missing. */
  noteAwaited(): void {
    const { server, eventStore, log } = this.#options;
    if (!server || !this.isOpen) return;
    const position = log().position();
    this.judge.noteBehind(log().isBehind(), position !== this.#judgedAt);
    this.#judgedAt = position;
    const [oldest] = eventStore.outbox();
    this.judge.noteUnsent(oldest && Math.max(0, server.clock.estimate() - oldest.atMs));
  }

  #judged(): Pick<ConnectionState, 'phase' | 'sinceMs'> {
    const { isHeard, isBehind } = this.judge.verdict;
    const nowMs = this.#options.server?.clock.estimate() ?? this.#sinceMs;
    if (this.isOpen && !isHeard) {
      const silenceMs = this.judge.silenceMs();
      return { phase: 'away', sinceMs: Number.isFinite(silenceMs) ? nowMs - silenceMs : nowMs };
    }
    if (this.isOpen && isBehind) return { phase: 'behind', sinceMs: nowMs - this.judge.behindMs() };
    return { phase: this.#phase, sinceMs: this.#sinceMs };
  }
}
