import * as v from 'valibot';

const recordSchema = v.record(v.string(), v.unknown());

/** What changed of one table: which rows, and those of them that there still are, as they are now. */
const tableChangesSchema = v.object({
  table: v.string(),
  keys: v.array(recordSchema),
  rows: v.array(recordSchema),
});

/** What changed since the batch before, as of one moment: with it, a copy is as the database was then. */
export const changeBatchSchema = v.object({
  /** Of the moment, for Postgres: it tells what the batch has. */
  snapshot: v.string(),
  tables: v.array(tableChangesSchema),
});

export type ChangeBatch = v.InferOutput<typeof changeBatchSchema>;

/** How far a copy is. */
export interface CopyProgress {
  readonly session: string;
  /** How many batches it has. */
  readonly batch: number;
  /** Of the last one. */
  readonly snapshot: string;
}
