import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { departmentIdSchema } from '@standby/live-room/domain/state/cue-schema';
import { houseDeskNameSchema } from '@standby/live-room/domain/state/house-desk-schema';
import * as v from 'valibot';
import { LOOPBACK } from './osc/udp-link';

const PORT_MAX = 65_535;
const portSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PORT_MAX));
const hostSchema = v.pipe(v.string(), v.regex(/^[\w.:-]{1,253}$/u));
const patternSchema = v.pipe(
  v.string(),
  v.regex(/^\/[^#*,?[\]]{1,200}$/u),
  v.check((text) => text.split('{number}').length === 2, 'A pattern has {number} once.'),
);

const everyDesk = {
  department: departmentIdSchema,
  name: v.optional(houseDeskNameSchema),
  host: hostSchema,
};

export const deskSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('eos'),
    ...everyDesk,
    port: v.optional(portSchema, 3032),
    /** OSC 1.0 with a length before each packet, or OSC 1.1 with SLIP, as the desk is set. */
    framing: v.optional(v.picklist(['length', 'slip']), 'length'),
    list: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  }),
  v.strictObject({
    kind: v.literal('qlab'),
    ...everyDesk,
    port: v.optional(portSchema, 53_000),
    transport: v.optional(v.picklist(['tcp', 'udp']), 'tcp'),
    /** Where replies over UDP arrive. */
    listen: v.optional(hostSchema, LOOPBACK),
    replyPort: v.optional(portSchema, 53_001),
    passcode: v.optional(v.pipe(v.string(), v.maxLength(40))),
    /** Name or id of the workspace; left out for the one that is open. */
    workspace: v.optional(v.string()),
  }),
  v.strictObject({
    kind: v.literal('osc'),
    ...everyDesk,
    port: portSchema,
    listen: v.optional(hostSchema, LOOPBACK),
    listenPort: v.optional(portSchema, 0),
    /** Addresses that messages are taken from, beside the host's own. */
    from: v.optional(v.array(hostSchema), []),
    fired: v.optional(patternSchema),
    next: v.optional(patternSchema),
    fire: v.optional(patternSchema),
  }),
]);
export type DeskSettings = v.InferOutput<typeof deskSchema>;

const fileSchema = v.strictObject({
  server: v.optional(v.string()),
  desks: v.optional(v.array(deskSchema), []),
});

export interface Settings {
  /** Origin of the server. */
  readonly server: string;
  /** Code of the desk, which pairs the bridge once. */
  readonly code: string | undefined;
  /** Folder that keeps the token and what was handled. */
  readonly folder: string;
  readonly desks: readonly DeskSettings[];
}

/** Error in a person's settings. Its message is for that person. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads `LX=10.0.0.20` or `LX=10.0.0.20:3032`. */
function deskOfFlag(kind: 'eos' | 'qlab', text: string): unknown {
  const [, department, host, port] = /^([^=]+)=([^:]+)(?::(\d+))?$/u.exec(text) ?? [];
  return { kind, department, host, ...(port !== undefined && { port: Number(port) }) };
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, value: unknown, of: string) {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SettingsError(`${of}: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
}

/** @throws {SettingsError} with the message of the error by which the reading fails */
function attempt<Result>(read: () => Result, words = ''): Result {
  try {
    return read();
  } catch (error) {
    throw new SettingsError(words + (error instanceof Error ? error.message : String(error)));
  }
}

function fileOf(path: string | undefined): v.InferOutput<typeof fileSchema> {
  if (path === undefined) return { desks: [] };
  const read = (): unknown => JSON.parse(readFileSync(path, 'utf8'));
  return parsed(fileSchema, attempt(read, `${path} cannot be read: `), path);
}

/**
 * Reads the settings from the command line and the file that it names.
 *
 * @throws {SettingsError} with what is wrong
 */
export function readSettings(args: readonly string[]): Settings {
  const { values } = attempt(() =>
    parseArgs({
      args: [...args],
      options: {
        server: { type: 'string' },
        pair: { type: 'string' },
        config: { type: 'string' },
        state: { type: 'string', default: '.standby-bridge' },
        eos: { type: 'string', multiple: true, default: [] },
        qlab: { type: 'string', multiple: true, default: [] },
      },
    }),
  );
  const file = fileOf(values.config);
  const flags = [
    ...values.eos.map((text) => deskOfFlag('eos', text)),
    ...values.qlab.map((text) => deskOfFlag('qlab', text)),
  ];
  const desks = [...file.desks, ...parsed(v.array(deskSchema), flags, 'The command line')];
  const address = values.server ?? file.server ?? '';
  if (!URL.canParse(address) || !/^https?:/u.test(address)) {
    throw new SettingsError('Name the server: --server https://standby.example');
  }
  const departments = desks.map(({ department }) => department);
  if (desks.length === 0) throw new SettingsError('Name a desk: --eos LX=10.0.0.20');
  if (new Set(departments).size < departments.length) {
    throw new SettingsError('Each department has one desk.');
  }
  return { server: new URL(address).origin, code: values.pair, folder: values.state, desks };
}
