import * as v from 'valibot';
import { logEndSchema } from '../event-log/serialized-log';
import { answerNameSchema } from '../room/call-schemas';
import { WINDOW_ROLES } from '../room/permissions';
import { idSchema } from '../room/room-schema';
import {
  audienceSchema,
  countSchema,
  EVENTS_MAX,
  momentSchema,
  selectedSchema,
  shownGosSchema,
  visibilitySchema,
  windowCallerSchema,
  windowCellSchema,
  windowScreenSchema,
} from './messages';

/** From a window to the server. */
const clientMessageSchema = v.variant('kind', [
  /** The first message, within `HELLO_TIMEOUT_MS`. */
  v.object({
    kind: v.literal('hello'),
    /** The window's id, the author of its acts. */
    by: idSchema,
    /** What the page is for; the server may allow less. */
    role: v.picklist(WINDOW_ROLES),
    /** Of the documents that the window reads. */
    version: countSchema,
    /** Where the window's log ends, without what is in its outbox. */
    known: logEndSchema,
    /** The audience that this log was sent to; left out by releases before, and where it is empty. */
    audience: v.exactOptional(audienceSchema),
    visibility: visibilitySchema,
    /** Whether a desk asks for the time at each beat, so that its silence says something. */
    answersBeats: v.exactOptional(v.boolean()),
  }),
  /** Events of this window, or of an earlier one of the same person. */
  v.object({
    kind: v.literal('events'),
    events: v.pipe(v.array(v.unknown()), v.maxLength(EVENTS_MAX)),
    /** Whether a server acknowledged them before, which this one lacks. */
    isBack: v.exactOptional(v.boolean()),
    /** Whether the person was asked, as the server called them late. */
    isConfirmed: v.exactOptional(v.boolean()),
  }),
  /** Asks for what follows in the server's log. */
  v.object({ kind: v.literal('want'), known: logEndSchema }),
  v.object({
    kind: v.literal('presence'),
    visibility: visibilitySchema,
    /** Position of the log that is on the screen; null before the first frame. */
    shown: v.nullable(countSchema),
    /** The timer that a desk looks at while another one is on air. */
    selected: selectedSchema,
    cell: windowCellSchema,
    screen: windowScreenSchema,
    callerId: windowCallerSchema,
    shownGos: shownGosSchema,
    /** What the person calls themselves who came by a link. */
    name: v.exactOptional(answerNameSchema),
    /** The department that a cue light, or the page for calls, answers for. */
    department: v.exactOptional(answerNameSchema),
  }),
  /** Asks for the server's time. `sentAtMs` is the window's own, and comes back. */
  v.object({ kind: v.literal('time'), sentAtMs: momentSchema }),
  /** Makes a screen show its name. */
  v.object({ kind: v.literal('identify'), to: idSchema }),
  v.object({ kind: v.literal('leave') }),
]);

export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;
export type ClientMessageOf<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>;

/** What is written into a frame. */
export type ClientFrame = v.InferInput<typeof clientMessageSchema>;

const clientKinds: ReadonlySet<unknown> = new Set(
  clientMessageSchema.options.map(({ entries }) => entries.kind.literal),
);

/**
 * Reads a window's frame where a broken one ends the connection.
 * @returns `unknown` for a message of a kind that this release does not know, `malformed` for what is no message
 */
export function readClientFrame(text: string): ClientMessage | 'unknown' | 'malformed' {
  try {
    const data: unknown = JSON.parse(text);
    const message = v.safeParse(v.looseObject({ kind: v.string() }), data);
    if (!message.success) return 'malformed';
    if (!clientKinds.has(message.output.kind)) return 'unknown';
    const known = v.safeParse(clientMessageSchema, data);
    return known.success ? known.output : 'malformed';
  } catch {
    return 'malformed';
  }
}
