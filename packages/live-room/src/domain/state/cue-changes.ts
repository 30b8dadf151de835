import * as v from 'valibot';
import { idSchema } from '@standby/room-engine/log/basic-schemas';
import { cueCellsSchema, cueSchema, departmentSchema, DEPARTMENTS_MAX } from './cue-schema';

/** Maximum number of cues that one act adds, changes, moves or removes. */
export const CUES_OF_ACT_MAX = 200;
/**
 * Maximum length of an act in characters of JSON. It must fit into a message of the live protocol
 * even with letters of three bytes.
 */
export const CUE_ACT_MAX = 18_000;

const isSmall = (value: unknown): boolean => JSON.stringify(value).length <= CUE_ACT_MAX;
const idsSchema = v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(CUES_OF_ACT_MAX));

const cueEditSchema = v.object({
  cueId: idSchema,
  set: cueCellsSchema,
  /**
   * Contents of the cells when the person began. If another person has changed them since, the edit
   * is refused.
   */
  was: cueCellsSchema,
});

/** Adds cues before another cue; null means at the end. */
export const addCues = {
  cues: v.pipe(
    v.array(cueSchema),
    v.minLength(1),
    v.maxLength(CUES_OF_ACT_MAX),
    v.check((list) => isSmall(list)),
  ),
  beforeCueId: v.nullable(idSchema),
};

export const editCues = {
  edits: v.pipe(
    v.array(cueEditSchema),
    v.minLength(1),
    v.maxLength(CUES_OF_ACT_MAX),
    v.check((list) => isSmall(list)),
  ),
};

export const moveCues = { cueIds: idsSchema, beforeCueId: v.nullable(idSchema) };
export const removeCues = { cueIds: idsSchema };

/** Replaces all departments, in their order. */
export const setDepartments = {
  departments: v.pipe(v.array(departmentSchema), v.minLength(1), v.maxLength(DEPARTMENTS_MAX)),
};

/** The changes that a sheet allows. */
const cueChangeSchemas = [
  v.object({ type: v.literal('add-cues'), ...addCues }),
  v.object({ type: v.literal('edit-cues'), ...editCues }),
  v.object({ type: v.literal('move-cues'), ...moveCues }),
  v.object({ type: v.literal('remove-cues'), ...removeCues }),
  v.object({ type: v.literal('set-departments'), ...setDepartments }),
] as const;

export const cueChangeSchema = v.variant('type', cueChangeSchemas);

export type CueChange = v.InferOutput<typeof cueChangeSchema>;
export type CueChangeOf<T extends CueChange['type']> = Extract<CueChange, { type: T }>;
export type CueEdit = v.InferOutput<typeof cueEditSchema>;

const CHANGES: ReadonlySet<string> = new Set(
  cueChangeSchemas.map(({ entries }) => entries.type.literal),
);

export function isCueChange<T extends { readonly type: string }>(
  act: T,
): act is Extract<T, { type: CueChange['type'] }> {
  return CHANGES.has(act.type);
}
