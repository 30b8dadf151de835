import * as v from 'valibot';
import { idSchema, countSchema } from '@standby/room-engine/log/basic-schemas';
import { EVENTS_MAX } from '@standby/room-engine/protocol/bounds';
import { logEndSchema } from '@standby/room-engine/log/serialized-log';
import { momentSchema } from '../presence/screens';
import { answerNameSchema } from '../state/call-schemas';
import { WINDOW_ROLES } from '../acts/permissions';
import {
  audienceSchema,
  selectedSchema,
  shownGosSchema,
  visibilitySchema,
  windowCallerSchema,
  windowCellSchema,
  windowHouseDesksSchema,
  windowScreenSchema,
} from './messages';

/** Messages from a window to the server. */
const clientMessageSchema = v.variant('kind', [
  /** The first message, within `HELLO_TIMEOUT_MS`. */
  v.object({
    kind: v.literal('hello'),
    /** The window's id, the author of its acts. */
    by: idSchema,
    /** Role of the page; the server may allow less. */
    role: v.picklist(WINDOW_ROLES),
    /** Version of the documents that the window reads. */
    version: countSchema,
    /** End of the window's log, without the acts in its outbox. */
    known: logEndSchema,
    /**
     * Audience for which the window's log was filtered; absent from earlier releases, and for an
     * empty log.
     */
    audience: v.exactOptional(audienceSchema),
    visibility: visibilitySchema,
    /** Whether a desk asks for the time at each beat, so that its silence is meaningful. */
    answersBeats: v.exactOptional(v.boolean()),
  }),
  /** Events of this window, or of an earlier one of the same person. */
  v.object({
    kind: v.literal('events'),
    events: v.pipe(v.array(v.unknown()), v.maxLength(EVENTS_MAX)),
    /** Whether a server had acknowledged the events, which this server lacks. */
    isRecovered: v.exactOptional(v.boolean()),
    /** Whether the person confirmed events that the server had refused as late. */
    isConfirmed: v.exactOptional(v.boolean()),
  }),
  /** Asks for the following events of the server's log. */
  v.object({ kind: v.literal('want'), known: logEndSchema }),
  v.object({
    kind: v.literal('presence'),
    visibility: visibilitySchema,
    /** Position of the log that the screen shows; null before the first frame. */
    shown: v.nullable(countSchema),
    /** Timer that a desk has selected while another one is on air. */
    selected: selectedSchema,
    cell: windowCellSchema,
    screen: windowScreenSchema,
    callerId: windowCallerSchema,
    shownGos: shownGosSchema,
    houseDesks: windowHouseDesksSchema,
    /** Name that a person without an account entered, for a window opened by a link. */
    name: v.exactOptional(answerNameSchema),
    /** Department for which a cue light, or the page for calls, answers. */
    department: v.exactOptional(answerNameSchema),
  }),
  /** Asks for the server's time. `sentAtMs` is the window's own time, and the answer returns it. */
  v.object({ kind: v.literal('time'), sentAtMs: momentSchema }),
  /** Makes a screen show its name. */
  v.object({ kind: v.literal('identify'), to: idSchema }),
  v.object({ kind: v.literal('leave') }),
]);

export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;
export type ClientMessageOf<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>;

/** Contents of a frame before they are written. */
export type ClientFrame = v.InferInput<typeof clientMessageSchema>;

const clientKinds: ReadonlySet<unknown> = new Set(
  clientMessageSchema.options.map(({ entries }) => entries.kind.literal),
);

/**
 * Reads a window's frame. A malformed one ends the connection.
 * @returns `unknown` for a message of an unknown kind, `malformed` for an invalid message
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
