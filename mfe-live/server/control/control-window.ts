import { randomBytes } from 'node:crypto';
import { type ControlAction, isBookAction } from '@standby/api-client/control';
import type { ControlScope } from '@standby/api-client/device-screens';
import { ApiError } from '@standby/server-kit';
import {
  type Act,
  commandsOf,
  currentFormat,
  encodeEvent,
  endOf,
  type RoomState,
  type ServerFrame,
  type WindowRole,
} from '@standby/live-room';
import type { Frame } from '@standby/live-room/authority/frames';
import type { LiveRoom } from '@standby/live-room/authority/live-room';
import type { Member, MemberConnection } from '@standby/live-room/authority/roster';
import { callingOf } from '@standby/live-room/domain/state/calling-schema';
import {
  type GoQuestion,
  goQuestion,
  isAnswered,
} from '@standby/live-room/domain/calling/go-safety';
import { performCommands } from '@standby/live-room/domain/acts/batch';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import type { ControlAccess } from './control-access';
import { actFor, type ControlRefusal } from './control-act';

const WORDS: Readonly<Partial<Record<ControlRefusal, string>>> = {
  late: 'This GO came too late, and was not given.',
  'not-on-book': 'Nobody is on the book.',
  'needs-standby': 'No standby was given. Press GO again after a second to call it.',
};

/** Returns the answer to an action that the room refuses. */
export function refused(code: string): ApiError {
  const words = { ...REFUSALS, ...WORDS } as Readonly<Record<string, string>>;
  return new ApiError(409, code, words[code] ?? 'The room did not accept this.');
}

const outOfScope = (): ApiError =>
  new ApiError(
    403,
    'not-permitted',
    'This token may not do this. Give it more on the Devices screen, under Control.',
  );

const gone = (): ApiError => new ApiError(503, 'stopping', 'The room is not available. Try again.');

/**
 * A program that only reads is a window like an ask page, which is not in the roster. Others act as controllers.
 */
const ROLES: Readonly<Record<ControlScope, WindowRole>> = {
  read: 'ask',
  control: 'controller',
  call: 'controller',
};

export interface ControlWindowOptions {
  readonly room: LiveRoom;
  readonly access: ControlAccess;
  /** Returns epoch ms by the room's clock. */
  readonly now: () => number;
  readonly onChange: () => void;
}

/** A program's window of a room. It is a member like any other, so the authority checks its acts. */
export class ControlWindow implements MemberConnection {
  readonly owner: MemberConnection['owner'];
  readonly name: string;
  readonly title: string;
  readonly person = null;
  readonly callsForBook: boolean;
  readonly #options: ControlWindowOptions;
  readonly #by = `c${randomBytes(9).toString('hex')}`;
  readonly #member: Member | undefined;
  #isEnded = false;
  #seq = 0;
  #refusal: string | undefined;
  #question: GoQuestion | undefined;
  #acting: Promise<unknown> = Promise.resolve();

  constructor(options: ControlWindowOptions) {
    const { room, access } = options;
    const { pairingId, name, title, scope } = access;
    this.#options = options;
    this.owner = { kind: 'link', id: pairingId };
    this.name = name;
    this.title = title;
    this.callsForBook = scope === 'call';
    const role = ROLES[scope];
    const hello = {
      kind: 'hello',
      by: this.#by,
      role,
      version: currentFormat.version,
      known: endOf(room.copy.log),
      visibility: 'visible',
    } as const;
    this.#member = room.join(this, hello, role);
    this.#present();
  }

  get state(): RoomState {
    return this.#options.room.state();
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  send({ text }: Frame): void {
    const message = JSON.parse(text) as ServerFrame;
    // A beat is a bare number.
    if (typeof message === 'number') return;
    if (message.kind === 'refused' && message.by === this.#by) this.#refusal = message.reason;
    if (message.kind !== 'events' && message.kind !== 'log') return;
    this.#present();
    this.#options.onChange();
  }

  async sendWhole(frame: Frame): Promise<void> {
    this.send(frame);
  }

  end(): void {
    this.#isEnded = true;
    this.#options.onChange();
  }

  close(): void {
    this.#isEnded = true;
    if (this.#member) this.#options.room.leave(this.#member);
  }

  /**
   * Does an action, after those before it. Resolves once its act is stored.
   *
   * @throws {ApiError} with the reason if nothing happened
   */
  act(action: ControlAction): Promise<void> {
    const acting = this.#acting.then(() => this.#act(action));
    this.#acting = acting.catch(() => undefined);
    return acting;
  }

  async #act(action: ControlAction): Promise<void> {
    const { scope } = this.#options.access;
    if (scope === 'read' || (isBookAction(action) && scope !== 'call')) throw outOfScope();
    const nowMs = Math.round(this.#options.now());
    const act = actFor(action, {
      state: this.state,
      nowMs,
      newId: () => `m${randomBytes(9).toString('hex')}`,
      isConfirmed: (cueIds) => isAnswered(this.#question, cueIds, nowMs),
    });
    if (typeof act === 'string') throw refused(act);
    const done = performCommands(this.state, commandsOf(act), nowMs);
    if (typeof done === 'string') {
      this.#noteQuestion(act, done, nowMs);
      throw refused(done);
    }
    await this.#write(act, nowMs);
  }

  /** The first of two presses counts, so that a trembling finger neither answers nor asks again. */
  #noteQuestion(act: Act, refusal: string, nowMs: number): void {
    if (act.type !== 'go-cues' || refusal !== 'needs-standby') return;
    if (this.#question && nowMs <= this.#question.untilMs) return;
    this.#question = goQuestion(act.cueIds, callingOf(this.state), nowMs);
  }

  async #write(act: Act, atMs: number): Promise<void> {
    const { room } = this.#options;
    if (!this.#member || this.#isEnded) throw gone();
    const seq = this.#seq + 1;
    const { role } = this.#member;
    const event = { by: this.#by, role, seq, atMs, act };
    this.#refusal = undefined;
    room.receive(this.#member, { kind: 'events', events: [encodeEvent(event)] });
    await room.settled();
    if (this.#isEnded) throw gone();
    if (this.#refusal !== undefined) throw refused(this.#refusal);
    this.#seq = seq;
    if (act.type === 'go-cues') this.#question = undefined;
    // Somebody else was faster: the act is stored, and has no effect (E7).
    const step = room.copy.log.steps.findLast(
      ({ event: stored }) => stored.by === this.#by && stored.seq === seq,
    );
    if (step && step.outcome !== 'done') throw refused(step.outcome);
  }

  /** Says what a controller says, so that its window is neither behind nor on the book. */
  #present(): void {
    const { room } = this.#options;
    if (!this.#member || this.#member.role !== 'controller') return;
    const shown = room.position;
    room.receive(this.#member, {
      kind: 'presence',
      visibility: 'visible',
      shown,
      callerId: this.#by,
    });
  }
}
