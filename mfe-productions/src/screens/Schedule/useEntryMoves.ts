import { useCallback, useMemo, useState } from 'react';
import { useToast, useClock } from '@standby/shared-ui';
import type { Schedule } from '../../data/schedule';
import { titleOf, type Entry, type Span } from '../../domain/schedule/entry';
import { createEntryMover, whereText } from './entry-mover';
import type { WentOutOf } from './useWentOut';

export type MoveEntry = (entry: Entry, span: Span) => void;

export interface EntryMoves {
  /** Times of entries whose move is not stored yet, by id. */
  readonly moving: ReadonlyMap<string, Span>;
  readonly move: MoveEntry;
  /** Announcement for assistive technology with the new times of the last moved entry. */
  readonly announcement: string;
}

const NONE: EntryMoves['moving'] = new Map();

/** Moves and resizes entries as optimistic updates, with undo. */
export function useEntryMoves(schedule: Schedule, { outdated }: WentOutOf): EntryMoves {
  const clock = useClock();
  const toast = useToast();
  const [moving, setMoving] = useState(NONE);
  const [announcement, setAnnouncement] = useState('');
  const mover = useMemo(
    () => createEntryMover({ schedule, toast, clock, outdated, onMoving: setMoving }),
    [schedule, toast, clock, outdated],
  );
  const move = useCallback<MoveEntry>(
    (entry, span) => {
      setAnnouncement(`${titleOf(entry)}, ${whereText(entry, span, clock)}`);
      mover(entry, span);
    },
    [mover, clock],
  );
  return { moving, move, announcement };
}
