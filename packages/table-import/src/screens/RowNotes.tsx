import type { RowNote } from '../table';
import * as S from './screens.styles';

/** Notes that are shown at once; the others are counted. */
const SHOWN_MAX = 20;

interface RowNotesProps {
  readonly label: string;
  readonly notes: readonly RowNote[];
}

/** Lists notes on rows, each beside the number of its row. */
export function RowNotes({ label, notes }: RowNotesProps) {
  if (notes.length === 0) return null;
  const sorted = notes.toSorted((one, other) => one.row - other.row);
  return (
    <S.NoteGroup>
      <strong>{label}</strong>
      <S.Notes role="list" aria-label={label}>
        {sorted.slice(0, SHOWN_MAX).map(({ row, text }) => (
          <li key={`${row} ${text}`}>
            <strong>{`Row ${row}`}</strong> {text}
          </li>
        ))}
        {sorted.length > SHOWN_MAX && <li>{`And ${sorted.length - SHOWN_MAX} more.`}</li>}
      </S.Notes>
    </S.NoteGroup>
  );
}

/** Lists the losses of a table as a whole. */
export function TableNotices({ notices }: { readonly notices: readonly string[] }) {
  if (notices.length === 0) return null;
  return (
    <S.Notes role="list" aria-label="Notices">
      {notices.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </S.Notes>
  );
}
