import { ConnectionJudge } from '@standby/room-engine/client/connection-judge';
import type { Clock } from '@standby/room-engine/time/clock';
import type { ConnectionPhase, RoomConnection } from '../domain/live-protocol/connection';
import type { ServerLog } from './server-log';
import type { ServerSide } from './sync-context';
import type { EventStore } from './ports/room-store';

export interface StandingOptions {
  readonly clock: Clock;
  readonly joinedAtMs: number;
  /** Left out in sample mode, where the authority is in the page. */
  readonly server?: ServerSide;
  readonly eventStore: Pick<EventStore, 'outbox'>;
  readonly log: () => Pick<ServerLog, 'isBehind' | 'position'>;
  readonly onChange: () => void;
}

type StandingNow = Pick<
  RoomConnection,
  'phase' | 'sinceMs' | 'isSending' | 'unsent' | 'unsentSinceMs'
>;

/** State of a window's connection: the last reported phase, and the judge's verdict on silence. */
export class Standing {
  readonly judge: ConnectionJudge;
  readonly #options: StandingOptions;
  #phase: ConnectionPhase = 'connecting';
  #sinceMs: number;
  /** Position of the log when it was last judged. */
  #judgedAt = 0;

  constructor(options: StandingOptions) {
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

  current(): StandingNow {
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
  #judged(): Pick<RoomConnection, 'phase' | 'sinceMs'> {
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
