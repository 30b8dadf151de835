import * as v from 'valibot';
import { idSchema } from './collections';
import { CONTROL_SCOPES } from './device-screens';
import { defineRoutes } from './route-contract';

/*
 * The interface for programs: Companion, Stream Deck, scripts. A program is a paired device with a token of its own, which
 * it sends as `Authorization: Bearer`. `docs/control.md` describes it for people.
 */

/** Path of the WebSocket. */
export const CONTROL_PATH = '/live/control';
export const CONTROL_SUBPROTOCOL = 'standby-control-1';

/** Maximum bytes of a program's message. */
export const CONTROL_MESSAGE_MAX = 4 * 1024;

/** Milliseconds after which a GO that names its moment is too late. */
export const CONTROL_GO_LATE_MS = 500;

const TEXT_MAX = 500;
const DAY_MS = 24 * 60 * 60_000;

/** Left out for the timer on air. */
const ofTimer = { timerId: v.exactOptional(idSchema) };

/** Actions on timers, screens and messages. They need the scope `control`. */
const roomActions = [
  /** Starts a timer from its current figure, and ends the one before it. */
  v.object({ type: v.literal('start'), ...ofTimer }),
  v.object({ type: v.literal('restart'), ...ofTimer }),
  v.object({ type: v.literal('pause'), ...ofTimer }),
  /** Starts or pauses, as the main button of the desk. */
  v.object({ type: v.literal('toggle'), ...ofTimer }),
  v.object({ type: v.literal('reset'), ...ofTimer }),
  v.object({ type: v.literal('end'), ...ofTimer }),
  /** Starts the timer after the one on air. */
  v.object({ type: v.literal('start-next') }),
  /** Puts a timer on air as it is. */
  v.object({ type: v.literal('put-on-air'), timerId: idSchema }),
  v.object({
    type: v.literal('adjust'),
    ...ofTimer,
    byMs: v.pipe(v.number(), v.safeInteger(), v.minValue(-DAY_MS), v.maxValue(DAY_MS)),
  }),
  v.object({ type: v.literal('blackout'), isOn: v.boolean() }),
  v.object({ type: v.literal('flash') }),
  /** Writes a message and shows it on the viewers. */
  v.object({ type: v.literal('message'), text: v.pipe(v.string(), v.maxLength(TEXT_MAX)) }),
  v.object({ type: v.literal('show-message'), messageId: idSchema }),
  v.object({ type: v.literal('clear-message') }),
  /** Writes to the desks alone. */
  v.object({ type: v.literal('desk-note'), text: v.pipe(v.string(), v.maxLength(TEXT_MAX)) }),
] as const;

/** Calls for the person on the book. They need the scope `call`. */
const bookActions = [
  v.object({ type: v.literal('warning') }),
  v.object({ type: v.literal('standby') }),
  v.object({
    type: v.literal('go'),
    /** Cues that the program shows as next, as in `book.next.names`. Other cues do not go. */
    names: v.exactOptional(v.pipe(v.string(), v.maxLength(TEXT_MAX))),
    /** Moment of the press, by the server's time. A GO that is older than 500 ms is refused. */
    pressedAtMs: v.exactOptional(v.pipe(v.number(), v.finite())),
  }),
  v.object({ type: v.literal('skip') }),
] as const;

const controlActionSchema = v.variant('type', [...roomActions, ...bookActions]);
export type ControlAction = v.InferOutput<typeof controlActionSchema>;

const BOOK_TYPES: ReadonlySet<string> = new Set(
  bookActions.map(({ entries }) => entries.type.literal),
);

/** Whether an action calls cues, for which a token needs the scope `call`. */
export const isBookAction = ({ type }: ControlAction): boolean => BOOK_TYPES.has(type);

const timerSchema = v.object({
  id: v.string(),
  name: v.string(),
  phase: v.picklist(['idle', 'running', 'paused', 'ended']),
  durationMs: v.number(),
  warningMs: v.number(),
  /** Zero of a running timer, past or future, by the server's time; null while it does not run. */
  zeroAtMs: v.nullable(v.number()),
  /** Remaining time of a timer that does not run, below zero past its end; null while it runs. */
  remainingMs: v.nullable(v.number()),
});

