import type { HouseDesk, HouseDeskListener } from '@standby/live-room/client/house-desk-link';
import type { TcpLink } from '../osc/tcp-link';
import type { UdpLink } from '../osc/udp-link';

/** Desks say the same fire twice, as an event and as the active cue: within this time it is one. */
const SAME_FIRE_MS = 1_000;

/** A desk of any protocol, which tells its link what it does. */
export abstract class BridgeDesk implements HouseDesk {
  readonly department: string;
  readonly name: string;
  readonly #listeners = new Set<HouseDeskListener>();
  #fired: { readonly number: string; readonly atMs: number } | undefined;
  #next: string | null = null;

  constructor(department: string, name: string) {
    this.department = department;
    this.name = name;
  }

  protected abstract readonly link: TcpLink | UdpLink;
  abstract fire(number: string): boolean;

  protected get isConnected(): boolean {
    return this.link.isOpen;
  }

  async start(): Promise<void> {
    await this.link.start();
  }

  stop(): void {
    this.link.stop();
  }

  readonly status: HouseDesk['status'] = () => ({
    isConnected: this.isConnected,
    next: this.#next,
  });

  readonly subscribe: HouseDesk['subscribe'] = (listener) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  protected noteFired(number: string): void {
    const atMs = performance.now();
    const last = this.#fired;
    if (last?.number === number && atMs - last.atMs < SAME_FIRE_MS) return;
    this.#fired = { number, atMs };
    for (const { onFired } of this.#listeners) onFired(number);
  }

  /** Notes what stands next: nothing, if the cue has no number. */
  protected noteNext(number: string | null): void {
    const next = number === '' ? null : number;
    if (next === this.#next) return;
    this.#next = next;
    this.noteChange();
  }

  /** Notes that the desk came or went. The bridge forgets what stands next on a desk that went. */
  protected noteChange(): void {
    if (!this.isConnected) this.#next = null;
    for (const { onChange } of this.#listeners) onChange();
  }
}
