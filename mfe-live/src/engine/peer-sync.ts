import { deltaFor, type Digest, digestOf, isBehind } from '../domain/event-log/digest';
import type { RoomEvent } from '../domain/event-log/event';
import { serializeLog } from '../domain/event-log/serialized-log';
import { type Roster, type Screen, screensOf, type Self } from '../domain/peers/presence';
import {
  type BodyOf,
  createMessageEncoder,
  decodeMessage,
  isOfNewerProtocol,
  type ReceivedMessage,
} from '../domain/peers/protocol';
import { PeerPresence } from './peer-presence';
import type { Transport } from './ports/transport';
import type { RoomSync, SyncContext } from './room-sync';
import type { Unsubscribe } from './subscribable';

/** Other windows are asked for what is missing only this long after the last one was. */
const WANT_INTERVAL_MS = 500;

export interface PeerSyncOptions extends SyncContext {
  readonly openTransport: () => Transport;
}

function checkpointIdOf({ generation, by }: Pick<Digest, 'generation' | 'by'>): string {
  return `${generation}:${by}`;
}

/** Between the windows themselves, over a transport that may lose messages. */
export class PeerSync implements RoomSync {
  readonly #options: PeerSyncOptions;
  readonly #encode: ReturnType<typeof createMessageEncoder>;
  readonly #presence: PeerPresence;
  #transport: Transport | undefined;
  #unsubscribe: Unsubscribe | undefined;
  #wantedAtMs = Number.NEGATIVE_INFINITY;
  /** A checkpoint of a newer release: this one does not ask for it again. */
  #foreignCheckpoint: string | undefined;

  constructor(options: PeerSyncOptions) {
    const { id, room, format, eventStore, onRosterChange } = options;
    this.#options = options;
    this.#encode = createMessageEncoder(id, room, format.version);
    this.#presence = new PeerPresence({
      ...options,
      known: () => digestOf(eventStore.log()),
      send: (presence) => this.#post(this.#encode.presence(presence)),
      onChange: onRosterChange,
    });
  }

  get self(): Self {
    return this.#presence.self;
  }

  connection(): null {
    return null;
  }

  clockErrorMs(): null {
    return null;
  }

  screens(known: Digest): Screen[] {
    return screensOf(this.#roster, known);
  }

  areAllOnVersion(version: number): boolean {
    return [...this.#roster.values()].every((peer) => peer.version === version);
  }

  turn(): number {
    const { id } = this.#options;
    return [...this.#roster].filter(([peer, { role }]) => role === 'controller' && peer < id)
      .length;
  }

  connect(): void {
    this.#transport = this.#options.openTransport();
    this.#unsubscribe = this.#transport.subscribe((data) => this.#receive(data));
    this.join();
  }

  join(): void {
    this.#presence.join();
  }

  announce(): void {
    this.#presence.announce();
  }

  acknowledge(shown: Digest): void {
    this.#presence.acknowledge(shown);
  }

  publish(event: RoomEvent): void {
    this.#post(this.#encode.events([event]));
  }

  identify(id: string): void {
    this.#post(this.#encode.identify(id));
  }

  /** Nobody refuses acts between windows. */
  dismissNotTaken(): void {}

  leave(): void {
    this.#presence.leave();
    this.#post(this.#encode.leave());
  }

  close(): void {
    this.#unsubscribe?.();
    this.#transport?.close();
    this.#transport = undefined;
  }

  get #roster(): Roster {
    return this.#presence.roster;
  }

  #post(message: object): void {
    this.#transport?.post(message);
  }

  #receive(data: unknown): void {
    const { room, id, format } = this.#options;
    const message = decodeMessage(data, room, format);
    if (message && message.from !== id) this.#handle(message);
    if (isOfNewerProtocol(data, room)) this.#noteNewerRelease();
  }

  #handle({ from, body }: ReceivedMessage): void {
    const { id, eventStore, onMessage, onIdentify } = this.#options;
    onMessage(body.kind === 'presence' ? body.role : this.#roster.get(from)?.role);
    if (body.kind !== 'presence') this.#presence.touch(from);
    if (body.kind === 'presence') this.#handlePresence(from, body);
    if (body.kind === 'entries') this.#merge(from, () => eventStore.merge(body.events));
    if (body.kind === 'book') this.#handleLog(from, body);
    if (body.kind === 'want' && body.to === id) this.#sendDelta(body.known);
    if (body.kind === 'identify' && body.to === id) onIdentify();
    if (body.kind === 'leave') this.#presence.remove(from);
  }

  #handlePresence(from: string, presence: BodyOf<'presence'>): void {
    const { format, eventStore } = this.#options;
    const { known, version } = presence;
    this.#presence.receive(from, presence);
    if (version > format.version) this.#noteNewerRelease();
    const isReadable = checkpointIdOf(known) !== this.#foreignCheckpoint;
    if (isReadable && isBehind(eventStore.log(), known)) this.#want(from);
  }

  /** Of a newer release's log only the events are understood. */
  #handleLog(from: string, { result }: BodyOf<'book'>): void {
    const { eventStore } = this.#options;
    if (result.kind === 'decoded') {
      this.#merge(from, () => eventStore.mergeLog(result.log));
      return;
    }
    const sender = this.#roster.get(from);
    if (sender) this.#foreignCheckpoint = checkpointIdOf(sender.known);
    if (eventStore.merge(result.events)) this.#options.onLogChange();
    this.#noteNewerRelease();
  }

  #merge(from: string, merge: () => boolean): void {
    const { eventStore, onLogChange } = this.#options;
    const { versionVector } = eventStore.log();
    if (merge()) onLogChange();
    if (eventStore.log().versionVector !== versionVector) {
      this.#wantedAtMs = Number.NEGATIVE_INFINITY;
    }
    if (eventStore.log().pending.length > 0) this.#want(from);
  }

  #noteNewerRelease(): void {
    if (this.#options.eventStore.noteNewerRelease()) this.#options.onLogChange();
  }

  /** Asks one window for what it knows and this one does not. */
  #want(from: string): void {
    const nowMs = this.#options.clock.monotonicMs();
    if (nowMs - this.#wantedAtMs < WANT_INTERVAL_MS) return;
    this.#wantedAtMs = nowMs;
    this.#post(this.#encode.want(from, digestOf(this.#options.eventStore.log())));
  }

  #sendDelta(known: Digest): void {
    const log = this.#options.eventStore.log();
    const delta = deltaFor(log, known);
    if (delta.kind === 'events') this.#post(this.#encode.events(delta.events));
    if (delta.kind === 'log') this.#post(this.#encode.log(serializeLog(log)));
  }
}
