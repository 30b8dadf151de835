import type { Command } from '@standby/live-room';
import type { EngineWindow } from './engine-window';

/** Interval between an operator's acts. */
const ACT_EVERY_MS = 20;

/** Number of further stored acts that show that a desk works. */
const ACTS = 15;

/** A desk that acts all the time. */
export class BusyDesk {
  readonly window: EngineWindow;
  /** All acts of the desk, as events. */
  readonly done: string[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(window: EngineWindow) {
    this.window = window;
    this.#timer = setInterval(() => {
      const messageId = window.room.newId();
      // Viewers read the message, too, since it is shown.
      const acts: Command[] = [
        { type: 'send-message', messageId, text: messageId },
        { type: 'show-message', messageId },
      ];
      this.done.push(window.act({ type: 'batch', acts }));
    }, ACT_EVERY_MS);
  }

  /** Waits until the desk has acted more, and these acts are stored. */
  async works(): Promise<void> {
    const before = this.done.length;
    const stored = (): number => this.done.length - this.window.unsent;
    await this.window.until(() => this.window.isLive && stored() >= before + ACTS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
