import type { Page } from '@playwright/test';
import { GO_INTERVAL_MS } from '../../../packages/live-room/src/domain/state/calling-schema.ts';
import type { Cue } from '../../../packages/live-room/src/domain/state/cue-schema.ts';
import {
  CALLED_MOMENTS,
  CALLED_SHOW,
  goDelays,
  type LoggedGo,
  type Shown,
} from '../../../packages/live-room/src/testing/called-show.ts';
import type { BrowserWindow } from '../engines/browser-window.ts';
import { expectAcknowledged, expectSaid, expectSays, nextOn, shownBy } from './calling.ts';
import { expect } from './test.ts';

export const MOMENTS_PER_ROUND = 4;
const END = 'This is the end of the cue sheet.';

/** Words of a light for a cue that has gone, in time or late. */
const gone = ({ department, number }: Cue): RegExp =>
  new RegExp(`^${department} ${number}, (?:GO|Missed GO|Gone)`, 'mu');

/**
 * The show of sixty cues as it is called. Knows the caller's page and the light of each department.
 */
export class CalledShow {
  readonly #lights: ReadonlyMap<string, BrowserWindow>;
  #caller: Page;
  #goAt = 0;
  /** Cues that pages showed before they were loaded again. */
  readonly #shown: (readonly Shown[])[] = [];

  constructor(caller: Page, lights: ReadonlyMap<string, BrowserWindow>) {
    this.#caller = caller;
    this.#lights = lights;
  }

  light(department: string): BrowserWindow {
    const light = this.#lights.get(department);
    if (!light) throw new Error(`${department} has no light`);
    return light;
  }

  async takeBook(name: string): Promise<void> {
    await this.#caller.getByLabel('Your name').fill(name);
    await this.#caller.keyboard.press('Enter');
    await expect(this.#caller.getByText(`${name}, you are on the book.`)).toBeVisible();
  }

  async handOver(to: Page, name: string): Promise<void> {
    await to.getByLabel('Your name').fill(name);
    await to.keyboard.press('Enter');
    await this.#caller.getByRole('button', { name: 'Hand over' }).press('Enter');
    await expect(to.getByText(`${name}, you are on the book.`)).toBeVisible();
    await expect(this.#caller.getByText(`${name} is on the book.`)).toBeVisible();
    this.#caller = to;
  }

  /** Gives the standby of a moment. The lights of its departments answer, except for one. */
  async standBy(moment: number, without?: string): Promise<void> {
    const cues = CALLED_MOMENTS[moment] ?? [];
    await expect(nextOn(this.#caller)).toContainText(cues[0]?.cueLine ?? END);
    await this.#caller.keyboard.press('s');
    for (const { department, number } of cues) {
      if (department === without) continue;
      await expectSays(
        this.light(department),
        new RegExp(`^${department} ${number}, Standby`, 'u'),
      );
      await this.light(department).press('b');
      await expectAcknowledged(this.#caller, department);
    }
  }

  /** Gives the GO of the moment that stands by. */
  async go(moment: number): Promise<void> {
    // The page takes no GO so soon after the last one.
    await expect.poll(() => Date.now() - this.#goAt).toBeGreaterThan(GO_INTERVAL_MS);
    await this.#caller.keyboard.press('Space');
    await expect(nextOn(this.#caller)).toContainText(
      CALLED_MOMENTS[moment + 1]?.[0]?.cueLine ?? END,
    );
    this.#goAt = Date.now();
  }

  /** Waits until the lights know that the cues have gone. */
  async expectGone(cues: readonly Cue[], without?: string): Promise<void> {
    for (const cue of cues) {
      if (cue.department !== without) await expectSaid(this.light(cue.department), gone(cue));
    }
  }

  async call(moment: number, without?: string): Promise<void> {
    await this.standBy(moment, without);
    await this.go(moment);
    await this.expectGone(CALLED_MOMENTS[moment] ?? [], without);
  }

  /** Calls a round of six cues, or the rest of it from a moment on. Waits for the automatic cue. */
  async callRound(round: number, { from = 0, without }: { from?: number; without?: string } = {}) {
    const first = (round - 1) * MOMENTS_PER_ROUND;
    for (let moment = from; moment < MOMENTS_PER_ROUND; moment += 1) {
      await this.call(first + moment, without);
    }
    await this.expectGone(CALLED_SHOW.filter(({ id }) => id === `vid${round}`));
  }

  /** Notes what a light has shown. Call before the light is loaded again. */
  async noteShown(department: string): Promise<void> {
    this.#shown.push(await shownBy(this.light(department)));
  }

  /**
   * Returns the delay from each GO until its cue was first shown as GO, in ms: see {@link
   * goDelays}.
   */
  async delays(gos: readonly LoggedGo[]): Promise<Map<string, number>> {
    const shown = [...this.#shown];
    for (const light of this.#lights.values()) shown.push(await shownBy(light));
    return goDelays(gos, shown);
  }
}
