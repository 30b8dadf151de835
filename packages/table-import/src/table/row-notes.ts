import type { RowNote } from './sheet';

/** Notes on one row, joined to a message. */
interface RowMessage {
  readonly row: number;
  readonly name: string | undefined;
  readonly text: string;
}

/** A row of the import with its losses. */
interface RowWithLosses {
  readonly row: number;
  readonly name: string;
  readonly notices: readonly string[];
}

/** Returns the losses of rows as notes. */
export const lossesOf = (rows: readonly RowWithLosses[]): RowNote[] =>
  rows.flatMap(({ row, name, notices }) => notices.map((text) => ({ row, name, text })));

/** Joins the notes of each row to one message, in the order of the file. Repeated notes are left out. */
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
