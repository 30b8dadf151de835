import type { RowNote } from './sheet';

/** Everything that is said of one row, in one message. */
export interface RowMessage {
  readonly row: number;
  readonly name: string | undefined;
  readonly text: string;
}

/** A row that comes in, with what it loses. */
interface RowWithLosses {
  readonly row: number;
  readonly name: string;
  readonly notices: readonly string[];
}

/** Returns the losses of rows as notes. */
export const lossesOf = (rows: readonly RowWithLosses[]): RowNote[] =>
  rows.flatMap(({ row, name, notices }) => notices.map((text) => ({ row, name, text })));

/** Joins the notes of each row to one message, in the order of the file; what was said of a row before is left out. */
export function messagesOf(notes: readonly RowNote[]): RowMessage[] {
  const byRow = new Map<number, { name: string | undefined; texts: Set<string> }>();
  for (const { row, name, text } of notes) {
    const known = byRow.get(row) ?? { name, texts: new Set<string>() };
    byRow.set(row, { ...known, texts: known.texts.add(text) });
  }
  return [...byRow]
    .toSorted(([one], [other]) => one - other)
    .map(([row, { name, texts }]) => ({ row, name, text: [...texts].join(' ') }));
}
