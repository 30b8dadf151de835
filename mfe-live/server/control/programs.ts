import { inScope } from '@standby/server-kit';
import { readOnChanges } from '../read-on-changes';
import type { RoomsOptions } from '../rooms-options';
import { noteProgramRoom } from '../storage/program-rooms';
import { accessOfDevice, type ControlAccess } from './control-access';
import type { ControlBye } from './control-sockets';
import { Program } from './program';

/** Milliseconds for which the window of a program without a socket stays in the room. */
const IDLE_MS = 30_000;

/** Rooms that a token keeps without using them. */
const IDLE_ROOMS_MAX = 8;

/** Interval at which tokens are read, since a hint can be lost. */
const CHECK_EVERY_MS = 15_000;

type ProgramsOptions = Pick<RoomsOptions, 'rooms' | 'services' | 'now'>;

interface Open {
  readonly access: ControlAccess;
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
    const id = JSON.stringify(access);
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
        this.#endOldest(access.pairingId);
      },
    };
  }

  /** Ends all programs, as the server stops. */
  stop(): void {
    for (const [id, open] of this.#open) this.#end(id, open);
  }

  /** A token that goes from room to room keeps no more of them awake than its limit. */
  #endOldest(pairingId: string): void {
    const idle = [...this.#open].filter(
      ([, open]) => open.users === 0 && open.access.pairingId === pairingId,
    );
    for (const [id, open] of idle.slice(0, -IDLE_ROOMS_MAX)) this.#end(id, open);
  }

  #start(id: string, access: ControlAccess): Open {
    const { rooms, services, now } = this.#options;
    const program = rooms.enter(access.key).then((room) => new Program(access, room, now));
    const stopWatching = readOnChanges(services, {
      organizationId: access.key.organizationId,
      everyMs: CHECK_EVERY_MS,
      what: 'access of a program',
      read: async () => {
        const reason = await this.#endOf(access);
        if (reason) this.#end(id, open, reason);
      },
    });
    const open: Open = { access, program, stopWatching, users: 0, idle: undefined };
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
      .then((program) => program.close(code))
      .catch(() => undefined)
      .finally(() => this.#options.rooms.leave(open.access.key));
  }

  /** Returns why an access has ended; undefined while it holds, which is noted. */
  async #endOf(access: ControlAccess): Promise<ControlBye | undefined> {
    const { services } = this.#options;
    const { devices, database, now } = services;
    const { key, pairingId, deviceId, isNamed } = access;
    const { organizationId, showId } = key;
    return inScope(database.queries, { organizationId }, async (transaction) => {
      const device = (await devices.ofOrganization(transaction, organizationId)).get(pairingId);
      if (!device) return 'unknown-token';
      const named = isNamed ? showId : undefined;
      const current = await accessOfDevice(transaction, services, device, named);
      if (JSON.stringify(current) !== JSON.stringify(access)) return 'changed';
      await noteProgramRoom(transaction, { ...key, deviceId }, now());
      return undefined;
    });
  }
}
