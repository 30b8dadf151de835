import { BEAT_MS, type DeviceState } from '@standby/api-client/devices';
import { reportWithoutScreen } from '@standby/api-client/device-screens';
import { HouseDeskLink } from '@standby/live-room/client/house-desk-link';
import type { Room } from '@standby/live-room/client/room';
import type { BridgeDesk } from './desks/bridge-desk';
import { EosDesk } from './desks/eos-desk';
import { OscDesk } from './desks/osc-desk';
import { QLabDesk } from './desks/qlab-desk';
import { openBridgeRoom } from './server/bridge-room';
import { serverClient } from './server/server-client';
import { type DeskSettings, type Settings, SettingsError } from './settings';
import { openState } from './state';

function deskOf(settings: DeskSettings): BridgeDesk {
  switch (settings.kind) {
    case 'eos':
      return new EosDesk(settings);
    case 'qlab':
      return new QLabDesk(settings);
    case 'osc':
      return new OscDesk(settings);
  }
}

const PAIR_WORDS = {
  used: 'This code was used already. Make another one on the Devices screen.',
  expired: 'This code has expired. Make another one on the Devices screen.',
  unknown: 'The server does not know this code.',
  'limit-reached': 'The organization has as many devices as its plan allows.',
} as const;

/** The room in which a bridge is, with its desks. */
interface Joined {
  readonly key: string;
  readonly room: Room;
  readonly link: HouseDeskLink;
}

interface BridgeOptions extends Settings {
  readonly version: string;
  /** Tells the person at the terminal. */
  readonly say: (words: string) => void;
}

/** Joins the desks of a house to the show that the stage manager assigned. */
export class Bridge {
  readonly #options: BridgeOptions;
  readonly desks: readonly BridgeDesk[];
  readonly #state: ReturnType<typeof openState>;
  readonly #server: ReturnType<typeof serverClient>;
  #joined: Joined | undefined;
  #clockErrorMs: number | null = null;
  #beating: NodeJS.Timeout | undefined;
  #isStopped = false;
  #printed = '';

  constructor(options: BridgeOptions) {
    this.#options = options;
    this.#state = openState(options.folder);
    this.#server = serverClient(options.server, this.#state);
    this.desks = options.desks.map(deskOf);
  }

  /** The room in which the bridge is; undefined while it is assigned to none. */
  get room(): Room | undefined {
    return this.#joined?.room;
  }

  /**
   * Pairs the bridge if it has a code, and starts its desks.
   *
   * @throws {SettingsError} if the code cannot be used, or a desk's port cannot be opened
   */
  async start(): Promise<void> {
    await this.#pair();
    for (const desk of this.desks) {
      desk.subscribe({
        onFired: (number) => this.#say(`${desk.name}: ${desk.department} ${number}`),
        onChange: () => {
          const { isConnected } = desk.status();
          this.#say(`${desk.name} (${desk.department}) ${isConnected ? 'connected' : 'away'}`);
        },
      });
      await desk.start();
    }
    await this.#beat();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#beating);
    this.#leave();
    for (const desk of this.desks) desk.stop();
  }

  async #pair(): Promise<void> {
    const { code, say } = this.#options;
    if (code === undefined) {
      if (this.#state.cookie !== undefined) return;
      throw new SettingsError('Pair the bridge once: --pair CODE, from the Devices screen.');
    }
    const outcome = await this.#server.pair(code).catch((error: unknown) => {
      throw new SettingsError(`The server does not answer: ${String(error)}`);
    });
    if (outcome !== 'paired') throw new SettingsError(PAIR_WORDS[outcome]);
    say('Paired.');
  }

  readonly #beat = async (): Promise<void> => {
    try {
      const { version } = this.#options;
      const report = { version, model: 'Bridge', clockErrorMs: this.#clockErrorMs };
      const { device, clockErrorMs } = await this.#server.beat(reportWithoutScreen(report));
      this.#clockErrorMs = clockErrorMs;
      if (!this.#isStopped) this.#follow(device);
    } catch {
      // The room continues, and its connection reopens automatically.
      this.#say('The server does not answer.');
    }
    if (this.#isStopped) return;
    this.#beating = setTimeout(() => void this.#beat(), BEAT_MS);
  };

  /** Goes where the stage manager assigned the bridge. */
  #follow(device: DeviceState): void {
    if (device.state !== 'paired')
      return this.#leave('The bridge is not paired any more. Pair it again: --pair CODE');
    const { organizationId, pairingId, assignment } = device;
    if (assignment.kind !== 'bridge')
      return this.#leave('Waiting to be assigned to a show, on the Devices screen.');
    const { showId, departments } = assignment;
    const key = [organizationId, pairingId, showId, ...departments].join(' ');
    if (this.#joined?.key === key && !this.#joined.room.getSnapshot().connection?.ended)
      return undefined;
    this.#leave();
    const desks = this.desks.filter(({ department }) => departments.includes(department));
    const { server: origin } = this.#options;
    const room = openBridgeRoom({ origin, organizationId, showId }, this.#state);
    const link = new HouseDeskLink({ room, desks, handled: this.#state.handled });
    link.start();
    this.#joined = { key, room, link };
    const names = desks.map(({ name }) => name).join(', ') || 'no desk';
    return this.#say(`In the room of the show, with ${names}.`);
  }

  /** @param words for the person at the terminal */
  #leave(words?: string): void {
    if (words !== undefined) this.#say(words);
    this.#joined?.link.stop();
    this.#joined?.room.close();
    this.#joined = undefined;
  }

  /** Reports a text, unless it was the last one reported. */
  #say(words: string): void {
    if (words === this.#printed) return;
    this.#printed = words;
    this.#options.say(words);
  }
}
