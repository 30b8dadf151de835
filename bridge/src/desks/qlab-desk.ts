import * as v from 'valibot';
import { framings } from '../osc/framing';
import type { OscMessage, OscValue } from '../osc/packet';
import { TcpLink } from '../osc/tcp-link';
import { UdpLink } from '../osc/udp-link';
import type { DeskSettings } from '../settings';
import { BridgeDesk } from './bridge-desk';

/*
 * QLab 5 by Figure 53, as its OSC dictionary says: it listens on port 53000, for UDP, whose replies go to port 53001, and
 * for TCP with SLIP. A reply is `/reply/<method>` with JSON. After `updates 1`, QLab sends changes as `/update/…`.
 *   /workspaces                                                  the open workspaces
 *   /workspace/<id>/connect <passcode>                           ok, or badpass
 *   /workspace/<id>/updates 1
 *   /update/workspace/<id>/cueList/<list>/playbackPosition <cue> what stands next
 *   /update/workspace/<id>/cue_id/<cue>                          something of a cue has changed
 *   /workspace/<id>/cue_id/<cue>/valuesForKeys                   its number, and whether it runs
 *   /workspace/<id>/cue/<number>/start                           starts a cue
 *   /thump                                                       answered by /reply/thump
 */

/** Asks whether QLab is there, where nothing else keeps a UDP connection alive. */
const THUMP = '/thump';
const THUMP_MS = 1_000;
const SILENCE_MAX_MS = 3_500;

/** More cues than this are not watched. */
const CUES_MAX = 5_000;

/** Pattern of cue numbers that can be started. The excluded characters have a meaning in OSC addresses. */
const STARTABLE = /^[^\s#*,/?[\]{}]{1,20}$/u;

const replySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ status: v.optional(v.string()), data: v.optional(v.unknown()) }),
);
const workspacesSchema = v.array(
  v.object({ uniqueID: v.string(), displayName: v.optional(v.string(), '') }),
);
const cueStateSchema = v.object({
  number: v.string(),
  isRunning: v.union([v.boolean(), v.number()]),
});
const cueSchema = v.union([cueStateSchema, v.pipe(v.string(), v.parseJson(), cueStateSchema)]);

const CUE_ID = /\/cue_id\/([\w-]{1,64})(?:\/(valuesForKeys|number))?$/u;
const STARTED = /\/cue\/([^/]{1,40})\/start$/u;

/** A workspace of QLab. */
export class QLabDesk extends BridgeDesk {
  readonly #settings: Extract<DeskSettings, { kind: 'qlab' }>;
  protected readonly link: TcpLink | UdpLink;
  /** Ids of the cues that were running when they were asked. */
  readonly #running = new Set<string>();
  #workspace: string | undefined;
  #isGreeted = false;
  #heardAtMs = 0;
  #thumping: NodeJS.Timeout | undefined;
  #playhead: string | undefined;

