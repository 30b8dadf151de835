import { useId, type ReactNode } from 'react';
import { Button, StatusBadge } from '@standby/shared-ui';
import {
  noteKindLabels,
  noteStateLabels,
  type NoteContent,
  type NoteState,
} from '../../domain/notes/note';
import * as S from './NoteList.styles';

/** What a list says of a note. */
export interface ListedNote extends Pick<NoteContent, 'kind' | 'moment' | 'text' | 'state'> {
  readonly key: string;
}

interface NoteListProps<T extends ListedNote> {
  readonly label: string;
  readonly notes: readonly T[];
  /** Where it is from, or whom it is for. */
  readonly renderOrigin: (note: T) => ReactNode;
  /** Left out where the person may look at them only. */
  readonly onState?: ((note: T, state: NoteState) => void) | undefined;
  /** Further buttons of a note; each is described by the note's text, which has the id. */
  readonly renderActs?: (note: T, textId: string) => ReactNode;
}

const tones = { open: 'info', 'in-work': 'standby', done: 'go' } as const;

/** Where a note can go from each state, with the words of the button. */
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

/** Notes with how far each of them is. */
export function NoteList<T extends ListedNote>(props: NoteListProps<T>) {
  return (
    <S.List aria-label={props.label}>
      {props.notes.map((note) => (
        <NoteItem key={note.key} note={note} {...props} />
      ))}
    </S.List>
  );
}
