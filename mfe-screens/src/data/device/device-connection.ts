import { type Client, ServerError } from '@standby/api-client';
import {
  BEAT_MS,
  type deviceCodeRoutes,
  type DeviceState,
  type pairedDeviceRoutes,
} from '@standby/api-client/devices';
import type { DeviceMemory } from './device-memory';
import type { DeviceReport } from '@standby/api-client/device-screens';

export type DeviceRoutes = typeof deviceCodeRoutes & typeof pairedDeviceRoutes;
export type DeviceApi = Client<DeviceRoutes>;

/** Interval between requests while a device waits for its code to be typed at the desk. */
const WAITING_MS = 2_000;

/** Minimum time between two requests for a code. */
const OFFER_AGAIN_MS = 15_000;

/** Reason why a code of the desk did not pair this device. */
export type PairRefusal = 'used' | 'expired' | 'unknown' | 'limit-reached' | 'too-many' | 'offline';

/** State of a device’s page. The same object until something changes. */
export interface DeviceSnapshot {
  /** State of the device; undefined until the server’s first answer. */
  readonly device: DeviceState | undefined;
  /** Whether the server answered the last request. */
  readonly isReachable: boolean;
  /** The device’s own code, for typing at the desk. */
  readonly offer: { readonly code: string; readonly expiresAt: string } | undefined;
  readonly refusal: PairRefusal | undefined;
  /** Whether the desk removed this device while the page was open. */
  readonly wasRemoved: boolean;
  /** Milliseconds by which the server’s clock is ahead of this device’s. */
  readonly offsetMs: number;
  /** Things that the browser refused in the last report. */
  readonly refusals: DeviceReport['refusals'];
  /** Whether the desk has asked for the newest release since this page was loaded. */
  readonly isUpdateAsked: boolean;
}

interface DeviceEnvironment {
  readonly api: DeviceApi;
  /** Opens the stream of the device’s states. Returns a function that closes it. */
  readonly openStream: (onState: (state: DeviceState) => void, onEnd: () => void) => () => void;
  readonly report: () => DeviceReport;
  readonly memory: DeviceMemory;
  readonly now: () => number;
}

const NOTHING: DeviceSnapshot = {
  device: undefined,
  isReachable: true,
  offer: undefined,
  refusal: undefined,
  wasRemoved: false,
  offsetMs: 0,
  refusals: [],
  isUpdateAsked: false,
};

/** Precision of the clock’s error. Finer differences come from the network. */
const ROUNDING_MS = 100;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * A device’s connection to the desk: it sends beats and receives assignments. A stream delivers
 * assignments at once. The answers to the beats deliver them while the stream is closed.
 */
export class DeviceConnection {
  readonly #environment: DeviceEnvironment;
  readonly #listeners = new Set<() => void>();
  #snapshot = NOTHING;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closeStream: (() => void) | undefined;
  #isStopped = true;
  #roundTripMs = Infinity;
  #offeredAtMs = -Infinity;
  /**
   * Time of the desk’s last update request before this page was loaded, which the load has
   * fulfilled; undefined until the server’s first answer.
   */
  #askedBefore: string | null | undefined;

  constructor(environment: DeviceEnvironment) {
    this.#environment = environment;
  }