  constructor(settings: Extract<DeskSettings, { kind: 'qlab' }>) {
    const { department, name = 'QLab', host, port, transport, listen, replyPort } = settings;
    super(department, name);
    this.#settings = settings;
    const peer = {
      host,
      port,
      onOpen: () => this.#greet(),
      onMessage: (message: OscMessage) => this.#receive(message),
    };
    const { slip } = framings;
    this.link =
      transport === 'udp'
        ? new UdpLink({ ...peer, listen: { host: listen, port: replyPort }, from: [] })
        : new TcpLink({ ...peer, framing: slip, ping: THUMP, onClose: () => this.#forget() });
  }

  protected override get isConnected(): boolean {
    return this.#isGreeted;
  }

  fire(number: string): boolean {
    if (!this.#isGreeted || !STARTABLE.test(number)) return false;
    return this.link.sendInTime(`/workspace/${this.#workspace}/cue/${number}/start`);
  }

  override async start(): Promise<void> {
    await super.start();
    this.#thumping = setInterval(() => this.#thump(), THUMP_MS);
  }

  override stop(): void {
    clearInterval(this.#thumping);
    super.stop();
  }

  #ask(method: string, ...values: readonly OscValue[]): void {
    this.link.send(`/workspace/${this.#workspace}/${method}`, ...values);
  }

  #greet(): void {
    this.link.send('/workspaces');
  }

  /** Greets QLab until it has answered: it may take a connection and not read the first greeting. */
  #thump(): void {
    if (this.link instanceof UdpLink) {
      this.link.send(THUMP);
      const isSilent = performance.now() - this.#heardAtMs > SILENCE_MAX_MS;
      if (isSilent && this.#isGreeted) this.#forget();
    }
    if (!this.#isGreeted) this.#greet();
  }

  #forget(): void {
    this.#isGreeted = false;
    this.#workspace = undefined;
    this.#running.clear();
    this.#playhead = undefined;
    this.noteChange();
  }

  #receive({ address, values }: OscMessage): void {
    this.#heardAtMs = performance.now();
    const [first] = values;
    if (address.startsWith('/update/')) return this.#noteUpdate(address, first);
    // A reply that cannot be read says nothing.
    const reply = v.safeParse(replySchema, first);
    if (address.startsWith('/reply/') && reply.success) this.#noteReply(address, reply.output);
    return undefined;
  }

  #noteUpdate(address: string, value: OscValue | undefined): void {
    if (this.#workspace === undefined || !address.includes(`/workspace/${this.#workspace}/`))
      return;
    if (address.endsWith('/playbackPosition')) {
      this.#playhead = typeof value === 'string' && value !== '' ? value : undefined;
      if (this.#playhead === undefined) this.noteNext(null);
      else this.#ask(`cue_id/${this.#playhead}/number`);
    }
    const [, id] = CUE_ID.exec(address) ?? [];
    if (id !== undefined) this.#ask(`cue_id/${id}/valuesForKeys`, '["number","isRunning"]');
  }

  #noteReply(address: string, { status, data }: v.InferOutput<typeof replySchema>): void {
    if (address === '/reply/workspaces') return this.#choose(data);
    if (address.endsWith('/connect')) return this.#noteConnect(data);
    const [, number] = STARTED.exec(address) ?? [];
    if (number !== undefined && status === 'ok') return this.noteFired(number);
    const [, id, method] = CUE_ID.exec(address) ?? [];
    if (id !== undefined && method === 'valuesForKeys') return this.#noteCue(id, data);
    const isOfPlayhead = method === 'number' && id === this.#playhead;
    const isPlayhead = isOfPlayhead || address.endsWith('/cue/playhead/number');
    return isPlayhead && typeof data === 'string' ? this.noteNext(data) : undefined;
  }

  #choose(data: unknown): void {
    const found = v.safeParse(workspacesSchema, data);
    if (!found.success || this.#isGreeted) return;
    const { workspace, passcode } = this.#settings;
    const chosen = found.output.find(
      ({ uniqueID, displayName }) =>
        workspace === undefined || workspace === uniqueID || workspace === displayName,
    );
    if (!chosen || !/^[\w-]{1,64}$/u.test(chosen.uniqueID)) return;
    this.#workspace = chosen.uniqueID;
    this.#ask('connect', ...(passcode === undefined ? [] : [passcode]));
  }

  /** Reads the answer `ok`. Since QLab 5 it lists the rights of the passcode, such as `ok:view|control`. */
  #noteConnect(data: unknown): void {
    if (typeof data !== 'string' || !/^ok(?::|$)/u.test(data)) return this.#forget();
    this.#isGreeted = true;
    this.#ask('updates', 1);
    this.#ask('cue/playhead/number');
    return this.noteChange();
  }

  #noteCue(id: string, data: unknown): void {
    const read = v.safeParse(cueSchema, data);
    if (!read.success) return;
    const { number, isRunning } = read.output;
    const wasRunning = this.#running.has(id);
    if (!isRunning) this.#running.delete(id);
    else if (this.#running.size < CUES_MAX) this.#running.add(id);
    if (isRunning && !wasRunning && number !== '') this.noteFired(number);
  }
}
