import * as v from 'valibot';
import type { PeerProcesses, PresentWindow } from '../authority/peer-processes';
import { BROWSER } from '../authority/ports';
import type { RoomTypes } from '../log/event';
import type { PageChannel } from '../protocol/page-channel';
import type { Visibility } from '../protocol/page-lifecycle';
import type { RoomNews } from '../storage/browser-repository';
import type { Clock } from '../time/clock';
import type { PageMessage, PageMessageOf, PageMessageSchema } from './page-messages';

const HEARTBEAT_MS = 5_000;
/** Timeout for the answer to a ping. */
const PING_TIMEOUT_MS = 3_000;
const PINGS_MAX = 2;
/** Number of times a hello is sent without an answer, for channels that lose messages. */
const HELLOS = 3;

/** Silence after which a page is pinged. A hidden page may send a heartbeat only once a minute. */
const SILENCE_MS: Record<Visibility, number> = {
  visible: 12_000,
  hidden: 75_000,
  /**
   * A frozen page cannot answer, and a browser that needs memory may have discarded it unnoticed.
   */
  frozen: 3_600_000,
};

interface Page<Room extends RoomTypes> {
  readonly windows: PageMessageOf<Room, 'windows'>['windows'];
  readonly version: number;
  readonly heardAtMs: number;
  readonly pings: number;
}

interface PeerPagesOptions<Room extends RoomTypes> {
  /** Id of this page. */
  readonly id: string;
  readonly channel: PageChannel;
  readonly messages: PageMessageSchema<Room>;
  readonly clock: Pick<Clock, 'after' | 'monotonicMs'>;
  /**
   * Returns the room's time. Calling it for each message handles a jump of the clocks before the
   * message.
   */
  readonly now: () => number;
  /** Version of the documents that this page writes. */
  readonly version: number;
  /** Called when windows of other pages came, changed or went. */
  readonly onWindows: () => void;
  /** Called when a page has told its windows. */
  readonly onHeard: (windows: readonly Pick<PresentWindow<Room>, 'role'>[], nowMs: number) => void;
  /** Returns the end of this page's log. */
  readonly known: () => string;
  /** Returns the whole room if some of it may not be stored. */
  readonly unsavedDocument: () => object | undefined;
  /** Called when another page sends what it has stored, or has a different log. */
  readonly onNews: (news: RoomNews) => void;
}

/**
 * The other pages of the browser that have the room open. Silence alone removes no page: a silent
 * page is pinged twice first, because message handlers of hidden pages are not throttled.
 */
export class PeerPages<Room extends RoomTypes> implements PeerProcesses<Room> {
  readonly #options: PeerPagesOptions<Room>;
  readonly #pages = new Map<string, Page<Room>>();
  readonly #identified = new Map<string, () => void>();
  readonly #unsubscribe: () => void;
  #here: readonly PresentWindow<Room>[] = [];
  #sentAtMs = Number.NEGATIVE_INFINITY;
  #hellosLeft = HELLOS;
  #cancel: (() => void) | undefined;

  constructor(options: PeerPagesOptions<Room>) {
    this.#options = options;
    this.#unsubscribe = options.channel.subscribe((data) => this.#receive(data));
    this.#sayHello();
    this.#schedule();
  }

  readonly windows = (): readonly PresentWindow<Room>[] =>
    [...this.#pages.values()].flatMap(({ windows, pings }) =>
      windows.map((window) => ({ ...window, owner: BROWSER, person: null, isSilent: pings > 0 })),
    );

  readonly publish = (windows: readonly PresentWindow<Room>[]): void => {
    this.#here = windows;
    this.#send();
  };

  readonly identify = (by: string): void => this.#post({ kind: 'identify', to: by });

  readonly listen = (by: string, onIdentify: () => void): (() => void) => {
    this.#identified.set(by, onIdentify);
    return () => this.#identified.delete(by);
  };

  /** Whether every other page writes documents of the same version. */
  areAllOnVersion(): boolean {
    const { version } = this.#options;
    return [...this.#pages.values()].every((page) => page.version === version);
  }

  /** Sends the other pages events as a hint. */
  announce(events: readonly object[]): void {
    this.#post({ kind: 'events', events: [...events] });
  }

  readonly close = async (): Promise<void> => {
    this.publish([]);
    this.#cancel?.();
    this.#unsubscribe();
    this.#options.channel.close();
  };

  #post(message: PageMessage<Room>): void {
    this.#options.channel.post(message);
  }

  #send(asks = false): void {
    this.#sentAtMs = this.#options.clock.monotonicMs();
    const { id: from, version, known } = this.#options;
    const windows = [...this.#here];
    this.#post({ kind: 'windows', from, windows, version, known: known(), asks });
  }

  /** A page that is alone stops after a few hellos, because a later page says hello itself. */
  #sayHello(): void {
    this.#hellosLeft -= 1;
    this.#send(true);
  }

  #receive(data: unknown): void {
    const read = v.safeParse(this.#options.messages, data);
    // The channel may carry anything.
    const message = read.success ? read.output : undefined;
    const nowMs = this.#options.now();
    if (message?.kind === 'windows') this.#note(message, nowMs);
    if (message?.kind === 'identify') this.#identified.get(message.to)?.();
    if (message?.kind === 'events' || message?.kind === 'log') this.#options.onNews(message);
  }

  #note(
    { from, windows, version, known, asks }: PageMessageOf<Room, 'windows'>,
    nowMs: number,
  ): void {
    const before = this.windows();
    const heardAtMs = this.#options.clock.monotonicMs();
    if (windows.length > 0) this.#pages.set(from, { windows, version, heardAtMs, pings: 0 });
    else this.#pages.delete(from);
    this.#options.onHeard(windows, nowMs);
    const isDifferent = known !== this.#options.known();
    if (isDifferent) this.#options.onNews({ kind: 'hint' });
    if (isDifferent) this.#sendUnsaved();
    if (asks && this.#here.length > 0) this.#send();
    this.#noteChange(before);
    this.#schedule();
  }

  #sendUnsaved(): void {
    const document = this.#options.unsavedDocument();
    if (document) this.#post({ kind: 'log', document });
  }

  #noteChange(before: readonly PresentWindow<Room>[]): void {
    if (JSON.stringify(before) !== JSON.stringify(this.windows())) this.#options.onWindows();
  }

  #schedule(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    const isAlone = this.#pages.size === 0;
    if (isAlone && this.#hellosLeft === 0) return;
    const isPinging = [...this.#pages.values()].some(({ pings }) => pings > 0);
    const delayMs = isPinging ? PING_TIMEOUT_MS : HEARTBEAT_MS;
    this.#cancel = this.#options.clock.after(delayMs, () => this.#beat());
  }

  #beat(): void {
    const nowMs = this.#options.clock.monotonicMs();
    const before = this.windows();
    let asks = false;
    for (const [id, page] of this.#pages) {
      const visibility = page.windows[0]?.visibility ?? 'visible';
      const isDue = page.pings > 0 || nowMs - page.heardAtMs >= SILENCE_MS[visibility];
      if (!isDue) continue;
      if (page.pings >= PINGS_MAX || visibility === 'frozen') {
        this.#pages.delete(id);
      } else {
        this.#pages.set(id, { ...page, pings: page.pings + 1 });
        asks = true;
      }
    }
    if (this.#pages.size === 0 && this.#hellosLeft > 0) this.#sayHello();
    else if (asks || nowMs - this.#sentAtMs >= HEARTBEAT_MS) this.#send(asks);
    this.#noteChange(before);
    this.#schedule();
  }
}