/** A show, whose room a program may choose. */
export const showSchema = v.object({ id: v.string(), title: v.string() });

/** Names the room by its show. A program with one show may leave it out. */
export const controlQuerySchema = v.object({ show: v.exactOptional(idSchema) });

const messageSchema = v.object({ id: v.string(), text: v.string() });

/** The state of a room. Each key is sent whole when something in it changes. */
const controlStateSchema = v.object({
  show: showSchema,
  scope: v.picklist(CONTROL_SCOPES),
  timers: v.array(timerSchema),
  onAir: v.string(),
  isBlackout: v.boolean(),
  /** Moment of the last flash; null without one. */
  flashAtMs: v.nullable(v.number()),
  /** The message that viewers show. */
  message: v.nullable(messageSchema),
  /** Messages of the desk; empty for a token that may only read. */
  messages: v.array(messageSchema),
  book: v.object({
    /** Name of the person on the book; null for nobody. */
    caller: v.nullable(v.string()),
    next: v.nullable(
      v.object({
        names: v.string(),
        label: v.nullable(v.string()),
        cueLine: v.nullable(v.string()),
        isStandingBy: v.boolean(),
        isAcknowledged: v.boolean(),
      }),
    ),
    /** Cues of the last GO; empty before the first. */
    last: v.string(),
    lastGoAtMs: v.nullable(v.number()),
    /** Reason for which the show is stopped; null while it goes on. */
    held: v.nullable(v.string()),
    /** Departments whose house desks GO fires. */
    armed: v.array(v.string()),
  }),
});
export type ControlState = v.InferOutput<typeof controlStateSchema>;

/** Messages of a program over the WebSocket. */
export const controlRequestSchema = v.variant('kind', [
  v.object({
    kind: v.literal('do'),
    /** Number or text that the answer repeats. */
    id: v.union([v.pipe(v.string(), v.maxLength(64)), v.pipe(v.number(), v.safeInteger())]),
    action: controlActionSchema,
  }),
  /** Asks for the server's time. */
  v.object({ kind: v.literal('time') }),
]);

const refusal = { code: v.string(), message: v.string() };

/** Messages of the server over the WebSocket. */
export const controlEventSchema = v.variant('kind', [
  /** The whole state, first of all. */
  v.object({ kind: v.literal('state'), nowMs: v.number(), state: controlStateSchema }),
  /** The keys that changed. */
  v.object({ kind: v.literal('changes'), nowMs: v.number(), state: v.partial(controlStateSchema) }),
  v.object({ kind: v.literal('done'), id: v.union([v.string(), v.number()]) }),
  v.object({ kind: v.literal('refused'), id: v.union([v.string(), v.number()]), ...refusal }),
  v.object({ kind: v.literal('time'), nowMs: v.number() }),
  /** Says why the connection ends. */
  v.object({ kind: v.literal('bye'), ...refusal }),
]);
export type ControlEvent = v.InferOutput<typeof controlEventSchema>;

const forPrograms = {
  access: 'everybody',
  isForPrograms: true,
  limit: 'controlByAddress',
} as const;

export const controlRoutes = defineRoutes({
  'GET /control/shows': {
    ...forPrograms,
    summary: 'The shows whose rooms the token may use.',
    response: v.object({ shows: v.array(showSchema) }),
  },
  'GET /control/state': {
    ...forPrograms,
    summary: 'The state of the room of a show; without one, of the only show of the token.',
    query: controlQuerySchema,
    response: v.object({ nowMs: v.number(), state: controlStateSchema }),
  },
  'POST /control/actions': {
    ...forPrograms,
    summary:
      'Does one action in the room of a show; without one, of the only show of the token. It is stored before the answer.',
    bodyLimit: CONTROL_MESSAGE_MAX,
    query: controlQuerySchema,
    body: controlActionSchema,
    status: 204,
  },
  'GET /control/asyncapi.json': {
    summary: 'Describes the messages of the WebSocket, in AsyncAPI 3.0.',
    access: 'everybody',
    limit: 'controlByAddress',
    response: v.looseObject({}),
  },
});
