import * as v from 'valibot';
import { idSchema } from '../room/basic-schemas';
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

/** The changes that a sheet allows. */
export const cueChangeSchemas = [
  /** Adds cues before another cue; null means at the end. */
  v.object({
    type: v.literal('add-cues'),
    cues: v.pipe(
      v.array(cueSchema),
      v.minLength(1),
      v.maxLength(CUES_OF_ACT_MAX),
      v.check((list) => isSmall(list)),
    ),
    beforeCueId: v.nullable(idSchema),
  }),
  v.object({
    type: v.literal('edit-cues'),
    edits: v.pipe(
      v.array(cueEditSchema),
      v.minLength(1),
      v.maxLength(CUES_OF_ACT_MAX),
      v.check((list) => isSmall(list)),
    ),
  }),
  v.object({
    type: v.literal('move-cues'),
    cueIds: idsSchema,
    beforeCueId: v.nullable(idSchema),
  }),
  v.object({ type: v.literal('remove-cues'), cueIds: idsSchema }),
  /** Replaces all departments, in their order. */
  v.object({
    type: v.literal('set-departments'),
    departments: v.pipe(v.array(departmentSchema), v.minLength(1), v.maxLength(DEPARTMENTS_MAX)),
  }),
] as const;

export const cueChangeSchema = v.variant('type', cueChangeSchemas);

export type CueChange = v.InferOutput<typeof cueChangeSchema>;
export type CueChangeOf<T extends CueChange['type']> = Extract<CueChange, { type: T }>;
export type CueEdit = v.InferOutput<typeof cueEditSchema>;
