import type * as log from '@standby/room-engine/log/event';
import { undoSchema } from '@standby/room-engine/log/event';
import * as v from 'valibot';
import { batchSchema } from '../acts/batch';
import { type Command, commandSchema } from '../acts/acts';
import type { WindowRole } from '../acts/permissions';
import type { Hints } from '../presence/hints';
import type { Audience } from '../rules/define-act';
import type { Refusal } from '../rules/refusals';
import type { LogLine } from '../state/log-line';
import type { RoomState } from '../state/room-schema';

/** The live room of a show, as a kind of room for the engine. */
export interface ShowRoom {
  /** One command, or several at once. */
  readonly act: Command | v.InferOutput<typeof batchSchema>;
  readonly role: WindowRole;
  readonly state: RoomState;
  readonly line: LogLine;
  readonly refusal: Refusal;
  readonly audience: Audience;
  readonly presence: Hints;
  readonly grant: {
    /** Departments that a window answers for, if it may answer for those alone. */
    readonly departments?: readonly string[] | undefined;
    /** Whether a window may call for the desk on the book, A10. */
    readonly callsForBook?: boolean | undefined;
  };
}

export type Act = log.Act<ShowRoom>;
export type ActType = Act['type'];
export type ActSchema = log.ActSchema<ShowRoom>;
export type RoomEvent = log.RoomEvent<ShowRoom>;

export const actSchema: ActSchema = v.union([commandSchema, undoSchema, batchSchema]);

/** Returns the commands of an act: all acts of a batch, none for an undo. */
export function commandsOf(act: Act | null): readonly Command[] {
  if (act === null || act.type === 'undo') return [];
  return act.type === 'batch' ? act.acts : [act];
}
