import { type PrintRow, type PrintSheet, splitHighRows } from '../../domain/cues/print-sheets';
import { type Paper, PaperPages, type PaperColumn } from '@standby/paper';

const COLUMNS: readonly PaperColumn[] = [
  { label: 'Page', widthMm: 14 },
  { label: 'Scene', widthMm: 16 },
  { label: 'Cue line' },
  { label: 'Standby', widthMm: 20 },
  { label: 'Cue', widthMm: 24 },
  { label: 'What' },
];

const renderCells = ({ page, scene, cueLine, standby, cues }: PrintRow) => (
  <>
    <td>{page}</td>
    <td>{scene}</td>
    <td>{cueLine}</td>
    <td>{standby}</td>
    <td data-column="name">
      {cues.map(({ name }) => (
        <p key={name}>{name}</p>
      ))}
    </td>
    <td>
      {cues.map(({ name, label, trigger, notes }) => (
        <p key={name}>
          {cues.length > 1 && `${name}: `}
          {label}
          {trigger && (
            <>
              {label && ', '}
              <em>{trigger}</em>
            </>
          )}
          {notes && (
            <>
              {' '}
              <small>{`(${notes})`}</small>
            </>
          )}
        </p>
      ))}
    </td>
  </>
);

interface PrintedCuesProps {
  /** Title of the show. */
  readonly title: string;
  /** Name of the sheet’s version. */
  readonly version: string;
  /** Date of the print. */
  readonly date: string;
  readonly sheets: readonly PrintSheet[];
  readonly paper: Paper;
}

/** The calling script, or the sheets of departments, on paper. */
export function PrintedCues({ title, version, date, sheets, paper }: PrintedCuesProps) {
  return (
    <PaperPages
      title={title}
      foot={[version, date]}
      sheets={sheets}
      paper={paper}
      columns={COLUMNS}
      renderCells={renderCells}
      splitHighRows={splitHighRows}
    />
  );
}
