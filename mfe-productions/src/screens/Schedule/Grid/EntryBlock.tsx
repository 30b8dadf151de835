import { memo, type KeyboardEvent, type PointerEvent } from 'react';
import { TriangleAlert } from 'lucide-react';
import { useClock } from '@standby/shared-ui';
import { truncateForList } from '@standby/shared-ui/text';
import { kindLabels, titleOf, type Entry, type Span } from '../../../domain/schedule/entry';
import type { Segment } from '../../../domain/schedule/views';
import { spanText, timeText } from '../../../domain/schedule/words';
import type { Timezone } from '../../../domain/timezone';
import type { MoveEntry } from '../useEntryMoves';
import { MOVE_KEYS, spanAfterKey } from './grid-keys';
import * as S from './EntryBlock.styles';

/** Actions of an entry; undefined if the person may only read the schedule. */
export interface EntryActions {
  readonly timezone: Timezone;
  readonly onOpen: (entry: Entry, trigger: HTMLElement) => void;
  readonly onMove: MoveEntry;
  readonly onDragStart: (event: PointerEvent, entry: Entry, mode: 'move' | 'resize') => void;
  readonly wasDrag: () => boolean;
}

export interface EntryWords {
  /** People who are called, as text. */
  readonly call: string;
  /** Conflicts of the entry. */
  readonly conflicts: readonly ConflictWords[];
}

interface ConflictWords {
  /** Short text for a small block. */
  readonly short: string;
  /** Full sentence. */
  readonly text: string;
}

interface EntryBlockProps {
  readonly segment: Segment;
  /** First hour of the grid. */
  readonly firstHour: number;
  readonly words: EntryWords;
  /** Whether the grid shows a single day. */
  readonly isWide: boolean;
  readonly isDragged: boolean;
  readonly actions: EntryActions | undefined;
}

const MINUTES_PER_HOUR = 60;
/** Length in minutes below which an entry has only one line. */
const LINES_FROM_MINUTES = 60;
/** Minutes that make room for one more line of the title, and the largest number of its lines. */
const MINUTES_PER_LINE = 20;
const TITLE_LINES_MAX = 3;

function positionOf({ from, to, lane, lanes }: Segment, firstHour: number) {
  return {
    '--from': from / MINUTES_PER_HOUR - firstHour,
    '--length': (to - from) / MINUTES_PER_HOUR,
    '--lane': lane,
    '--lanes': lanes,
    '--title-lines': Math.min(
      TITLE_LINES_MAX,
      1 + Math.floor((to - from - LINES_FROM_MINUTES) / MINUTES_PER_LINE),
    ),
  };
}

function Words({ entry, words }: { readonly entry: Entry; readonly words: EntryWords }) {
  const clock = useClock();
  const { kind, title, startAt, place, notes } = entry;
  return (
    <>
      <S.Time data-first>
        {words.conflicts.length > 0 && <TriangleAlert strokeWidth={1.5} aria-hidden />}
        <span data-short>{timeText(startAt, clock)}</span>
        <span data-long>{spanText(entry, clock)}</span>
      </S.Time>{' '}
      <S.Title data-first>{truncateForList(titleOf(entry))}</S.Title>{' '}
      {words.conflicts.map(({ short, text }) => (
        <S.Conflict key={text}>
          <TriangleAlert strokeWidth={1.5} aria-hidden />
          <span data-short>{short}</span>
          <span data-long>{text}</span>
        </S.Conflict>
      ))}{' '}
      {title && <S.Kind>{kindLabels[kind]}</S.Kind>}{' '}
      {place && <S.Detail>{truncateForList(place)}</S.Detail>}{' '}
      <S.Detail>{truncateForList(words.call)}</S.Detail>{' '}
      {notes && <S.Notes>{truncateForList(notes)}</S.Notes>}
    </>
  );
}

/**
 * Block of an entry in a day's column: opened by a press, moved and resized by keys and by a
 * pointer.
 */
export const EntryBlock = memo(function EntryBlock(props: EntryBlockProps) {
  const { segment, firstHour, words, isWide, isDragged, actions } = props;
  const { entry } = segment;
  const root = {
    style: positionOf(segment, firstHour),
    'data-kind': entry.kind,
    'data-wide': isWide || undefined,
    'data-line': segment.to - segment.from < LINES_FROM_MINUTES || undefined,
    'data-dragged': isDragged || undefined,
    'data-conflict': words.conflicts.length > 0 || undefined,
  };
  if (!actions) {
    return (
      <S.Item {...root}>
        <S.Body as="div">
          <Words entry={entry} words={words} />
        </S.Body>
      </S.Item>
    );
  }
  const { timezone, onOpen, onMove, onDragStart, wasDrag } = actions;

  const handleKeyDown = (event: KeyboardEvent): void => {
    const span: Span | undefined = spanAfterKey(entry, event, { timezone, isMonth: false });
    if (!span) return;
    // Alt with an arrow key would otherwise also leave the page.
    event.preventDefault();
    onMove(entry, span);
  };

  return (
    <S.Item {...root}>
      <S.Body
        type="button"
        data-entry={entry.id}
        aria-haspopup="dialog"
        aria-keyshortcuts={MOVE_KEYS}
        onKeyDown={handleKeyDown}
        onPointerDown={(event) => onDragStart(event, entry, 'move')}
        onClick={({ currentTarget }) => {
          if (!wasDrag()) onOpen(entry, currentTarget);
        }}
      >
        <Words entry={entry} words={words} />
      </S.Body>
      <S.Handle aria-hidden onPointerDown={(event) => onDragStart(event, entry, 'resize')} />
    </S.Item>
  );
});
