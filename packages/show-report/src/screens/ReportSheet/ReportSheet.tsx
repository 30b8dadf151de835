import type { ReactNode } from 'react';
import { notesHeading } from '@standby/live-room/domain/performance/notes';
import type { ReportSheet as Sheet } from '../../domain/report-sheet';
import type { TimeRow } from '../../domain/report-text';
import * as S from './ReportSheet.styles';

const COLUMNS = ['Time', 'Planned', 'From', 'To', 'Length', 'Remark'] as const;

function Times({ times }: { readonly times: readonly TimeRow[] }) {
  return (
    <S.Scroll role="region" aria-label="Times" tabIndex={0}>
      <S.Table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map(({ label, planned, actual, ended, length, remark }, place) => (
            // A part may run twice, so the key includes the place.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={`${label} ${place}`}>
              <th scope="row">{label}</th>
              <td>{planned}</td>
              <td>{actual}</td>
              <td>{ended}</td>
              <td>{length}</td>
              <td>{remark}</td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Scroll>
  );
}

const NO_TIMES =
  'The live room has no times of this yet. Start its first timer, and they appear here automatically.';

interface ReportSheetProps {
  readonly sheet: Sheet;
  /** Pictures of the report. */
  readonly children?: ReactNode;
}

/** Shows a report on the screen and on paper. */
export function ReportSheet({ sheet, children }: ReportSheetProps) {
  const { title, kind, facts, times, sections, notes } = sheet;
  return (
    <S.Root aria-label="Report">
      <div>
        <h2>{title}</h2>
        <S.Kind>{kind}</S.Kind>
      </div>
      <S.Facts>
        {Object.entries(facts).map(
          ([term, value]) =>
            value !== '' && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </S.Facts>
      <div>
        <h3>Times</h3>
        {times.length > 0 ? <Times times={times} /> : <S.Kind>{NO_TIMES}</S.Kind>}
      </div>
      {sections.map(({ title: name, lines }) => (
        <div key={name}>
          <h3>{name}</h3>
          <S.Lines>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </S.Lines>
        </div>
      ))}
      {notes.map(({ department, notes: ofDepartment }) => (
        <div key={department}>
          <h3>{notesHeading(department)}</h3>
          <S.Lines>
            {ofDepartment.map(({ id, moment, text }) => (
              <li key={id}>
                {moment !== '' && <small>{moment} · </small>}
                {text}
              </li>
            ))}
          </S.Lines>
        </div>
      ))}
      {children}
    </S.Root>
  );
}
