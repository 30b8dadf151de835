import type { Clock } from '@standby/shared-ui/text';
import * as v from 'valibot';
import type { LogLine } from '../state/log-line';
import type { Refusal } from './refusals';
import type { RoomState } from '../state/room-schema';
import type { WindowRole } from '../state/window-roles';

/**
 * Audiences of acts.
 * - `everyone`: each window of the room may read the act.
 * - `askers`: desks, and ask pages of the same browser, may.
 * - `desks`: controllers and deputies may.
 */
export const AUDIENCES = ['everyone', 'askers', 'desks'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Permissions of a kind of act, for the authority. */
export interface ActPermission {
  /** Roles of windows that may do the act. */
  readonly doneBy: readonly WindowRole[];
  /**
   * Windows that may read the act. A message becomes readable for everyone when it is shown: see
   * `withheld.ts`.
   */
  readonly audience: Audience;
}

/** The parts of a log line that depend on the kind of act. */
export type LineDetail = Partial<
  Pick<LogLine, 'atMs' | 'text' | 'isOn' | 'ended' | 'othersEnded' | 'minutes' | 'call' | 'to'>
>;

/** States before and after an act, at the act's moment. */
export interface ActStep {
  readonly before: RoomState;
  readonly after: RoomState;
  readonly atMs: number;
}

/** Returns the text of a log line. @param name of the line's timer */
export type Words = (line: LogLine, name: string, clock: Clock) => string;

/** Everything about one kind of act but its schema. */
export interface ActParts<Payload> extends ActPermission {
  /** Returns why the act has no effect; undefined where it is allowed. */
  refuse(state: RoomState, act: Payload, atMs: number): Refusal | undefined;
  /** Returns the room after the act, once `refuse` allows it. */
  apply(state: RoomState, act: Payload, atMs: number): RoomState;
  /** Returns the details of the log line; by default its text and switch are the act's own. */
  line?(act: Payload, step: ActStep): LineDetail;
  readonly words: Words;
  /** Words for the line of an undo, where those of the act would be wrong by then. */
  readonly undoneWords?: Words;
  /** Whether the act moves a running show on, or stops it. */
  readonly movesShow?: boolean;
  /** Whether the act is always an event of its own, and never part of a larger gesture. */
  readonly isSingle?: boolean;
  /** Whether the room does the act itself, when its moment has come. */
  readonly isAutomatic?: boolean;
  /** Whether the act stays although somebody wants it undone, because people have acted on it. */
  readonly isFinal?: boolean;
}

type Entries = v.ObjectEntries;
type ActSchema<Type extends string, Fields extends Entries> = v.ObjectSchema<
  Fields & { readonly type: v.LiteralSchema<Type, undefined> },
  undefined
>;

/** One kind of act: its schema, its permission, its rule, its effect and its log line. */
interface ActDefinition<Type extends string, Fields extends Entries> extends ActParts<
  v.InferOutput<ActSchema<Type, Fields>>
> {
  readonly type: Type;
  readonly schema: ActSchema<Type, Fields>;
}

/** Defines a kind of act. @param fields schemas of the fields beside `type` */
export function defineAct<const Type extends string, const Fields extends Entries>(
  type: Type,
  fields: Fields,
  parts: ActParts<v.InferOutput<ActSchema<Type, Fields>>>,
): ActDefinition<Type, Fields> {
  return { ...parts, type, schema: v.object({ type: v.literal(type), ...fields }) };
}

const CONTROLLER = ['controller'] as const;

export const byControllers: ActPermission = { doneBy: CONTROLLER, audience: 'everyone' };
export const byDesks: ActPermission = { doneBy: ['controller', 'deputy'], audience: 'everyone' };
export const byBridges: ActPermission = { doneBy: ['bridge'], audience: 'everyone' };
export const byLights: ActPermission = {
  doneBy: ['controller', 'department'],
  audience: 'everyone',
};
export const byAnswerers: ActPermission = {
  doneBy: ['controller', 'deputy', 'department', 'ask'],
  audience: 'everyone',
};
export const byAll: ActPermission = {
  doneBy: ['controller', 'deputy', 'department', 'viewer', 'ask'],
  audience: 'everyone',
};
export const forDesks: ActPermission = { doneBy: CONTROLLER, audience: 'desks' };
export const forAskers: ActPermission = { doneBy: CONTROLLER, audience: 'askers' };

/** Rule of acts that are always possible. */
export const allowed = (): undefined => undefined;
