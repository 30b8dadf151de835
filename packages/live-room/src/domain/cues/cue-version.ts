import * as v from 'valibot';
import { idSchema } from '@standby/room-engine/log/basic-schemas';
import { cueSchema, CUES_MAX, departmentSchema, DEPARTMENTS_MAX } from '../state/cue-schema';

export const VERSION_NAME_MAX = 80;
/** Maximum number of characters. A sheet of 2,000 cues has about 120,000 of them, deflated. */
const VERSION_SHEET_MAX = 240_000;

const instantSchema = v.pipe(v.string(), v.isoTimestamp());

/** A sheet as it was when a person named it. */
export const cueVersionSchema = v.object({
  id: idSchema,
  /** Show to which the version belongs; it never changes. */
  showId: idSchema,
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter a name for the version.'),
    v.maxLength(VERSION_NAME_MAX),
  ),
  /** Name of the person who made the version, as the desk shows it. */
  by: v.pipe(v.string(), v.maxLength(VERSION_NAME_MAX)),
  cueCount: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(CUES_MAX)),
  /** {@link sheetContentSchema} as JSON, deflated, in base64. */
  sheet: v.pipe(v.string(), v.maxLength(VERSION_SHEET_MAX), v.regex(/^[\w+/]+={0,2}$/u)),
  /** ISO instants. */
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

export const sheetContentSchema = v.object({
  departments: v.pipe(v.array(departmentSchema), v.maxLength(DEPARTMENTS_MAX)),
  cues: v.pipe(v.array(cueSchema), v.maxLength(CUES_MAX)),
});

export type CueVersion = Readonly<v.InferOutput<typeof cueVersionSchema>>;

/** Fields of a version that its maker gives; the others are derived. */
export type CueVersionContent = Omit<CueVersion, 'id' | 'createdAt' | 'updatedAt'>;

/** Returns a new version. `at` is an ISO instant. */
export function newVersion(
  content: CueVersionContent,
  { id, at }: { id: string; at: string },
): CueVersion {
  return { ...content, id, createdAt: at, updatedAt: at };
}

/** Returns a version after an edit, which can change only its name. */
function editVersion(
  version: CueVersion,
  { name = version.name }: Partial<CueVersionContent>,
  at: string,
): CueVersion {
  return { ...version, name, updatedAt: at };
}

/** The named versions of the shows' cue sheets. */
export const cueVersionList = {
  name: 'cue-versions',
  noun: { one: 'version', many: 'versions' },
  write: 'live:control',
  schema: cueVersionSchema,
  make: newVersion,
  change: editVersion,
} as const;