  readonly getSnapshot = (): DeviceSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Milliseconds by which this device’s clock is ahead of the server’s; null until measured. */
  get clockErrorMs(): number | null {
    if (this.#roundTripMs === Infinity) return null;
    return -Math.round(this.#snapshot.offsetMs / ROUNDING_MS) * ROUNDING_MS;
  }

  /** @param code of the desk in the page’s address; ignored if the device is already paired */
  start(code: string | undefined): void {
    this.#isStopped = false;
    void this.#begin(code);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#endStream();
  }

  /** Pairs this device by a code of the desk. */
  async pair(code: string): Promise<void> {
    this.#change({ refusal: undefined });
    try {
      const { outcome } = await this.#environment.api('POST /devices/pair', { body: { code } });
      this.#change(
        outcome === 'paired' ? { offer: undefined, wasRemoved: false } : { refusal: outcome },
      );
    } catch (error) {
      const isTooMany = error instanceof ServerError && error.status === 429;
      this.#change({ refusal: isTooMany ? 'too-many' : 'offline' });
    }
    await this.#beat();
  }

  async #begin(code: string | undefined): Promise<void> {
    await this.#beat();
    const isUnpaired = this.#snapshot.device?.state !== 'paired';
    if (code !== undefined && isUnpaired && !this.#isStopped) await this.pair(code);
  }

  /** Sends a beat, and schedules the next one. */
  readonly #beat = async (): Promise<void> => {
    clearTimeout(this.#timer);
    const { api, now } = this.#environment;
    const sentAtMs = now();
    const report = this.#environment.report();
    this.#change({ refusals: report.refusals });
    try {
      const { device, nowMs } = await api('POST /devices/self', { body: { report } });
      this.#measure(sentAtMs, now(), nowMs);
      this.#receive(device);
      this.#change({ isReachable: true });
      if (device.state !== 'paired') await this.#offer(device);
    } catch {
      // The page was loaded while the server was gone. Its room opens on the standby server, or as
      // it was stored.
      const device = this.#snapshot.device ?? this.#environment.memory.read();
      this.#change({ isReachable: false, device });
    }
    if (this.#isStopped) return;
    const isPaired = this.#snapshot.device?.state === 'paired';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#beat(), isPaired ? BEAT_MS : WAITING_MS);
  };

  /** Measures the clock’s offset. The quickest answer is the most exact. */
  #measure(sentAtMs: number, arrivedAtMs: number, serverMs: number): void {
    const roundTripMs = arrivedAtMs - sentAtMs;
    const offsetMs = serverMs - (sentAtMs + arrivedAtMs) / 2;
    const isSet = Math.abs(offsetMs - this.#snapshot.offsetMs) > this.#roundTripMs + roundTripMs;
    if (roundTripMs < 0 || (roundTripMs > this.#roundTripMs && !isSet)) return;
    this.#roundTripMs = roundTripMs;
    this.#change({ offsetMs });
  }

  #receive(device: DeviceState): void {
    if (this.#isStopped) return;
    const before = this.#snapshot.device;
    const askedAt = device.state === 'paired' ? device.updateAskedAt : null;
    if (this.#askedBefore === undefined) this.#askedBefore = askedAt;
    this.#change({ isUpdateAsked: askedAt !== null && askedAt !== this.#askedBefore });
    if (device.state === 'paired') {
      this.#change({ device, offer: undefined, refusal: undefined, wasRemoved: false });
      // Every beat returns the state, so only a change is stored.
      if (!isSame(before, device)) this.#environment.memory.write(device);
      this.#follow();
    } else {
      this.#endStream();
      this.#environment.memory.forget();
      const wasRemoved = before?.state === 'paired' || this.#snapshot.wasRemoved;
      this.#change({ device, wasRemoved });
    }
  }

  /** Requests a code for this device, and another one after it expires. */
  async #offer(device: DeviceState): Promise<void> {
    const { api, now } = this.#environment;
    if (device.state === 'waiting' && this.#snapshot.offer) return;
    if (now() - this.#offeredAtMs < OFFER_AGAIN_MS) return;
    this.#offeredAtMs = now();
    this.#change({ offer: await api('POST /devices/offers') });
  }

  #follow(): void {
    if (this.#closeStream) return;
    this.#closeStream = this.#environment.openStream(
      (device) => this.#receive(device),
      () => {
        // The next beat opens another stream.
        this.#closeStream = undefined;
      },
    );
  }

  #endStream(): void {
    this.#closeStream?.();
    this.#closeStream = undefined;
  }

  #change(change: Partial<DeviceSnapshot>): void {
    const next = { ...this.#snapshot, ...change };
    if (isSame(next, this.#snapshot)) return;
    this.#snapshot = next;
    for (const listener of this.#listeners) listener();
  }
}
