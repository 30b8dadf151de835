import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from '@standby/shared-ui/testing/playwright';
import { digestOf } from '../src/domain/event-log/digest';
import { type Act, eventIdOf } from '../src/domain/event-log/event';
import {
  createEventLog,
  type EventLog,
  initialCheckpoint,
  nextEvent,
  stateOf,
} from '../src/domain/event-log/event-log';
import { mergeEvents } from '../src/domain/event-log/merge';
import { serializeLog } from '../src/domain/event-log/serialized-log';
import { createMessageEncoder } from '../src/domain/peers/protocol';
import type { RoomState } from '../src/domain/room/room-schema';

export { expect, expectAccessible } from '@standby/shared-ui/testing/playwright';

/** The evening on which these tests play. */
export const CURTAIN = new Date('2025-01-15T19:30:00.000Z');
export const SHOW_ID = 'hamlet';

/** What the controller's own page holds, between two messages. */
interface ChannelPeer {
  post: (message: object) => void;
  presence: object;
  log: object;
  received: {
    from: string;
    body: { kind: string; role?: string; shown?: { heads: [string, number][] } | null };
  }[];
}

declare global {
  interface Window {
    channelPeer: ChannelPeer;
  }
}

/** A controller without a screen: it uses the windows' own protocol, so that a viewer is tested alone. */
export class FakeController {
  readonly #page: Page;
  readonly #encode = createMessageEncoder('desk', SHOW_ID);
  #log: EventLog = createEventLog(initialCheckpoint(SHOW_ID));

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(context: BrowserContext): Promise<FakeController> {
    const page = await context.newPage();
    // Any address of the origin will do; a picture alone makes the browser look for the page's icon.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await page.goto('/favicon.svg');
    const controller = new FakeController(page);
    await page.evaluate(
      ([name, presence, log]) => {
        const channel = new BroadcastChannel(name);
        // A channel reaches its own origin only, and takes no target for it.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        const post = (message: object) => channel.postMessage(message);
        const peer: ChannelPeer = { presence, log, received: [], post };
        window.channelPeer = peer;
        channel.addEventListener('message', ({ data }) => {
          peer.received.push(data);
          if (data.body.asks) post(peer.presence);
          if (data.body.kind === 'want') post(peer.log);
        });
        post(peer.presence);
      },
      [`standby:room:${SHOW_ID}`, controller.#presence(), controller.#serializedLog()] as const,
    );
    return controller;
  }

  get state(): RoomState {
    return stateOf(this.#log);
  }

  /** Does something at a moment, counted in ms from `CURTAIN`. Returns the act's id. */
  async act(act: Act, afterMs = 0): Promise<string> {
    const author = { by: 'desk', role: 'controller' } as const;
    const event = nextEvent(this.#log, author, act, CURTAIN.getTime() + afterMs);
    this.#log = mergeEvents(this.#log, [event]);
    await this.#post(this.#encode.events([event]));
    return eventIdOf(event);
  }

  async play(afterMs = 0): Promise<void> {
    await this.act({ type: 'play', timerId: this.state.selectedTimerId }, afterMs);
  }

  async show(text: string, messageId = 'message-1', afterMs = 0): Promise<void> {
    await this.act({ type: 'send-message', messageId, text }, afterMs);
    await this.act({ type: 'show-message', messageId }, afterMs);
  }

  async customize(change: Partial<RoomState['viewer']>): Promise<void> {
    await this.act({ type: 'customize', viewer: { ...this.state.viewer, ...change } });
  }

  async identify(screenId: string): Promise<void> {
    await this.#post(this.#encode.identify(screenId));
  }

  async leave(): Promise<void> {
    await this.#post(this.#encode.leave());
    await this.#page.close();
  }

  /** The viewers that have shown something, with the last event of this controller that each has shown. */
  async acknowledged(): Promise<Record<string, number>> {
    const received = await this.#page.evaluate(() => window.channelPeer.received);
    const shown: Record<string, number> = {};
    for (const { from, body } of received) {
      if (body.kind !== 'presence' || body.role !== 'viewer') continue;
      shown[from] = new Map(body.shown?.heads).get('desk') ?? 0;
    }
    return shown;
  }

  /** The visibilities that windows reported, in the order in which they arrived. */
  async visibilities(): Promise<string[]> {
    return this.#page.evaluate(() =>
      window.channelPeer.received.flatMap(({ body }) =>
        'visibility' in body ? [String(body.visibility)] : [],
      ),
    );
  }

  #presence(): object {
    const known = digestOf(this.#log);
    return this.#encode.presence({
      role: 'controller',
      number: 1,
      joinedAtMs: CURTAIN.getTime() - 1,
      visibility: 'visible',
      known,
      shown: known,
      asks: null,
    });
  }

  #serializedLog(): object {
    return this.#encode.log(serializeLog(this.#log));
  }

  async #post(message: object): Promise<void> {
    await this.#page.evaluate(
      ([message, presence, log]) => {
        Object.assign(window.channelPeer, { presence, log });
        window.channelPeer.post(message);
      },
      [message, this.#presence(), this.#serializedLog()] as const,
    );
  }
}

interface Fixtures {
  controller: FakeController;
  /** Opens windows of the show in which, from here on, time passes only by `clock.runFor`, in all of them at once. */
  openPaused: (path: string, ...others: string[]) => Promise<[Page, ...Page[]]>;
}

export const test = base.extend<Fixtures>({
  controller: async ({ context }, provide) => {
    await provide(await FakeController.open(context));
  },
  openPaused: async ({ context }, provide) => {
    await provide(async (path, ...others) => {
      // From long before: until it is paused, the clock goes on, which a screen needs to arrive.
      await context.clock.install({ time: CURTAIN.getTime() - 600_000 });
      const open = async (address: string) => {
        const page = await context.newPage();
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
        return page;
      };
      const pages: [Page, ...Page[]] = [await open(path)];
      for (const other of others) pages.push(await open(other));
      await context.clock.pauseAt(CURTAIN);
      return pages;
    });
  },
});
