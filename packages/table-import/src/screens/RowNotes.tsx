import { useState } from 'react';
import { Button } from '@standby/shared-ui';
import { messagesOf, type RowNote } from '../table';
import * as S from './screens.styles';

/** Number of rows that are shown at once, since more would push the import button out of sight. */
const SHOWN_MAX = 8;

interface RowNotesProps {
  readonly label: string;
  readonly notes: readonly RowNote[];
}

/** Lists notes on rows: one message for each row, beside its number. */
export function RowNotes({ label, notes }: RowNotesProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (notes.length === 0) return null;
  const messages = messagesOf(notes);
  const shown = isWhole ? messages : messages.slice(0, SHOWN_MAX);
  return (
    <S.NoteGroup>
      <strong>{label}</strong>
      <S.Notes role="list" aria-label={label}>
        {shown.map(({ row, name, text }) => (
          <li key={row}>
            <strong>{`Row ${row}`}</strong> {name !== undefined && <S.Name>{name}</S.Name>} {text}
          </li>
        ))}
      </S.Notes>
      {shown.length < messages.length && (
        <Button variant="ghost" onClick={() => setIsWhole(true)}>
          {`Show ${messages.length - shown.length} more rows`}
        </Button>
      )}
    </S.NoteGroup>
  );
}

/** Lists the losses of a table as a whole. */
export function TableNotices({ notices }: { readonly notices: readonly string[] }) {
  if (notices.length === 0) return null;
  return (
    <S.NoticeBox>
      <strong>Notices</strong>
      <S.NoticeList role="list" aria-label="Notices">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </S.NoticeList>
    </S.NoticeBox>
  );
}
