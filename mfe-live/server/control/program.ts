import { randomBytes } from 'node:crypto';
import {
  type ControlAction,
  type ControlEvent,
  type ControlState,
  isBookAction,
} from '@standby/api-client/control';
import { encodeEvent } from '@standby/room-engine/log/event';
import { endOf } from '@standby/room-engine/log/event-log';
import { type Act, commandsOf, currentFormat, type ServerFrame } from '@standby/live-room';
import type { Frame } from '@standby/room-engine/authority/frames';
import type { LiveRoom, Member, MemberConnection } from '@standby/live-room/authority/ports';
import { callingOf } from '@standby/live-room/domain/state/calling-schema';
import {
  type GoQuestion,
  goQuestion,
  isAnswered,
} from '@standby/live-room/domain/calling/go-safety';
import { performCommands } from '@standby/live-room/domain/acts/batch';
import type { ControlAccess } from './control-access';
import { actFor } from './control-act';
import { refused } from './control-refusals';
import type { ControlBye, ControlSocket } from './control-sockets';
import { changesOf, controlStateOf } from './control-state';

/** Milliseconds for which changes are collected. */
const COLLECT_MS = 30;

const visibility = 'visible';

const newId = (prefix: string): string => prefix + randomBytes(9).toString('hex');

/**
 * A room as one token sees it, shared by its requests and sockets. It is a member of the room like any other window, so the
 * authority checks its acts.
 */
export class Program implements MemberConnection {
  readonly owner: MemberConnection['owner'];
  readonly name: string;
  readonly title: string;
  readonly person = null;
  readonly callsForBook: boolean;
  readonly #access: ControlAccess;
  readonly #room: LiveRoom;
  readonly #now: () => number;
  readonly #sockets = new Set<ControlSocket>();
  readonly #by = newId('c');
  readonly #member: Member | undefined;
  #sent: ControlState;
  #collecting: NodeJS.Timeout | undefined;
  #isEnded = false;
  #seq = 0;
  #refusal: string | undefined;
  #question: GoQuestion | undefined;
  #acting: Promise<unknown> = Promise.resolve();

  /** @param now returns epoch ms by the room's clock */
  constructor(access: ControlAccess, room: LiveRoom, now: () => number) {
    const { pairingId, name, title, scope } = access;
    this.#access = access;
    this.#room = room;
    this.#now = now;
    this.owner = { kind: 'link', id: pairingId };
    this.name = name;
    this.title = title;
    this.callsForBook = scope === 'call';
    // A program that only reads is a window like an ask page, which is not in the roster.
    const role = scope === 'read' ? 'ask' : 'controller';
    const known = endOf(room.copy.log);
    const { version } = currentFormat;
    const hello = { kind: 'hello', by: this.#by, role, version, known, visibility } as const;
    this.#member = room.join(this, hello, role);
    this.#present();
    this.#sent = this.state();
  }

  state(): ControlState {
    return controlStateOf(this.#room.state(), this.#access);
  }

  /** Sends a socket the state, and the changes from then on. */
  add(socket: ControlSocket): void {
    this.#publish();
    this.#sockets.add(socket);
    socket.send({ kind: 'state', nowMs: this.#now(), state: this.#sent });
  }

  remove(socket: ControlSocket): void {
    this.#sockets.delete(socket);
  }

  /** Ends the sockets with the reason, and leaves the room. */
  close(code: ControlBye): void {
    clearTimeout(this.#collecting);
    for (const socket of this.#sockets) socket.end(code);
    this.#isEnded = true;
    if (this.#member) this.#room.leave(this.#member);
  }

  send({ text }: Frame): void {
    const message = JSON.parse(text) as ServerFrame;
    // A beat is a bare number.
    if (typeof message === 'number') return;
    if (message.kind === 'refused' && message.by === this.#by) this.#refusal = message.reason;
    if (message.kind !== 'events' && message.kind !== 'log') return;
    this.#present();
    this.#noteChange();
  }

  async sendWhole(frame: Frame): Promise<void> {
    this.send(frame);
  }

  end(): void {
    this.#isEnded = true;
    this.#noteChange();
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
    const { scope } = this.#access;
    const state = this.#room.state();
    const isInScope = scope === 'call' || (scope === 'control' && !isBookAction(action));
    if (!isInScope) throw refused('not-permitted');
    const nowMs = Math.round(this.#now());
    const act = actFor(action, {
      state,
      nowMs,
      newId: () => newId('m'),
      isConfirmed: (cueIds) => isAnswered(this.#question, cueIds, nowMs),
    });
    if (typeof act === 'string') throw refused(act);
    const done = performCommands(state, commandsOf(act), nowMs);
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
    this.#question = goQuestion(act.cueIds, callingOf(this.#room.state()), nowMs);
  }

  async #write(act: Act, atMs: number): Promise<void> {
    const room = this.#room;
    if (!this.#member || this.#isEnded) throw refused('stopping');
    const seq = this.#seq + 1;
    const { role } = this.#member;
    const event = { by: this.#by, role, seq, atMs, act };
    this.#refusal = undefined;
    room.receive(this.#member, { kind: 'events', events: [encodeEvent(event)] });
    await room.settled();
    if (this.#isEnded) throw refused('stopping');
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
    if (!this.#member || this.#member.role !== 'controller') return;
    const shown = this.#room.position;
    this.#room.receive(this.#member, { kind: 'presence', visibility, shown, callerId: this.#by });
  }

  #noteChange(): void {
    this.#collecting ??= setTimeout(() => this.#publish(), COLLECT_MS);
  }

  #publish(): void {
    clearTimeout(this.#collecting);
    this.#collecting = undefined;
    if (this.#isEnded) {
      for (const socket of this.#sockets) socket.end('stopping');
      return;
    }
    const state = this.state();
    const changes = changesOf(this.#sent, state);
    this.#sent = state;
    if (!changes) return;
    const event: ControlEvent = { kind: 'changes', nowMs: this.#now(), state: changes };
    for (const socket of this.#sockets) socket.send(event);
  }
}
