import type { Command } from '@standby/live-room';
import type { EngineWindow } from './engine-window';

/** As an operator's act follows the one before. */
const ACT_EVERY_MS = 20;

/** A desk that has so many more stored works. */
const ACTS = 15;

/** A desk that does something all the time. */
export class BusyDesk {
  readonly window: EngineWindow;
  /** All that it did, as events. */
  readonly done: string[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(window: EngineWindow) {
    this.window = window;
    this.#timer = setInterval(() => {
      const messageId = window.room.newId();
      // Viewers read it, too, since it is shown.
      const acts: Command[] = [
        { type: 'send-message', messageId, text: messageId },
        { type: 'show-message', messageId },
      ];
      this.done.push(window.act({ type: 'batch', acts }));
    }, ACT_EVERY_MS);
  }

  /** Waits until it has done more, and what it did is stored. */
  async works(): Promise<void> {
    const before = this.done.length;
    const stored = (): number => this.done.length - this.window.unsent;
    await this.window.until(() => this.window.isLive && stored() >= before + ACTS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
