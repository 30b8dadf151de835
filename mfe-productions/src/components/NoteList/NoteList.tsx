import { useId, type ReactNode } from 'react';
import { Button, StatusBadge } from '@standby/shared-ui';
import {
  noteKindLabels,
  noteStateLabels,
  type NoteContent,
  type NoteState,
} from '../../domain/notes/note';
import * as S from './NoteList.styles';

/** Fields of a note that a list shows. */
interface ListedNote extends Pick<NoteContent, 'kind' | 'moment' | 'text' | 'state'> {
  readonly key: string;
}

interface NoteListProps<T extends ListedNote> {
  readonly label: string;
  readonly notes: readonly T[];
  /** Renders the note's source or recipient. */
  readonly renderOrigin: (note: T) => ReactNode;
  /** Changes a note's state; undefined if the person may only read the notes. */
  readonly onState?: ((note: T, state: NoteState) => void) | undefined;
  /**
   * Renders further buttons of a note. The note's text, which has the id, describes each button.
   */
  readonly renderActs?: (note: T, textId: string) => ReactNode;
}

const tones = { open: 'info', 'in-work': 'standby', done: 'go' } as const;

/** Next states from each state, with the labels of their buttons. */
const steps: Readonly<Record<NoteState, readonly (readonly [NoteState, string])[]>> = {
  open: [
    ['in-work', 'In progress'],
    ['done', 'Done'],
  ],
  'in-work': [
    ['done', 'Done'],
    ['open', 'Open again'],
  ],
  done: [['open', 'Open again']],
};

function NoteItem<T extends ListedNote>({ note, ...props }: NoteListProps<T> & { note: T }) {
  const { renderOrigin, onState, renderActs } = props;
  const { kind, moment, text, state } = note;
  const textId = useId();
  return (
    <li data-state={state}>
      <div>
        <p id={textId}>{text}</p>
        <small>
          {noteKindLabels[kind]}
          {renderOrigin(note)}
          {moment && ` · ${moment}`}
        </small>
      </div>
      <div>
        <StatusBadge tone={tones[state]}>{noteStateLabels[state]}</StatusBadge>
      </div>
      {onState && (
        <S.Acts>
          {steps[state].map(([next, label]) => (
            <Button
              key={next}
              size="small"
              variant="ghost"
              aria-describedby={textId}
              onClick={() => onState(note, next)}
            >
              {label}
            </Button>
          ))}
          {renderActs?.(note, textId)}
        </S.Acts>
      )}
    </li>
  );
}

/** List of notes with the state of each note. */
export function NoteList<T extends ListedNote>(props: NoteListProps<T>) {
  return (
    <S.List aria-label={props.label}>
      {props.notes.map((note) => (
        <NoteItem key={note.key} note={note} {...props} />
      ))}
    </S.List>
  );
}
