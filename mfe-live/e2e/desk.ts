import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from 'shared-ui/testing/playwright';
import { writeBook } from '../src/domain/book';
import type { Act } from '../src/domain/entry';
import { entryId } from '../src/domain/entry';
import { digestOf } from '../src/domain/exchange';
import {
  firstBase,
  type Journal,
  merge,
  nextEntry,
  openJournal,
  stateOf,
} from '../src/domain/journal';
import { composer } from '../src/domain/protocol';
import type { RoomState } from '../src/domain/room-state';

export { expect, expectAccessible } from 'shared-ui/testing/playwright';

/** The evening on which these tests play. */
export const CURTAIN = new Date('2025-01-15T19:30:00.000Z');
export const SHOW_ID = 'hamlet';

/** What the desk's own page holds, between two messages. */
interface DeskPage {
  post: (message: object) => void;
  presence: object;
  book: object;
  heard: { from: string; body: { kind: string; role?: string; shown?: unknown; to?: string } }[];
}

/** A controller without a screen: it speaks the windows' own protocol, so that a viewer is tested alone. */
export class Desk {
  readonly #page: Page;
  readonly #compose = composer('desk', SHOW_ID);
  #journal: Journal = openJournal(firstBase(SHOW_ID));

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(context: BrowserContext): Promise<Desk> {
    const page = await context.newPage();
    // Any address of the origin will do; a picture alone makes the browser look for the page's icon.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await page.goto('/favicon.svg');
    const desk = new Desk(page);
    await page.evaluate(
      ([name, presence, book]) => {
        const desk = window as unknown as DeskPage;
        const channel = new BroadcastChannel(name);
        // A channel reaches its own origin only, and takes no target for it.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        const post = (message: object) => channel.postMessage(message);
        Object.assign(desk, { presence, book, heard: [], post });
        channel.addEventListener('message', ({ data }) => {
          desk.heard.push(data);
          if (data.body.asks) desk.post(desk.presence);
          if (data.body.kind === 'want') desk.post(desk.book);
        });
        desk.post(desk.presence);
      },
      [`standby:room:${SHOW_ID}`, desk.#presence(), desk.#book()] as const,
    );
    return desk;
  }

  get state(): RoomState {
    return stateOf(this.#journal);
  }

  /** Does something at a moment, counted in ms from `CURTAIN`. Returns the act's id. */
  async act(act: Act, afterMs = 0): Promise<string> {
    const author = { by: 'desk', role: 'controller' } as const;
    const entry = nextEntry(this.#journal, author, act, CURTAIN.getTime() + afterMs);
    this.#journal = merge(this.#journal, [entry]);
    await this.#post(this.#compose.entries([entry]));
    return entryId(entry);
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
    await this.#post(this.#compose.identify(screenId));
  }

  async leave(): Promise<void> {
    await this.#post(this.#compose.leave());
    await this.#page.close();
  }

  /** The viewers that have shown something, with the last act of this desk that each has shown. */
  async acknowledged(): Promise<Record<string, number>> {
    const heard = await this.#page.evaluate(() => (window as unknown as DeskPage).heard);
    const shown: Record<string, number> = {};
    for (const { from, body } of heard) {
      if (body.kind !== 'presence' || body.role !== 'viewer') continue;
      const { heads = [] } = (body.shown ?? {}) as { heads?: [string, number][] };
      shown[from] = new Map(heads).get('desk') ?? 0;
    }
    return shown;
  }

  /** Kinds of messages of a window, in the order in which they came. */
  async visibilities(): Promise<string[]> {
    return this.#page.evaluate(() =>
      (window as unknown as DeskPage).heard.flatMap(({ body }) =>
        'visibility' in body ? [String(body.visibility)] : [],
      ),
    );
  }

  #presence(): object {
    const known = digestOf(this.#journal);
    return this.#compose.presence({
      role: 'controller',
      number: 1,
      joinedAtMs: CURTAIN.getTime() - 1,
      visibility: 'visible',
      known,
      shown: known,
      asks: null,
    });
  }

  #book(): object {
    return this.#compose.book(writeBook(this.#journal));
  }

  async #post(message: object): Promise<void> {
    await this.#page.evaluate(
      ([message, presence, book]) => {
        const desk = window as unknown as DeskPage;
        Object.assign(desk, { presence, book });
        desk.post(message);
      },
      [message, this.#presence(), this.#book()] as const,
    );
  }
}

interface Fixtures {
  desk: Desk;
  /** Opens windows of the show in which, from here on, time passes only by `clock.runFor`, in all of them at once. */
  openStill: (path: string, ...others: string[]) => Promise<[Page, ...Page[]]>;
}

export const test = base.extend<Fixtures>({
  desk: async ({ context }, provide) => {
    await provide(await Desk.open(context));
  },
  openStill: async ({ context }, provide) => {
    await provide(async (path, ...others) => {
      // From a minute before: until it is paused, the clock goes on, which a screen needs to arrive.
      await context.clock.install({ time: CURTAIN.getTime() - 60_000 });
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
