import { Link } from 'react-router-dom';
import { useCollection } from '@standby/collections/screens';
import { notesPath } from '@standby/contracts';
import { truncateForList } from '@standby/shared-ui/text';
import { reportsOf as storedReportsOf, type Reports } from '../../data/reports';
import { notesOf as storedNotesOf, type Notes } from '../../data/show-notes';
import {
  departmentsWithNotes,
  filteredNotes,
  isOpen,
  notesOfShow,
} from '../../domain/notes/show-notes';
import { Block } from './Block';
import * as S from './ShowOverview.styles';

export interface NotesBlockProps {
  readonly showId: string;
  readonly reportsOf?: ((showId: string) => Reports) | undefined;
  readonly notesOf?: ((showId: string) => Notes) | undefined;
}

/** Largest number of departments on the overview. */
const DEPARTMENTS_MAX = 5;

/** Block with the number of open notes by department, and a link to them. */
export function NotesBlock(props: NotesBlockProps) {
  const { showId, reportsOf = storedReportsOf, notesOf = storedNotesOf } = props;
  const { list: stored } = useCollection(notesOf(showId));
  const { list: reports } = useCollection(reportsOf(showId));
  const isKnown = stored.state === 'ready' && reports.state === 'ready';
  const open = isKnown
    ? notesOfShow({ showId, stored: stored.items, reports: reports.items }).filter(isOpen)
    : [];
  const counts = departmentsWithNotes(open)
    .slice(0, DEPARTMENTS_MAX)
    .map((department) => {
      const { length } = filteredNotes(open, { state: 'all', kind: 'all', department });
      return { department, length };
    });
  return (
    <Block title="Notes to do">
      {open.length > 0 && (
        <S.Counts>
          {counts.map(({ department, length }) => (
            <div key={department}>
              <dt>{truncateForList(department)}</dt>
              <dd>{length}</dd>
            </div>
          ))}
        </S.Counts>
      )}
      <p>
        {isKnown && open.length === 0 && 'Nothing is open. '}
        <Link to={notesPath(showId)}>Open the notes</Link>
      </p>
    </Block>
  );
}
