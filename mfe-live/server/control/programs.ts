import { inScope, type Services } from '@standby/server-kit';
import type { RoomKey } from '@standby/live-room/authority/ports';
import type { Rooms } from '@standby/live-room/authority/rooms';
import { readOnChanges } from '../read-on-changes';
import { titleOf } from '../storage/show-title';
import { assignedTo, type ControlAccess } from './control-access';
import type { ControlBye } from './control-sockets';
import { Program } from './program';

/** Milliseconds for which the window of a program without a socket stays in the room. */
const IDLE_MS = 30_000;

/** Interval at which tokens are read, since a hint can be lost. */
const CHECK_EVERY_MS = 15_000;

export interface ProgramsOptions {
  readonly rooms: Rooms;
  readonly services: Services;
  /** Returns epoch ms, with fractions. */
  readonly now: () => number;
}

interface Open {
  readonly key: RoomKey;
  readonly program: Promise<Program>;
  readonly stopWatching: () => void;
  users: number;
  idle: NodeJS.Timeout | undefined;
}

/** The programs that use a room through this process. */
export class Programs {
  readonly #options: ProgramsOptions;
  readonly #open = new Map<string, Open>();

  constructor(options: ProgramsOptions) {
    this.#options = options;
  }

  /** Runs work with the program of a token, whose window stays for further requests. */
  async using<Result>(
    access: ControlAccess,
    work: (program: Program) => Promise<Result> | Result,
  ): Promise<Result> {
    const { program, leave } = this.enter(access);
    try {
      return await work(await program);
    } finally {
      leave();
    }
  }

  /** Opens the program of a token. The caller leaves it once. */
  enter(access: ControlAccess): { readonly program: Promise<Program>; readonly leave: () => void } {
    const { key, pairingId, scope, title, name } = access;
    const id = [key.organizationId, key.showId, pairingId, scope, title, name].join('\n');
    const open = this.#open.get(id) ?? this.#start(id, access);
    clearTimeout(open.idle);
    open.users += 1;
    return {
      program: open.program,
      leave: () => {
        open.users -= 1;
        if (open.users > 0) return;
        open.idle = setTimeout(() => this.#end(id, open), IDLE_MS);
        open.idle.unref();
      },
    };
  }

  /** Ends all programs, as the server stops. */
  stop(): void {
    for (const [id, open] of this.#open) this.#end(id, open);
  }

  #start(id: string, access: ControlAccess): Open {
    const { rooms, now } = this.#options;
    const program = rooms.enter(access.key).then((room) => new Program(access, { room, now }));
    const stopWatching = this.#watch(access, (code) => this.#end(id, open, code));
    const open: Open = { key: access.key, program, stopWatching, users: 0, idle: undefined };
    this.#open.set(id, open);
    // Callers of `enter` handle the rejection.
    program.catch(() => this.#end(id, open));
    return open;
  }

  #end(id: string, open: Open, code: ControlBye = 'stopping'): void {
    if (this.#open.get(id) !== open) return;
    this.#open.delete(id);
    clearTimeout(open.idle);
    open.stopWatching();
    open.program
      .then((program) => program.end(code))
      .catch(() => undefined)
      .finally(() => this.#options.rooms.leave(open.key));
  }

  /** Reads the token on each change of its organization. Returns a function that ends the watch. */
  #watch(access: ControlAccess, onEnd: (code: ControlBye) => void): () => void {
    const { organizationId } = access.key;
    return readOnChanges(this.#options.services, {
      organizationId,
      everyMs: CHECK_EVERY_MS,
      what: 'access of a program',
      read: async () => {
        const reason = await this.#endOf(access);
        if (reason) onEnd(reason);
      },
    }).stop;
  }

  /** Returns why an access has ended; undefined while it holds. */
  async #endOf({
    key,
    pairingId,
    scope,
    title,
    name,
  }: ControlAccess): Promise<ControlBye | undefined> {
    const { devices, database, findItem } = this.#options.services;
    const { organizationId } = key;
    return inScope(database.queries, { organizationId }, async (transaction) => {
      const device = (await devices.ofOrganization(transaction, organizationId)).get(pairingId);
      if (!device) return 'unknown-token';
      const assigned = assignedTo(device);
      const isSame =
        assigned?.showId === key.showId &&
        assigned.scope === scope &&
        device.name === name &&
        (await titleOf(transaction, { findItem }, key)) === title;
      return isSame ? undefined : 'changed';
    });
  }
}
