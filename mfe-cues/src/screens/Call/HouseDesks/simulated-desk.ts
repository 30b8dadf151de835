import type { HouseDesk, HouseDeskListener } from '@standby/live-room/client/house-desk-link';

/** How long a simulated desk takes to fire, and its operator to press. */
const FIRE_MS = 60;
const PRESS_MS = 300;

/** A desk that exists on the page alone. It has the cues of its department, and an operator who presses at GO. */
export class SimulatedDesk implements HouseDesk {
  readonly department: string;
  readonly name = 'Simulated desk';
  #numbers: readonly string[] = [];
  #place = 0;
  readonly #listeners = new Set<HouseDeskListener>();

  constructor(department: string) {
    this.department = department;
  }

  readonly status: HouseDesk['status'] = () => ({
    isConnected: true,
    next: this.#numbers[this.#place] ?? null,
  });

  readonly subscribe: HouseDesk['subscribe'] = (listener) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly fire: HouseDesk['fire'] = (number) => {
    setTimeout(() => this.#play(number), FIRE_MS);
    return true;
  };

  /** Loads the cues of the department, in their order. */
  load(numbers: readonly string[]): void {
    if (numbers.join() === this.#numbers.join()) return;
    const next = this.#numbers[this.#place];
    this.#numbers = numbers;
    this.#place = Math.max(0, numbers.indexOf(next ?? ''));
    for (const { onChange } of this.#listeners) onChange();
  }

  /** The operator presses GO on the desk, at once or a moment after it was called. */
  press(number?: string): void {
    const wanted = number ?? this.#numbers[this.#place];
    if (wanted !== undefined)
      setTimeout(() => this.#play(wanted), number === undefined ? 0 : PRESS_MS);
  }

  #play(number: string): void {
    const place = this.#numbers.indexOf(number);
    if (place === -1) return;
    this.#place = place + 1;
    for (const { onFired, onChange } of this.#listeners) {
      onFired(number);
      onChange();
    }
  }
}
