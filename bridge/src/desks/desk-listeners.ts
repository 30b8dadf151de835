import type { HouseDeskListener } from '@standby/live-room/client/house-desk-link';

/** Desks say the same fire twice, as an event and as the active cue: within this time it is one. */
const SAME_FIRE_MS = 1_000;

/** Tells the link of a desk what the desk does. */
export class DeskListeners {
  readonly #listeners = new Set<HouseDeskListener>();
  #last: { readonly number: string; readonly atMs: number } | undefined;

  readonly subscribe = (listener: HouseDeskListener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  fired(number: string): void {
    const atMs = performance.now();
    const last = this.#last;
    if (last?.number === number && atMs - last.atMs < SAME_FIRE_MS) return;
    this.#last = { number, atMs };
    for (const { onFired } of this.#listeners) onFired(number);
  }

  changed(): void {
    for (const { onChange } of this.#listeners) onChange();
  }
}
