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

/** How often a device asks whether its code was typed at the desk. */
const WAITING_MS = 2_000;

/** The server is asked for another code no sooner, where it gave none. */
const OFFER_AGAIN_MS = 15_000;

/** Why a code of the desk did not pair this device. */
export type PairRefusal = 'used' | 'expired' | 'unknown' | 'limit-reached' | 'too-many' | 'offline';

/** What a device's page knows. The same object until something changes. */
export interface DeviceSnapshot {
  /** Undefined until the server has answered once. */
  readonly device: DeviceState | undefined;
  /** Whether the last question was answered. */
  readonly isReachable: boolean;
  /** The device's own code, to be typed at the desk. */
  readonly offer: { readonly code: string; readonly expiresAt: string } | undefined;
  readonly refusal: PairRefusal | undefined;
  /** Whether it was paired while this page was open, and is no longer. */
  readonly wasRemoved: boolean;
  /** The server's time less this device's. */
  readonly offsetMs: number;
  /** What the browser refuses, as it was reported last. */
  readonly refusals: DeviceReport['refusals'];
  /** Whether the desk has asked for the newest release since this page was loaded. */
  readonly isUpdateAsked: boolean;
}

export interface DeviceEnvironment {
  readonly api: DeviceApi;
  /** Opens the stream of the device's states. Returns how to close it. */
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

/** Tenths of a second: more than that is the network's. */
const ROUNDING_MS = 100;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * A device's connection to the desk: it sends beats and receives what to show. A stream delivers that at once; the answers to the beats
 * tell the same where there is no stream.
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
  /** When it was asked before this page was loaded, which has done it; undefined until the server has answered. */
  #askedBefore: string | null | undefined;

  constructor(environment: DeviceEnvironment) {
    this.#environment = environment;
  }

  readonly getSnapshot = (): DeviceSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** How far this device's clock is ahead of the server's; null until it was measured. */
  get clockErrorMs(): number | null {
    if (this.#roundTripMs === Infinity) return null;
    return -Math.round(this.#snapshot.offsetMs / ROUNDING_MS) * ROUNDING_MS;
  }

  /** @param code of the desk, with which the page was opened; one that is paired already does not use it */
  start(code: string | undefined): void {
    this.#isStopped = false;
    void this.#begin(code);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#endStream();
  }

  /** Uses a code of the desk. */
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

  /** Says that the device is there, and again after a while. */
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
      // A page that was loaded while the server is gone: a room goes on at its understudy, or as it was known.
      const device = this.#snapshot.device ?? this.#environment.memory.read();
      this.#change({ isReachable: false, device });
    }
    if (this.#isStopped) return;
    const isPaired = this.#snapshot.device?.state === 'paired';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#beat(), isPaired ? BEAT_MS : WAITING_MS);
  };

  /** The quickest answer says best what time it is. */
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
      // Each beat brings it again.
      if (!isSame(before, device)) this.#environment.memory.write(device);
      this.#follow();
    } else {
      this.#endStream();
      this.#environment.memory.forget();
      const wasRemoved = before?.state === 'paired' || this.#snapshot.wasRemoved;
      this.#change({ device, wasRemoved });
    }
  }

  /** Shows a code of its own, another one when that is over. */
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
        // The next beat opens another one.
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
