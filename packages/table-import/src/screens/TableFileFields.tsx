import { Select, TextField } from '@standby/shared-ui';
import { type Encoding, ENCODINGS } from '../table';
import type { OpenedTable } from './useTableFile';

const ACCEPTED =
  '.csv,.tsv,.txt,.xlsx,.xlsm,.ods,.pdf,text/csv,text/plain,application/pdf,application/vnd.oasis.opendocument.spreadsheet,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const ENCODING_CHOICES = Object.entries(ENCODINGS).map(([value, label]) => ({
  // Each key of the names is an encoding.
  value: value as Encoding,
  label,
}));

interface TableFileFieldsProps {
  readonly opened: OpenedTable;
  readonly hint: string;
  /** Problem of the file's content. */
  readonly error?: string | undefined;
}

/** Asks for the file of an import, and for the sheet to import. */
export function TableFileFields({ opened, hint, error }: TableFileFieldsProps) {
  const { sheets, place, isReading } = opened;
  return (
    <>
      <TextField
        label="File"
        hint={hint}
        error={opened.error ?? error}
        type="file"
        accept={ACCEPTED}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) opened.open(file);
        }}
      />
      {isReading && <p role="status">Reading the file…</p>}
      {opened.isFromPages && opened.sheet && (
        <p role="status">
          The columns of a PDF are found by where its text stands. Compare the rows below with its
          pages.
        </p>
      )}
      {opened.encoding !== undefined && opened.sheet && (
        <Select
          label="Encoding of the file"
          hint="The file does not say how its letters are stored. Choose another encoding where accents are wrong below."
          value={opened.encoding}
          onChange={opened.chooseEncoding}
          options={ENCODING_CHOICES}
        />
      )}
      {sheets.length > 1 && (
        <Select
          label="Sheet of the file"
          value={String(place)}
          onChange={(value) => opened.chooseSheet(Number(value))}
          options={sheets.map(({ name }, index) => ({
            value: String(index),
            label: name || `Sheet ${index + 1}`,
          }))}
        />
      )}
    </>
  );
}
