import type { BrowserContext, Page } from '@playwright/test';
import { ROOM_CUES_KEY, withRoomCount } from '@standby/contracts';
import { test as base } from '@standby/testing/playwright';
import { encodeEvent, eventIdOf } from '@standby/room-engine/log/event';
import {
  appendEvents,
  nextEvent,
  positionOf,
  stateOf,
  initialLog,
} from '@standby/room-engine/log/event-log';
import { showRules } from '@standby/live-room';
import type { Act } from '../../live-room/src/domain/event-log/event';
import type { EventLog } from '../../live-room/src/domain/event-log/event-log';
import { currentFormat } from '../../live-room/src/domain/event-log/document-format';
import { playInUtc } from './utc-show';
import type { RoomState } from '../../live-room/src/domain/state/room-schema';
import type {
  PageMessage,
  PageMessageOf,
} from '../../live-room/src/domain/live-protocol/page-messages';

export { expect, expectAccessible } from '@standby/testing/playwright';

/** The evening on which these tests play. */
export const CURTAIN = new Date('2025-01-15T19:30:00.000Z');
export const SHOW_ID = 'hamlet';

/** State of the controller's own page between two messages. */
interface ChannelPeer {
  post: (message: object) => void;
  presence: object;
  events: object;
  received: PageMessage[];
}

declare global {
  interface Window {
    channelPeer: ChannelPeer;
  }
}

/**
 * A controller without a screen. It sends what a page's authority sends, so that a viewer is tested
 * alone.
 */
class FakeController {
  readonly #page: Page;
  #log: EventLog = initialLog(showRules, SHOW_ID);
  #events: object[] = [];
  #hasLeft = false;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(context: BrowserContext): Promise<FakeController> {
    const page = await context.newPage();
    // Any address of the origin will do. The browser asks for the page's icon if the page is a
    // picture.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await page.goto('/favicon.svg');
    const controller = new FakeController(page);
    await page.evaluate(
      ([name, presence, events]) => {
        const channel = new BroadcastChannel(name);
        // A channel reaches its own origin only, and takes no target for it.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        const post = (message: object) => channel.postMessage(message);
        const peer: ChannelPeer = { presence, events, received: [], post };
        window.channelPeer = peer;
        channel.addEventListener('message', ({ data }) => {
          peer.received.push(data);
          if (!data.asks) return;
          post(peer.presence);
          post(peer.events);
        });
        post(peer.presence);
      },
      [`standby:live-room:${SHOW_ID}`, controller.#presence(), controller.#stored()] as const,
    );
    return controller;
  }

  get state(): RoomState {
    return stateOf(this.#log);
  }

  /** Does an act at a moment in ms from `CURTAIN`. Returns the act's id. */
  async act(act: Act, afterMs = 0): Promise<string> {
    const author = { by: 'desk', role: 'controller' } as const;
    const event = nextEvent(this.#log, author, act, CURTAIN.getTime() + afterMs);
    this.#log = appendEvents(this.#log, [event]);
    this.#events.push(encodeEvent(event));
    await this.#post(this.#stored());
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
    await this.#post({ kind: 'identify', to: screenId });
  }

  async leave(): Promise<void> {
    this.#hasLeft = true;
    // A page that asks meanwhile gets the same answer.
    await this.#post(this.#presence());
    await this.#page.close();
  }

  /**
   * Returns the viewers that have shown something, with the number of events that each has shown.
   */
  async acknowledged(): Promise<Record<string, number>> {
    const shown: Record<string, number> = {};
    for (const { windows } of await this.#presences()) {
      for (const window of windows) {
        if (window.role === 'viewer') shown[window.by] = window.shown ?? 0;
      }
    }
    return shown;
  }

  /** Returns the visibilities that windows reported, in the order of their arrival. */
  async visibilities(): Promise<string[]> {
    const presences = await this.#presences();
    return presences.flatMap(({ windows }) => windows.map(({ visibility }) => visibility));
  }

  async #presences(): Promise<PageMessageOf<'windows'>[]> {
    const received = await this.#page.evaluate(() => window.channelPeer.received);
    return received.filter((message) => message.kind === 'windows');
  }

  #presence(): PageMessageOf<'windows'> {
    return {
      kind: 'windows',
      from: 'desk',
      windows: this.#hasLeft
        ? []
        : [
            {
              by: 'desk',
              role: 'controller',
              number: 1,
              joinedAtMs: CURTAIN.getTime() - 1,
              visibility: 'visible',
              shown: positionOf(this.#log),
            },
          ],
      version: currentFormat.version,
      known: '',
      asks: false,
    };
  }

  #stored(): PageMessageOf<'events'> {
    return { kind: 'events', events: this.#events };
  }

  async #post(message: object): Promise<void> {
    await this.#page.evaluate(
      ([message, presence, events]) => {
        Object.assign(window.channelPeer, { presence, events });
        window.channelPeer.post(message);
      },
      [message, this.#presence(), this.#stored()] as const,
    );
  }
}

interface Fixtures {
  controller: FakeController;
  /**
   * Opens windows of the show in which time then passes only by `clock.runFor`, in all of them at
   * once.
   */
  openPaused: (path: string, ...others: string[]) => Promise<[Page, ...Page[]]>;
}

export const test = base.extend<Fixtures>({
  controller: async ({ context }, provide) => {
    // The sample sheet is emptied here, because tests add their own cues.
    const noted = [ROOM_CUES_KEY, withRoomCount(null, SHOW_ID, 0)] as const;
    await context.addInitScript(([key, counts]) => {
      // An empty page has no storage.
      if (location.origin === 'null') return;
      if (localStorage.getItem(key) === null) localStorage.setItem(key, counts);
    }, noted);
    await playInUtc(context);
    await provide(await FakeController.open(context));
  },
  openPaused: async ({ context }, provide) => {
    await provide(async (path, ...others) => {
      // The clock starts long before, because it runs until it is paused, and a screen needs that
      // to load.
      await playInUtc(context);
      await context.clock.install({ time: CURTAIN.getTime() - 600_000 });
      const open = async (address: string) => {
        const page = await context.newPage();
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
        return page;
      };
      const pages: [Page, ...Page[]] = [await open(path)];
      for (const other of others) pages.push(await open(other));
      // A resource that loads while the clock jumps would count as late.
      for (const page of pages) await page.waitForLoadState('networkidle');
      await context.clock.pauseAt(CURTAIN);
      return pages;
    });
  },
});
